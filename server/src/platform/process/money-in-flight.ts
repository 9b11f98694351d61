import { MONEY_SCALE } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../sql/database.ts';
import type { FigureSource } from './house-figures.ts';

/**
 * Money that is on its way, and since when, of a query that selects `amount`, `currency` and `since` of each. As a figure for a graph it may pass through
 * a float; no amount that is paid does.
 */
export function moneyInFlight(db: Queryable, what: string, underWay: RawBuilder<unknown>): FigureSource[] {
  return [
    {
      figure: 'money_in_flight',
      read: async () => {
        const { rows } = await sql<{ currency: string; amount: string }>`
          select currency, sum(amount) as amount from (${underWay}) m group by currency`.execute(db);
        return rows.map(({ currency, amount }) => ({
          labels: { what, currency },
          value: Number(amount) / Number(MONEY_SCALE),
        }));
      },
    },
    {
      figure: 'money_in_flight_oldest_seconds',
      read: async () => {
        const { rows } = await sql<{ seconds: number }>`
          select coalesce(extract(epoch from now() - min(since)), 0)::float8 as seconds from (${underWay}) m`.execute(
          db,
        );
        return rows.map(({ seconds }) => ({ labels: { what }, value: Math.max(0, seconds) }));
      },
    },
  ];
}
