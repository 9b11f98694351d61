import type { Value } from '@lanna/contract/endpoint';
import { fairReturnsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { gameReturns as endpoint } from '@lanna/contract/play/bets/bets';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { type AskableVendor, listProvableVendors } from '../internal/outbound-vendor.ts';
import type { VendorClient } from '../vendor-client.ts';

/** The vendor counts once a minute; asking more often would give no newer figures. */
const KEPT_MS = 30_000;

type Returns = Value<typeof endpoint>;

/**
 * What the games of vendors that commit to seeds returned so far. Any visitor may ask, so the vendors are asked at most every half minute for
 * each brand, and one that does not answer leaves out its own games alone. Refuses `vendor_unreachable` where none answers, or none publishes
 * such figures.
 */
export function gameReturns(deps: { db: Queryable; client: VendorClient; clock: Clock }) {
  const kept = new Map<string, { returns: Promise<Returns>; askedAtMs: number }>();

  return (brand: BrandProfile): Promise<Returns> => {
    const nowMs = deps.clock.now().getTime();
    const known = kept.get(brand.id);
    if (known && nowMs - known.askedAtMs < KEPT_MS) return known.returns;
    const returns = askReturns(deps, brand);
    kept.set(brand.id, { returns, askedAtMs: nowMs });
    return returns;
  };
}

async function askReturns(
  { db, client }: { db: Queryable; client: VendorClient },
  brand: BrandProfile,
): Promise<Returns> {
  const vendors = await listProvableVendors(db, brand.id);
  const answers = await Promise.allSettled(vendors.map((vendor) => askVendor(client, brand, vendor)));
  const reached = answers.filter((answer) => answer.status === 'fulfilled');
  if (reached.length === 0) throw new Refusal('vendor_unreachable');
  return { returns: reached.flatMap(({ value }) => value) };
}

async function askVendor(
  client: VendorClient,
  brand: BrandProfile,
  vendor: AskableVendor,
): Promise<Returns['returns']> {
  const { returns } = await client.post({
    merchantId: brand.id,
    vendor,
    url: `${vendor.api_url}/fair/returns`,
    body: { operator_id: brand.code },
    reply: fairReturnsReply,
  });
  return returns.map(({ game_code, rule_version, rounds, returned, deviation, kinds }) => ({
    vendor: vendor.code,
    gameCode: game_code,
    ruleVersion: rule_version,
    rounds,
    returned,
    ...(deviation !== undefined && { deviation }),
    ...(kinds !== undefined && { kinds }),
  }));
}
