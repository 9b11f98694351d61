import type { MissionReward } from '@lanna/rules/rewards/missions/reward';
import type { MissionTerms } from '@lanna/rules/rewards/missions/terms';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

export interface MissionLock {
  id: string;
  budget: bigint;
  spent: bigint;
  terms: MissionTerms;
}

export interface ProgressRow {
  id: string;
  mission_id: string;
  merchant_id: string;
  member_id: string;
  currency: string;
  period: string;
  step: number;
  /** As the database writes it: a period may have no end. */
  starts_at: Date | string;
  ends_at: Date | string;
  goal: bigint;
  progress: bigint;
  state: 'open' | 'done' | 'claimed' | 'lapsed' | 'dry';
  reward: MissionReward;
  reserved: bigint;
  lapses_at: Date | null;
}

/** The mission of a step, held: budgets are spent and given back under its row. */
export async function lockMission(tx: Tx, progressId: string): Promise<MissionLock | undefined> {
  const { rows } = await sql<MissionLock>`
    select id, budget, spent, terms from missions.mission
    where id = (select mission_id from missions.progress where id = ${progressId}) for update`.execute(tx);
  return rows[0];
}

/** A step of a member's, held. */
export async function lockProgress(tx: Tx, id: string): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`
    select p.id, p.mission_id, p.merchant_id, p.member_id, m.currency, p.period::text as period, p.step, p.starts_at::text as starts_at,
      p.ends_at::text as ends_at, p.goal, p.progress, p.state, p.reward, p.reserved, p.lapses_at
    from missions.progress p join missions.mission m on m.id = p.mission_id where p.id = ${id} for update of p`.execute(
    tx,
  );
  return rows[0];
}

export interface LiveMission {
  id: string;
  terms: MissionTerms;
  period: string;
  starts_at: string;
  ends_at: string;
  /** Null: neither the period nor the mission ends. */
  shown_end: Date | null;
}

/** Missions of a brand that run now and are for the member, each with its present period. */
export async function liveMissions(
  db: Queryable,
  {
    brand,
    memberId,
    rank,
    now,
  }: { brand: { id: string; timeZone: string }; memberId: string; rank: number; now: Date },
): Promise<LiveMission[]> {
  const { rows } = await sql<LiveMission>`
    select m.id, m.terms, p.first_day::text as period, greatest(m.starts_at, p.begins_at)::text as starts_at,
      least(coalesce(m.ends_at, 'infinity'), p.ends_at)::text as ends_at,
      nullif(least(coalesce(m.ends_at, 'infinity'), p.ends_at), 'infinity') as shown_end
    from missions.mission m cross join lateral missions.period_of(m.terms ->> 'repeat', ${brand.timeZone}, ${now}) p
    where m.merchant_id = ${brand.id} and m.state = 'published' and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})
      and (m.terms ->> 'leastRank')::integer <= ${rank} and missions.is_for(m.terms -> 'audience', ${memberId})
    order by m.starts_at desc, m.id`.execute(db);
  return rows;
}
