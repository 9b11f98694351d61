import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';

interface Place {
  brand: { id: string };
  vendor: { id: string };
  clock: { now(): Date };
}

interface RewardOptions {
  count?: number;
  value?: bigint;
  /** Null: any game of the vendor. */
  game?: string | null;
  endsInMs?: number;
}

/** Free bets for a player of the fixture, as the vendor knows them by now. */
export async function createReward(
  db: Database,
  { brand, vendor, clock }: Place,
  { memberId }: { memberId: string },
  { count = 2, value = 10_00000n, game = null, endsInMs = 3_600_000 }: RewardOptions = {},
): Promise<string> {
  const now = clock.now();
  const { account_id } = await db.kysely
    .selectFrom('ledger.available_balance')
    .select('account_id')
    .where('owner_id', '=', memberId)
    .where('is_wallet', '=', true)
    .$narrowType<{ account_id: bigint }>()
    .executeTakeFirstOrThrow();
  const id = newId();
  await db.kysely
    .insertInto('vendor_wallet.reward')
    .values({
      id,
      merchant_id: brand.id,
      vendor_id: vendor.id,
      member_id: memberId,
      account_id,
      currency: 'THB',
      game,
      bet_count: count,
      bet_value: value,
      granted_at: new Date(now.getTime() - 1),
      ends_at: new Date(now.getTime() + endsInMs),
      granted_by: newId(),
      granted_by_name: 'Nok',
      reason: 'a test',
      created_at_vendor: now,
      next_call_at: now,
    })
    .execute();
  return id;
}
