import { randomUUID } from 'node:crypto';
import { groupCommit } from '@lanna/rules/group-commit';
import type { Client } from 'pg';
import { compositesText } from '../../../server/src/platform/sql/composites-text.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import type { LotteryFixture } from './fixture.ts';

/** Bets of a vendor on the same players, batched as the portal does, without HTTP and signature: the yardstick of slips, which have neither here. */
export async function betsBeside(
  client: Client,
  db: Database,
  { merchantId }: LotteryFixture,
): Promise<(memberId: string) => Promise<void>> {
  const vendorId = randomUUID();
  await client.query(
    `insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at)
     values ($1, 'BESIDE', 'Beside', 'none', 'X-Hub88-Signature', 'http://127.0.0.1/', '{THB}', now())`,
    [vendorId],
  );
  await client.query('insert into catalogue.brand_vendor (merchant_id, vendor_id) values ($1, $2)', [
    merchantId,
    vendorId,
  ]);
  await client.query("insert into catalogue.vendor_group values ($1, 'RNG')", [vendorId]);
  await client.query(
    `insert into catalogue.game (id, vendor_id, code, name, game_type, created_at)
     values (gen_random_uuid(), $1, 'game', '{"EN": "Game"}', 'RNG', now())`,
    [vendorId],
  );
  const { rows } = await client.query<{ id: string; owner_id: string }>(
    'select id, owner_id from ledger.account where is_wallet',
  );
  const accounts = new Map(rows.map(({ id, owner_id }) => [owner_id, BigInt(id)]));
  const batches = groupCommit<bigint, string>({
    apply: async (wallets) => {
      const { rows: applied } = await db.pool.query<{ statuses: string[] }>({
        name: 'bets_beside',
        text: 'select statuses from vendor_wallet.apply_batch($1, $2)',
        values: [new Date(), callsText(vendorId, wallets)],
      });
      return (applied[0]?.statuses ?? []).map((answer) => ({ answer }));
    },
    ownerOf: String,
    log: console,
    overfull: () => new Error('more bets than may wait'),
  });
  return async (memberId) => {
    const status = await batches.apply(accounts.get(memberId) ?? 0n);
    if (status !== 'RS_OK') throw new Error(`a bet of the yardstick was answered ${status}`);
  };
}

/** `vendor_wallet.call[]`: a bet of 1 of each wallet. */
function callsText(vendorId: string, wallets: readonly bigint[]): string {
  return compositesText(
    wallets.map((wallet) => [
      ...['bet', vendorId, wallet, randomUUID(), randomUUID(), null, `\\x${'00'.repeat(32)}`],
      ...[randomUUID(), false, 'game', 'THB', 100_000, false, false, false, null],
    ]),
  );
}
