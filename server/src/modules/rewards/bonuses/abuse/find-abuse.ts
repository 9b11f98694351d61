import type { AbuseSignal } from '@lanna/contract/rewards/bonuses/ops';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';

/** How long after its end a bonus is still looked at, and how far back its bets are. */
const LOOKED_AT_MS = 48 * 3_600_000;
/** Two bets belong together where they were placed so close to one another, on the same game, for about the same. */
const SAME_MOMENT = sql`interval '30 seconds'`;
const OPPOSITE_LEAST = 5;
/** A bet that risked less than this share of what it staked covers itself; so many of them, and half of all, are worth a look. */
const AT_RISK_PERCENT = 20;
const COVERED_LEAST = 10;

interface Found {
  bonus_id: string;
  merchant_id: string;
  member_id: string;
  signals: AbuseSignal[];
  others: string[];
  opposite_bets: number;
  covered_bets: number;
}

/**
 * Looks for bonuses that one person has taken with several accounts, or played without a risk, and keeps each as a case. What was cleared is open again only
 * where something else is found. Safe beside itself, and to repeat: a bonus is one case.
 */
export async function findAbuse({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - LOOKED_AT_MS);
  const found = together([
    ...(await ofOnePerson(db.kysely, since)),
    ...(await opposite(db.kysely, since)),
    ...(await covered(db.kysely, since)),
  ]);
  if (found.length > 0) await db.transaction((tx) => keep(tx, found, now));
}

/** Bonuses that are played, or have ended a short time ago. */
const looked = (since: Date) => sql`
  looked as (
    select b.* from bonuses.bonus b
    where b.active_from is not null and (b.state = 'active' or b.ended_at > ${since})
  )`;

/** Accounts that share what one person has, of which both have taken the same offer; and a friend who is the inviter. */
async function ofOnePerson(db: Queryable, since: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${looked(since)}
    select l.id as bonus_id, l.merchant_id, l.member_id, d.signals, array[d.other_member_id] as others, 0 as opposite_bets, 0 as covered_bets
    from looked l join members.duplicate d on d.member_id = l.member_id and d.merchant_id = l.merchant_id
    where d.decision is distinct from 'different' and l.offer_id is not null
      and exists (select from bonuses.bonus o where o.member_id = d.other_member_id and o.offer_id = l.offer_id and o.active_from is not null)
    union all
    select l.id, l.merchant_id, l.member_id, d.signals || array['self_referral'], array[d.other_member_id], 0, 0
    from looked l
    join bonuses.referral r on l.cause = 'friend ' || r.friend_id or l.cause = 'as friend' and r.friend_id = l.member_id
    join members.duplicate d on d.member_id = r.friend_id and d.other_member_id = r.inviter_id
    where d.decision is distinct from 'different'`.execute(db);
  return rows;
}

/** Two takers of bonuses who bet at the same moment on the same game about the same, one winning what the other loses. */
async function opposite(db: Queryable, since: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${looked(since)}, played as (
      select l.id as bonus_id, l.merchant_id, l.member_id, p.source, p.game_code, p.placed_at, p.status, p.stake + p.bonus_stake as staked
      from looked l join bets.placed_bet p on p.bonus_id = l.id
      where p.placed_at > ${since} and p.status in ('won', 'lost') and p.category in ('LIVE', 'SPORTS', 'ESPORTS', 'PVP')
    ), pairs as (
      select a.bonus_id, a.merchant_id, a.member_id, b.member_id as other, count(*) as beside,
        count(*) filter (where a.status <> b.status) as against
      from played a join played b on b.merchant_id = a.merchant_id and (b.source, b.game_code) = (a.source, a.game_code)
        and b.member_id <> a.member_id and b.placed_at between a.placed_at - ${SAME_MOMENT} and a.placed_at + ${SAME_MOMENT}
        and b.staked between div(a.staked::numeric * 9, 10) and div(a.staked::numeric * 11, 10)
      group by 1, 2, 3, 4
    )
    select bonus_id, merchant_id, member_id, array['opposite_bets'] as signals, array_agg(other) as others,
      max(against)::integer as opposite_bets, 0 as covered_bets
    from pairs where against >= ${OPPOSITE_LEAST} and against * 5 >= beside * 4 group by 1, 2, 3`.execute(db);
  return rows;
}

