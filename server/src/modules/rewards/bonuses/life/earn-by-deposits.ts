import { earnedByDeposit, figuresAtYes } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { releaseBudget } from '../offering/budget.ts';
import { OPTED_MS } from '../offering/opted-time.ts';
import { lockBonus, noteStep } from './bonus.ts';
import { endBonus } from './end-bonus.ts';
import { startNext } from './start-next.ts';

/** Gives members what they said yes to with a deposit, once the books say that it was credited. */
export async function earnByDeposits(db: Database, now: Date): Promise<void> {
  for (const { id, deposit } of await credited(db.kysely))
    await db.transaction((tx) => earn(tx, { id, deposit, now }));
}

async function credited(db: Queryable): Promise<{ id: string; deposit: bigint }[]> {
  const { rows } = await sql<{ id: string; deposit: bigint }>`
    select b.id, t.amount as deposit
    from bonuses.bonus b
    join ledger.posted_transfer t on t.reference = b.deposit_id and t.code = 'deposit' and t.credit_owner_id = b.member_id
    where b.state = 'opted' order by b.opted_at limit 500`.execute(db);
  return rows;
}

async function earn(tx: Tx, of: { id: string; deposit: bigint; now: Date }): Promise<void> {
  const bonus = await lockBonus(tx, of.id);
  if (bonus?.state !== 'opted') return;
  const earned = earnedByDeposit(bonus.terms, of.deposit);
  // Another amount came than was asked for: the budget has kept no more than this.
  const amount = earned !== null && earned > bonus.reserved ? bonus.reserved : earned;
  if (amount === null || amount === 0n) {
    await endBonus(tx, { id: bonus.id, to: 'expired', now: of.now });
    return;
  }
  await releaseBudget(tx, bonus, amount);
  const figures = figuresAtYes(bonus.terms, amount, of.deposit);
  await tx
    .updateTable('bonuses.bonus')
    .set({
      state: 'waiting',
      amount,
      required: figures.required,
      max_stake: figures.maxStake,
      converted_most: figures.convertedMost,
      // As long free rounds wait until who gives them can.
      ...(bonus.rounds === null ? {} : { opted_until: new Date(of.now.getTime() + OPTED_MS) }),
    })
    .where('id', '=', bonus.id)
    .execute();
  await noteStep(tx, { bonusId: bonus.id, state: 'waiting', now: of.now });
  if (bonus.rounds === null) await startNext(tx, bonus.member_id, of.now);
}
