import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetFilter, BetOwner } from './bet-lines.ts';

/**
 * The part of a period that whole stretches cover, as moments in the text of the database: bets before `since` and from `until` on are read
 * one by one, those between by their sums; by the sums of joined stretches between `joinedSince` and `joinedUntil`. Stretches stay
 * as they were cut and their sums follow each change, so what is read by it later is exact as well.
 */
export interface SummedPart {
  since: string;
  joinedSince: string;
  joinedUntil: string;
  until: string;
}

/** Undefined where no whole stretch lies in the period: a member with less than some hundred bets has none at all. */
export async function summedPart(
  db: Queryable,
  { memberId, merchantId }: BetOwner,
  { from, to }: BetFilter,
): Promise<SummedPart | undefined> {
  const ends = (level: 0 | 1) => sql`
    select (array_agg(s.from_at order by s.from_at))[1]::text as since, (array_agg(s.until_at order by s.from_at desc))[1]::text as until
    from (
      (select from_at, until_at from bets.stretch
      where member_id = ${memberId} and merchant_id = ${merchantId} and level = ${level}
        and from_at >= ${startOf(from)} and from_at < ${endOf(to)} and until_at <= ${endOf(to)}
      order by from_at limit 1)
      union all
      (select from_at, until_at from bets.stretch
      where member_id = ${memberId} and merchant_id = ${merchantId} and level = ${level}
        and from_at >= ${startOf(from)} and from_at < ${endOf(to)} and until_at <= ${endOf(to)}
      order by from_at desc limit 1)
    ) s`;
  const { rows } = await sql<{
    since: string | null;
    until: string | null;
    joined_since: string | null;
    joined_until: string | null;
  }>`
    select whole.since, whole.until, joined.since as joined_since, joined.until as joined_until
    from (${ends(0)}) whole cross join (${ends(1)}) joined`.execute(db);
  const [found] = rows;
  if (!found?.since || !found.until) return undefined;
  const { since, until } = found;
  return {
    since,
    joinedSince: found.joined_since ?? until,
    joinedUntil: found.joined_until ?? until,
    until,
  };
}

export const startOf = (from: string | undefined) => sql`${from ?? '-infinity'}::timestamptz`;
export const endOf = (to: string | undefined) => sql`${to ?? 'infinity'}::timestamptz`;
