import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type BetSums, isDrawn } from './add-up-bets.ts';
import { type BetFilter, type BetOwner, betsOf, outcome } from './bet-lines.ts';

/** A longer pause between two bets of a game begins another play session. */
const PAUSE_MINUTES_MAX = 30;

export interface PlaySessionLine {
  bets: number;
  open: number;
  stake: bigint;
  payout: bigint;
  from: Date;
  to: Date;
  lastBet: string;
  /** Of the open ones, in no order. */
  openBets: string[] | null;
}

export interface PlaySessionSums extends Omit<BetSums, 'total'> {
  playSessions: number;
  bets: number;
}

/**
 * A player's bets by game and play session, the last played first, and the sums of all. Play sessions are distinguished before the status
 * picks its bets from them: who looks at what was won must not see one evening in twenty pieces.
 */
export async function playSessionsOf(
  db: Queryable,
  owner: BetOwner,
  { status, ...gathered }: BetFilter,
  page: { limit: number; offset: number },
): Promise<{ sums: PlaySessionSums; lines: PlaySessionLine[] }> {
  const bets = betsOf(db, owner, gathered).select([
    'b.id',
    'b.source',
    'b.game_code',
    'b.category',
    'b.stake',
    'b.payout',
    'b.placed_at',
    outcome.as('status'),
  ]);
  const wanted = status ?? null;
  const { rows } = await sql<PlaySessionLine & Sums>`
    with played as (${bets}),
    begun as (
      select *, placed_at - lag(placed_at) over game > ${PAUSE_MINUTES_MAX} * interval '1 minute' as begins
      from played
      window game as (partition by source, game_code order by placed_at, id)
    ), numbered as (
      select *, count(*) filter (where begins) over game as play_session
      from begun
      window game as (partition by source, game_code order by placed_at, id)
    ), play_sessions as materialized (
      select count(*)::int as bets, (count(*) filter (where status = 'open'))::int as open,
        sum(stake)::bigint as stake, sum(payout)::bigint as payout, min(placed_at) as "from", max(placed_at) as "to",
        (array_agg(id order by placed_at desc, id desc))[1] as "lastBet",
        array_agg(id) filter (where status = 'open') as "openBets",
        coalesce(sum(stake) filter (where status = 'open'), 0)::bigint as "openStake",
        bool_or(${isDrawn(sql`category`)}) as "isDrawn"
      from numbered
      where ${wanted}::text is null or status = ${wanted}
      group by source, game_code, play_session
    ), shown as (
      select * from play_sessions order by "to" desc, "lastBet" desc limit ${page.limit} offset ${page.offset}
    )
    select sums.*, shown.*
    from (
      select count(*)::int as "allPlaySessions", coalesce(sum(bets), 0)::int as "allBets",
        coalesce(sum(stake), 0)::bigint as "allStake", coalesce(sum(payout), 0)::bigint as "allPayout",
        coalesce(sum(open) filter (where "isDrawn"), 0)::int as "openSlips",
        coalesce(sum("openStake") filter (where "isDrawn"), 0)::bigint as "openSlipStake",
        coalesce(sum(open) filter (where not "isDrawn"), 0)::int as "openRounds",
        coalesce(sum("openStake") filter (where not "isDrawn"), 0)::bigint as "openRoundStake"
      from play_sessions
    ) sums left join shown on true
    order by shown."to" desc, shown."lastBet" desc`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('sums are one row, also of nothing');
  const { allPlaySessions, allBets, allStake, allPayout } = first;
  const { openSlips, openSlipStake, openRounds, openRoundStake } = first;
  return {
    sums: {
      ...{ playSessions: allPlaySessions, bets: allBets, stake: allStake, payout: allPayout },
      ...{ openSlips, openSlipStake, openRounds, openRoundStake },
    },
    // A page past the end has sums and no play session.
    lines: rows.filter(({ lastBet }) => lastBet !== null),
  };
}

interface Sums extends Omit<BetSums, 'total' | 'stake' | 'payout'> {
  allPlaySessions: number;
  allBets: number;
  allStake: bigint;
  allPayout: bigint;
}
