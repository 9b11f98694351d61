import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { lockBonus } from './life/bonus.ts';
import { endBonus } from './life/end-bonus.ts';
import { releaseBudget } from './offering/budget.ts';

/**
 * All of them are played: what they won is cash already, or becomes a bonus now. False where one of them is open whose win is still to be counted. What has ended
 * before stays as it ended.
 */
export async function completeRounds(tx: Tx, id: string, now: Date): Promise<boolean> {
  await endBonus(tx, { id, to: 'completed', now });
  const bonus = await lockBonus(tx, id);
  return bonus !== undefined && !isBonusOpen(bonus.state);
}

/** Their vendor gives none: the budget has them back, and the member may take the offer again once it is corrected. */
export async function dropRefusedRounds(tx: Tx, id: string, now: Date): Promise<void> {
  if (!(await endBonus(tx, { id, to: 'expired', isRefused: true, now }))) return;
  const bonus = await lockBonus(tx, id);
  if (!bonus) throw new Error('a bonus that has ended stays on record');
  await releaseBudget(tx, bonus);
  await tx
    .updateTable('bonuses.bonus')
    .set({ active_from: null, ends_at: null })
    .where('id', '=', id)
    .execute();
}

/** Free rounds that were given up or taken back, by whom and why, and that are still to be cancelled where they were given. */
export async function roundsToCancel(
  db: Queryable,
  most: number,
): Promise<{ id: string; by: string; reason: string }[]> {
  return (
    db
      .selectFrom('bonuses.rounds_to_cancel as c')
      .innerJoin('bonuses.bonus as b', 'b.id', 'c.bonus_id')
      .innerJoin('bonuses.step as s', (join) =>
        join.onRef('s.bonus_id', '=', 'b.id').onRef('s.state', '=', 'b.state'),
      )
      .innerJoin('members.account as m', 'm.id', 'b.member_id')
      // Given up by the member, who gives no reason.
      .select(({ fn, val }) => [
        'b.id',
        fn.coalesce('s.by_name', 'm.username').as('by'),
        fn.coalesce('s.reason', val('–')).as('reason'),
      ])
      .$narrowType<{ by: string }>()
      .limit(most)
      .execute()
  );
}

/** In the transaction that cancels them. */
export async function noteCancelledRounds(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bonuses.rounds_to_cancel').where('bonus_id', '=', id).execute();
}

/** Whether free bets under this id are a bonus's: then two take them back, as any bonus. */
export async function areOfBonus(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('id', '=', id)
    .where('rounds', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
