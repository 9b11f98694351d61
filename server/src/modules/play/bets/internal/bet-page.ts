import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type BetFilter, type BetLine, type BetOwner, betLines, betsOf } from './bet-lines.ts';
import { sumPasses } from './sum-passes.ts';
import { endOf, type SummedPart, startOf } from './summed-part.ts';

/**
 * The lines of a player's bets from `offset` on, newest first. The record falls into parts, of which each is known to hold so many bets
 * that pass: what no stretch covers, stretches, and joined stretches. Counting them from the newest shows in which parts the page
 * lies; joined ones are opened, and only bets between the first and the last that can pass there are read.
 */
export async function betPage(
  db: Queryable,
  owner: BetOwner,
  filter: BetFilter,
  { limit, offset, part }: { limit: number; offset: number; part: SummedPart | undefined },
): Promise<BetLine[]> {
  if (!part) return betLines(db, owner, filter).limit(limit).offset(offset).execute();
  const { from, to, ...kind } = filter;
  const since = sql<Date>`page.since`;
  const until = sql<Date>`page.until`;
  const lines = betLines(db, owner, kind)
    .where('b.placed_at', '>=', since)
    .where('b.placed_at', '<', until)
    .limit(sql<bigint>`${offset + limit} - page.before`);
  const countOf = betsOf(db, owner, kind)
    .where('b.placed_at', '>=', sql<Date>`p.since`)
    .where('b.placed_at', '<', sql<Date>`p.until`)
    .select(sql<bigint>`count(*)`.as('bets'));
  const { rows } = await sql<BetLine>`
    with counted as (
      select null::timestamptz as from_at, null::timestamptz as joined_until, p.since, p.until, c.bets
      from (values (${startOf(from)}, ${part.since}::timestamptz), (${part.until}::timestamptz, ${endOf(to)})) p (since, until)
      cross join lateral (${countOf}) c
      union all
      select s.from_at, case s.level when 1 then max(s.last_at) + interval '1 microsecond' end, min(s.first_at),
        max(s.last_at) + interval '1 microsecond', sum(s.bets)
      from (values (0, ${part.since}::timestamptz, ${part.joinedSince}::timestamptz),
        (1, ${part.joinedSince}::timestamptz, ${part.joinedUntil}::timestamptz),
        (0, ${part.joinedUntil}::timestamptz, ${part.until}::timestamptz)) p (level, since, until)
      join bets.stretch_sum s on s.member_id = ${owner.memberId} and s.level = p.level
        and s.from_at >= p.since and s.from_at < p.until
      where ${sumPasses(kind)}
      group by s.level, s.from_at
    ), numbered as (
      select *, sum(bets) over (order by since desc) - bets as before from counted where bets > 0
    ), reached as (
      select * from numbered where before < ${offset + limit} and before + bets > ${offset}
    ), opened as (
      select since, until, bets from reached where joined_until is null
      union all
      select min(s.first_at), max(s.last_at) + interval '1 microsecond', sum(s.bets)
      from reached r
      join bets.stretch_sum s on s.member_id = ${owner.memberId} and s.level = 0
        and s.from_at >= r.from_at and s.from_at < r.joined_until
      where r.joined_until is not null and ${sumPasses(kind)}
      group by s.from_at
    ), renumbered as (
      select *, (select min(before) from reached) + sum(bets) over (order by since desc) - bets as before from opened
    ), page as (
      select * from renumbered where before < ${offset + limit} and before + bets > ${offset}
    )
    select line.* from page cross join lateral (${lines}) line
    order by line.placed_at desc, line.id desc
    limit ${limit} offset ${offset} - coalesce((select min(before) from page), 0)`.execute(db);
  return rows;
}
