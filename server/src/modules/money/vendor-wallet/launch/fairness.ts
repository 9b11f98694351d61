import type { Received, Value } from '@lanna/contract/endpoint';
import { fairRotateReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { fairness, rotateSeeds as rotateEndpoint } from '@lanna/contract/play/bets/bets';
import { fairState } from '@lanna/contract/play/bets/fair-state';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { findVendorPlayer } from '../internal/outbound-player.ts';
import { listProvableVendors } from '../internal/outbound-vendor.ts';
import type { VendorClient } from '../vendor-client.ts';

interface FairnessDeps {
  db: Queryable;
  client: VendorClient;
}

interface Player {
  brand: BrandProfile;
  memberId: string;
}

/**
 * What one of the brand's vendors has committed to for this player. Refuses `vendor_unreachable`, also where none commits to anything, or not the one
 * that is named.
 */
export async function readFairness(
  deps: FairnessDeps,
  player: Player,
  vendorCode?: string,
): Promise<Value<typeof fairness>> {
  const call = await callOf(deps.db, player, { path: '/fair/state', vendorCode });
  return deps.client.post({ ...call, reply: fairState });
}

/**
 * Reveals the current server seed and starts the next pair with the player's own seed. Refuses `round_unfinished`,
 * `seed_hash_stale` and `vendor_unreachable`.
 */
export async function rotateSeeds(
  deps: FairnessDeps,
  player: Player,
  request: Received<typeof rotateEndpoint>['body'],
): Promise<Value<typeof rotateEndpoint>> {
  const call = await callOf(deps.db, player, { path: '/fair/rotate', vendorCode: request.vendor });
  const answer = await deps.client.post({
    ...call,
    body: {
      ...call.body,
      client_seed: request.clientSeed,
      next_server_seed_hash: request.nextServerSeedHash,
    },
    reply: fairRotateReply,
  });
  if (answer.status === 'ok') return answer.state;
  throw new Refusal(answer.status === 'stale_hash' ? 'seed_hash_stale' : 'round_unfinished');
}

async function callOf(
  db: Queryable,
  { brand, memberId }: Player,
  { path, vendorCode }: { path: '/fair/state' | '/fair/rotate'; vendorCode: string | undefined },
) {
  const vendors = await listProvableVendors(db, brand.id);
  const vendor = vendorCode === undefined ? vendors[0] : vendors.find(({ code }) => code === vendorCode);
  if (!vendor) throw new Refusal('vendor_unreachable');
  const { walletUser } = await findVendorPlayer(db, { merchantId: brand.id, memberId });
  return {
    merchantId: brand.id,
    vendor,
    url: `${vendor.api_url}${path}`,
    body: { operator_id: brand.code, user: walletUser },
  };
}
