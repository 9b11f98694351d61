import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { beginStep } from '../counting/move-step.ts';
import { liveMissions } from '../mission.ts';
import { profileFacts } from '../profile-facts.ts';

/**
 * Writes down that a step about the account is reached, at the press that claims it: what stands is looked at then, so nothing else has to watch for it.
 * The id of its progress; undefined of a step of another kind, or one that is not reached or not its turn.
 */
export async function noteProfile(
  tx: Tx,
  of: {
    brand: { id: string; timeZone: string };
    memberId: string;
    rank: number;
    missionId: string;
    period: string;
    step: number;
    now: Date;
  },
): Promise<string | undefined> {
  const { brand, memberId, rank, missionId, period, step, now } = of;
  const mission = (await liveMissions(tx, { brand, memberId, rank, now })).find(({ id }) => id === missionId);
  const trigger = mission?.terms.steps[step - 1]?.trigger;
  if (!mission || mission.period !== period || trigger?.kind !== 'profile') return undefined;
  if (!(await profileFacts(tx, { memberId }))[trigger.fact]) return undefined;
  if (step === 1)
    await beginStep(tx, mission.terms, {
      ...{ mission_id: missionId, merchant_id: brand.id, member_id: memberId, period, step },
      ...{ starts_at: mission.starts_at, ends_at: mission.ends_at },
    });
  // What comes before was reached: only then does the next one have a row.
  const { rows } = await sql<{ id: string }>`
    update missions.progress set progress = goal
    where mission_id = ${missionId} and member_id = ${memberId} and period = ${period}::date and step = ${step} and state = 'open'
    returning id`.execute(tx);
  return rows[0]?.id;
}
