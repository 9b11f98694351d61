import { type RawBuilder, sql } from 'kysely';
import type { PlaceInLine } from './place-in-line.ts';

/**
 * The counted rows of a place, of one of the tables by branch: those of its level on the days it had one, and on its other days what the one
 * above has of it, as the account's own. In person: the account's own alone.
 */
export function rowsOf(table: 'branch_play' | 'branch_money', place: PlaceInLine): RawBuilder<unknown> {
  const { merchantId, accountId, aboveId, agentDays, plainDays, inPerson } = place;
  const from = sql.table(`teams.${table}`);
  const level = sql`select * from ${from} where agent_id = ${accountId} and merchant_id = ${merchantId}
    and day = any (${agentDays}::date[]) ${inPerson ? sql`and child_id = ${accountId}` : sql``}`;
  if (aboveId === undefined) return sql`(${level})`;
  return sql`(${level} union all
    select * from ${from} where agent_id = ${aboveId} and merchant_id = ${merchantId} and child_id = ${accountId}
      and day = any (${plainDays}::date[]))`;
}
