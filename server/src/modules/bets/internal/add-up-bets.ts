import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';
import { type BetFilter, type BetOwner, betsOf } from './bet-lines.ts';
import { sumPasses } from './sum-passes.ts';
import { type SummedPart, summedPart } from './summed-part.ts';

export interface BetSums {
  total: number;
  stake: Money;
  payout: Money;
}

/** The sums of all bets of a player that pass the filter: stretches by what is known of them, the rest bet by bet. */
export async function addUpBets(db: Queryable, owner: BetOwner, filter: BetFilter): Promise<BetSums> {
  return addUpAround(db, owner, filter, await summedPart(db, owner, filter));
}

/** The same, where the summed part has been looked up already. */
export async function addUpAround(
  db: Queryable,
  owner: BetOwner,
  filter: BetFilter,
  part: SummedPart | undefined,
): Promise<BetSums> {
  if (!part) return oneByOne(db, owner, filter).executeTakeFirstOrThrow();
  const { rows } = await sql<BetSums>`
    select sum(total)::int as total, sum(stake)::bigint as stake, sum(payout)::bigint as payout
    from (
      ${oneByOne(db, owner, { ...filter, to: part.since })}
      union all
      ${oneByOne(db, owner, { ...filter, from: part.until })}
      union all
      select coalesce(sum(s.bets), 0), coalesce(sum(s.stake), 0), coalesce(sum(s.payout), 0)
      from (values (0, ${part.since}::timestamptz, ${part.joinedSince}::timestamptz),
        (1, ${part.joinedSince}::timestamptz, ${part.joinedUntil}::timestamptz),
        (0, ${part.joinedUntil}::timestamptz, ${part.until}::timestamptz)) p (level, since, until)
      join bets.stretch_sum s on s.member_id = ${owner.memberId} and s.level = p.level
        and s.from_at >= p.since and s.from_at < p.until
      where ${sumPasses(filter)}
    ) parts`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('sums are one row, also of nothing');
  return sums;
}

function oneByOne(db: Queryable, owner: BetOwner, filter: BetFilter) {
  return betsOf(db, owner, filter).select([
    sql<number>`count(*)::int`.as('total'),
    sql<bigint>`coalesce(sum(b.stake), 0)::bigint`.as('stake'),
    sql<bigint>`coalesce(sum(b.payout), 0)::bigint`.as('payout'),
  ]);
}
