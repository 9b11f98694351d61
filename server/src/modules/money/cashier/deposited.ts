import type { Money } from '@lanna/rules/money';
import { OPEN_DEPOSIT_STATES } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import type { Deposited } from '../../accounts/protection/deposited.ts';
import { cameDownLine } from '../../books/ledger/came-down-line.ts';
import { stateInQuery } from './record/deposit.ts';

/**
 * What a member has deposited since each of these moments: credited since, or made and still open. What agents send down the line is money in
 * as well: a limit holds whichever way it comes.
 */
export const deposited: Deposited = async (db, { merchantId, memberId }, since, now) => {
  const earliest = new Date(Math.min(...since.map((at) => at.getTime())));
  const rows = await db
    .selectFrom('cashier.deposit as d')
    .select(['d.credited_at', sql<Money>`coalesce(d.credited_amount, d.amount)`.as('amount')])
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', merchantId)
    .where((where) =>
      where.or([
        where.and([where('d.status', '=', 'credited'), where('d.credited_at', '>=', earliest)]),
        where.and([
          where('d.status', 'in', OPEN_DEPOSIT_STATES),
          where(stateInQuery(now), 'in', OPEN_DEPOSIT_STATES),
        ]),
      ]),
    )
    .execute();
  const fromAgents = await cameDownLine(db, { merchantId, memberId }, earliest);
  const waiting = sumOf(rows.filter(({ credited_at: creditedAt }) => creditedAt === null));
  return since.map((start) => ({
    arrived: sumOf([
      ...rows.filter(({ credited_at: creditedAt }) => creditedAt !== null && creditedAt >= start),
      ...fromAgents.filter(({ at }) => at >= start),
    ]),
    waiting,
  }));
};

function sumOf(amounts: readonly { amount: Money }[]): Money {
  return amounts.reduce((sum, { amount }) => sum + amount, 0n);
}
