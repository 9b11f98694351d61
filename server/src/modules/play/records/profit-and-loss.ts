import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type profitAndLoss as endpoint,
  type PlayedOfCategory,
  playedOfCategory,
} from '@lanna/contract/play/records/records';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { periodOf } from './period.ts';
import type { RecordReader } from './record-source.ts';

interface Sums {
  bets: number;
  stake: bigint;
  payout: bigint;
  turnover: bigint;
}

/** What settled bets came to by day and by category, from the daily sums: the same rows for a member with ten bets or ten million. */
export async function profitAndLoss(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: RecordReader,
  { category, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { from, to } = periodOf(asked, { timeZone: brand.timeZone, now });
  const rows = await db
    .selectFrom('bets.member_day')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .where('currency', '=', brand.currency)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .groupBy(['day', 'category'])
    .orderBy('day')
    .select([
      sql<string>`day::text`.as('day'),
      'category',
      sql<number>`sum(bets)::int`.as('bets'),
      sql<bigint>`sum(stake)::bigint`.as('stake'),
      sql<bigint>`sum(payout)::bigint`.as('payout'),
      sql<bigint>`sum(valid_turnover)::bigint`.as('turnover'),
    ])
    .execute();
  const played = rows.filter(({ bets, payout, stake }) => bets !== 0 || payout !== 0n || stake !== 0n);
  const wanted = played.filter((row) => category === undefined || row.category === category);
  return {
    period: { from, to },
    currency: brand.currency,
    totals: showSums(addUp(wanted)),
    days: sumsBy(wanted, ({ day }) => day).map(([day, sums]) => ({ day, ...showSums(sums) })),
    categories: sumsBy(played, (row) => row.category)
      .map(([name, sums]): PlayedOfCategory => playedOfCategory.parse({ category: name, ...showSums(sums) }))
      .sort((one, other) => other.bets - one.bets),
  };
}

function sumsBy<Row extends Sums>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Sums][] {
  return [...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, addUp(some)]);
}

function addUp(rows: readonly Sums[]): Sums {
  return rows.reduce(
    (sum, { bets, stake, payout, turnover }) => ({
      bets: sum.bets + bets,
      stake: sum.stake + stake,
      payout: sum.payout + payout,
      turnover: sum.turnover + turnover,
    }),
    { bets: 0, stake: 0n, payout: 0n, turnover: 0n },
  );
}

function showSums({ bets, stake, payout, turnover }: Sums) {
  return {
    bets,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    turnover: formatMoney(turnover),
    net: formatMoney(payout - stake),
  };
}
