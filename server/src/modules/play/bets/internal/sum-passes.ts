import { type RawBuilder, sql } from 'kysely';
import type { BetFilter } from './bet-lines.ts';
import { ofVendor } from './of-vendor.ts';

/** Whether the bets behind a sum of a stretch pass the filter, whatever its period. */
export function sumPasses({ category, vendor, game, status }: BetFilter): RawBuilder<boolean> {
  const conditions = [
    sql`s.bets > 0`,
    ...(category ? [sql`s.category = ${category}`] : []),
    ...(vendor ? [ofVendor('s', vendor)] : []),
    ...(game ? [sql`s.game_code = ${game}`] : []),
    ...(status ? [sql`s.outcome = ${status}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
