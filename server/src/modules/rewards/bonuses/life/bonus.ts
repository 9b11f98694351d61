import type { BonusState } from '@lanna/rules/rewards/bonuses/states';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { type Selectable, sql } from 'kysely';
import type { BonusesBonus } from '../../../../platform/generated/bonuses.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';

export type BonusRow = Omit<Selectable<BonusesBonus>, 'state' | 'terms'> & {
  state: BonusState;
  terms: BonusTerms;
};

/**
 * A bonus, held with its member's wallet: all that move bonus money, or a bonus from state to state, hold that as bets do, so no bet comes between.
 * Undefined where there is none.
 */
export async function lockBonus(tx: Tx, id: string): Promise<BonusRow | undefined> {
  const owner = await tx
    .selectFrom('bonuses.bonus')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner) return undefined;
  await lockWallets(tx, [owner.member_id]);
  const row = await tx
    .selectFrom('bonuses.bonus')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row as unknown as BonusRow;
}

/** A move from one state to the next, as the member and operators look back at it. */
export async function noteStep(
  tx: Tx,
  step: {
    bonusId: string;
    state: BonusState;
    now: Date;
    granted?: bigint;
    converted?: bigint;
    forfeited?: bigint;
    byName?: string | null;
    reason?: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('bonuses.step')
    .values({
      bonus_id: step.bonusId,
      state: step.state,
      at: step.now,
      granted: step.granted ?? 0n,
      converted: step.converted ?? 0n,
      forfeited: step.forfeited ?? 0n,
      by_name: step.byName ?? null,
      reason: step.reason ?? null,
    })
    .execute();
}

/** What lies on a bonus account. */
export async function bonusBalance(db: Queryable, account: bigint): Promise<bigint> {
  const { rows } = await sql<{ available: bigint }>`
    select available from ledger.available_balance where account_id = ${account}`.execute(db);
  return rows[0]?.available ?? 0n;
}
