import type { BonusCard } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import type { BonusState } from '@lanna/rules/rewards/bonuses/states';
import { winBonus } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type BonusRow, bonusBalance } from '../life/bonus.ts';

/** A bonus with its steps, as its member sees it. */
export async function bonusCard(db: Queryable, bonus: BonusRow): Promise<BonusCard> {
  const orNull = (amount: bigint | null) => (amount === null ? null : formatMoney(amount));
  const isPlayed = bonus.state === 'active' && bonus.rounds === null;
  const balance = isPlayed ? await bonusBalance(db, bonus.bonus_account) : null;
  return {
    id: bonus.id,
    state: bonus.state,
    terms: bonus.terms as BonusCard['terms'],
    amount: orNull(bonus.amount),
    balance: orNull(balance),
    required: orNull(bonus.required),
    progress: formatMoney(bonus.progress),
    maxStake: orNull(bonus.max_stake),
    convertedMost: orNull(bonus.converted_most),
    converted: formatMoney(bonus.converted),
    won: orNull(await wonOf(db, bonus)),
    optedAt: bonus.opted_at.toISOString(),
    endsAt: bonus.ends_at?.toISOString() ?? null,
    steps: (await stepsOf(db, bonus.id)).map(({ by: _, ...step }) => step),
  };
}

/** What free rounds have won as bonus money: as it was counted, or so far. What was given up or taken back is gone. */
async function wonOf(db: Queryable, { id, terms, state, won }: BonusRow): Promise<bigint | null> {
  if (won !== null || !winBonus(terms) || state !== 'active') return won;
  const { rows } = await sql<{ won: bigint }>`
    select coalesce(sum(bonus_payout), 0)::bigint as won from bets.placed_bet where bonus_id = ${id}`.execute(
    db,
  );
  return rows[0]?.won ?? 0n;
}

export async function stepsOf(db: Queryable, bonusId: string) {
  const rows = await db
    .selectFrom('bonuses.step')
    .selectAll()
    .where('bonus_id', '=', bonusId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    state: row.state as BonusState,
    at: row.at.toISOString(),
    granted: formatMoney(row.granted),
    converted: formatMoney(row.converted),
    forfeited: formatMoney(row.forfeited),
    reason: row.reason,
    by: row.by_name,
  }));
}