/** Bets that cover both sides by themselves: of what they stake next to nothing is at risk. */
async function covered(db: Queryable, since: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${looked(since)}, played as (
      select l.id as bonus_id, l.merchant_id, l.member_id, count(*) as bets,
        count(*) filter (where v.turnover * 100 < (p.stake + p.bonus_stake)::numeric * ${AT_RISK_PERCENT}) as covered
      from looked l join bets.placed_bet p on p.bonus_id = l.id
      cross join lateral (
        select bets.valid_turnover(p.status, p.category, p.stake + p.bonus_stake, p.payout + p.bonus_payout, p.turnover_given) as turnover) v
      where p.placed_at > ${since} and p.status in ('won', 'lost') and p.category in ('LIVE', 'SPORTS', 'ESPORTS', 'PVP')
      group by 1, 2, 3
    )
    select bonus_id, merchant_id, member_id, array['covered_bets'] as signals, '{}'::uuid[] as others, 0 as opposite_bets, covered::integer as covered_bets
    from played where covered >= ${COVERED_LEAST} and covered * 2 >= bets`.execute(db);
  return rows;
}

/** One case a bonus: a statement may touch a row once. */
function together(all: readonly Found[]): Found[] {
  const cases = new Map<string, Found>();
  for (const one of all) {
    const before = cases.get(one.bonus_id);
    cases.set(one.bonus_id, {
      ...one,
      signals: [...new Set([...(before?.signals ?? []), ...one.signals])].sort(),
      others: [...new Set([...(before?.others ?? []), ...one.others])].sort(),
      opposite_bets: Math.max(before?.opposite_bets ?? 0, one.opposite_bets),
      covered_bets: Math.max(before?.covered_bets ?? 0, one.covered_bets),
    });
  }
  return [...cases.values()];
}

const IS_NEWS = sql<boolean>`(abuse_case.state <> 'open' and not (abuse_case.signals @> excluded.signals and abuse_case.others @> excluded.others))`;
const IS_MORE = sql<boolean>`(abuse_case.signals, abuse_case.others, abuse_case.opposite_bets, abuse_case.covered_bets)
  is distinct from (excluded.signals, excluded.others, excluded.opposite_bets, excluded.covered_bets)`;

async function keep(tx: Tx, found: readonly Found[], now: Date): Promise<void> {
  const changed = await tx
    .insertInto('bonuses.abuse_case')
    .values(found.map((one) => ({ ...one, found_at: now, last_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('bonus_id')
        .doUpdateSet({
          signals: sql`(select array_agg(distinct s order by s) from unnest(abuse_case.signals || excluded.signals) s)`,
          others: sql`(select coalesce(array_agg(distinct o order by o), '{}') from unnest(abuse_case.others || excluded.others) o)`,
          opposite_bets: sql`greatest(abuse_case.opposite_bets, excluded.opposite_bets)`,
          covered_bets: sql`greatest(abuse_case.covered_bets, excluded.covered_bets)`,
          last_at: now,
          state: sql`case when ${IS_NEWS} then 'open' else abuse_case.state end`,
          reason: sql`case when ${IS_NEWS} then null else abuse_case.reason end`,
          decided_by: sql`case when ${IS_NEWS} then null else abuse_case.decided_by end`,
          decided_at: sql`case when ${IS_NEWS} then null else abuse_case.decided_at end`,
          version: sql`abuse_case.version + 1`,
        })
        .where(IS_MORE),
    )
    .returning('merchant_id')
    .execute();
  for (const brandId of new Set(changed.map(({ merchant_id }) => merchant_id)))
    await notifyOps(tx, { brandId, type: 'bonus_cases_changed' });
}
