import { DRAWN_GROUPS } from '@lanna/contract/play/bets/bets';
import { formatMoney, type Money } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type BetFilter, type BetOwner, betsOf } from './bet-lines.ts';
import { sumPasses } from './sum-passes.ts';
import { type SummedPart, summedPart } from './summed-part.ts';

export interface BetSums {
  total: number;
  stake: Money;
  payout: Money;
  /** Bets without a result among them: slips that wait for a draw, and rounds. */
  openSlips: number;
  openSlipStake: Money;
  openRounds: number;
  openRoundStake: Money;
}

export function showOpen(sums: Omit<BetSums, 'total' | 'stake' | 'payout'>) {
  return {
    slips: { bets: sums.openSlips, stake: formatMoney(sums.openSlipStake) },
    rounds: { bets: sums.openRounds, stake: formatMoney(sums.openRoundStake) },
  };
}

/** Whether open bets of a category are slips that wait for a draw. */
export function isDrawn(category: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${category} = any (${[...DRAWN_GROUPS]}::text[])`;
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
  const openSlip = sql`s.outcome = 'open' and ${isDrawn(sql`s.category`)}`;
  const openRound = sql`s.outcome = 'open' and not ${isDrawn(sql`s.category`)}`;
  if (!part) return oneByOne(db, owner, filter).executeTakeFirstOrThrow();
  const { rows } = await sql<BetSums>`
    select sum(total)::int as total, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      sum("openSlips")::int as "openSlips", sum("openSlipStake")::bigint as "openSlipStake",
      sum("openRounds")::int as "openRounds", sum("openRoundStake")::bigint as "openRoundStake"
    from (
      ${oneByOne(db, owner, { ...filter, to: part.since })}
      union all
      ${oneByOne(db, owner, { ...filter, from: part.until })}
      union all
      select coalesce(sum(s.bets), 0), coalesce(sum(s.stake), 0), coalesce(sum(s.payout), 0),
        coalesce(sum(s.bets) filter (where ${openSlip}), 0), coalesce(sum(s.stake) filter (where ${openSlip}), 0),
        coalesce(sum(s.bets) filter (where ${openRound}), 0), coalesce(sum(s.stake) filter (where ${openRound}), 0)
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
  const openSlip = sql`b.status = 'open' and ${isDrawn(sql`b.category`)}`;
  const openRound = sql`b.status = 'open' and not ${isDrawn(sql`b.category`)}`;
  return betsOf(db, owner, filter).select([
    sql<number>`count(*)::int`.as('total'),
    sql<bigint>`coalesce(sum(b.stake), 0)::bigint`.as('stake'),
    sql<bigint>`coalesce(sum(b.payout), 0)::bigint`.as('payout'),
    sql<number>`(count(*) filter (where ${openSlip}))::int`.as('openSlips'),
    sql<bigint>`coalesce(sum(b.stake) filter (where ${openSlip}), 0)::bigint`.as('openSlipStake'),
    sql<number>`(count(*) filter (where ${openRound}))::int`.as('openRounds'),
    sql<bigint>`coalesce(sum(b.stake) filter (where ${openRound}), 0)::bigint`.as('openRoundStake'),
  ]);
}
