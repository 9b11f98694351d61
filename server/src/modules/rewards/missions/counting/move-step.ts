import { costOf, type MissionReward } from '@lanna/rules/rewards/missions/reward';
import { CLAIM_DAYS, goalOf, type MissionTerms } from '@lanna/rules/rewards/missions/terms';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockMission, lockProgress, type MissionLock, type ProgressRow } from '../mission.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Moves one step of a member's to where its figures say. The mission's row is held, so the last of a budget is kept for one; it is kept when the step is
 * reached, so nothing that a member was shown as reached runs dry before the press.
 */
export async function moveStep(tx: Tx, id: string, now: Date): Promise<void> {
  const mission = await lockMission(tx, id);
  const progress = mission && (await lockProgress(tx, id));
  if (!mission || !progress) return;
  if (progress.state === 'open' && progress.progress >= progress.goal)
    await reach(tx, mission, progress, now);
  else if (progress.state === 'done' && progress.progress < progress.goal) await takeBack(tx, progress);
  else if (progress.state === 'done' && progress.lapses_at !== null && progress.lapses_at <= now)
    await lapse(tx, progress);
  else return;
  await notifyPush(tx, { m: [progress.member_id], t: ['missions_changed'] });
  await notifyOps(tx, { brandId: progress.merchant_id, type: 'missions_changed' });
}

async function reach(tx: Tx, mission: MissionLock, progress: ProgressRow, now: Date): Promise<void> {
  const cost = costOf(progress.reward);
  if (mission.spent + cost > mission.budget) {
    await tx
      .updateTable('missions.progress')
      .set({ state: 'dry', done_at: now })
      .where('id', '=', progress.id)
      .execute();
    return;
  }
  await spend(tx, mission.id, cost);
  await tx
    .updateTable('missions.progress')
    .set({
      ...{ state: 'done', done_at: now, reserved: cost },
      lapses_at: new Date(now.getTime() + CLAIM_DAYS * DAY_MS),
    })
    .where('id', '=', progress.id)
    .execute();
  await beginStep(tx, mission.terms, { ...progress, step: progress.step + 1, starts_at: now });
}

async function takeBack(tx: Tx, progress: ProgressRow): Promise<void> {
  await spend(tx, progress.mission_id, -progress.reserved);
  await tx
    .updateTable('missions.progress')
    .set({ state: 'open', reserved: 0n, done_at: null, lapses_at: null })
    .where('id', '=', progress.id)
    .execute();
}

async function lapse(tx: Tx, progress: ProgressRow): Promise<void> {
  await spend(tx, progress.mission_id, -progress.reserved);
  await tx
    .updateTable('missions.progress')
    .set({ state: 'lapsed', reserved: 0n })
    .where('id', '=', progress.id)
    .execute();
}

/** The table's own check refuses what would go beyond the budget. */
async function spend(tx: Tx, missionId: string, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  await sql`update missions.mission set spent = spent + ${amount} where id = ${missionId}`.execute(tx);
}

/** A step begins once what comes before is reached: bets placed from then on count for it. */
export async function beginStep(
  tx: Tx,
  terms: MissionTerms,
  of: Pick<ProgressRow, 'mission_id' | 'merchant_id' | 'member_id' | 'step' | 'starts_at' | 'ends_at'> & {
    period: string;
  },
): Promise<void> {
  const step = terms.steps[of.step - 1];
  if (!step) return;
  await sql`
    insert into missions.progress (id, mission_id, merchant_id, member_id, period, step, starts_at, ends_at, goal, reward)
    values (${newId()}, ${of.mission_id}, ${of.merchant_id}, ${of.member_id}, ${of.period}::date, ${of.step}, ${of.starts_at}, ${of.ends_at},
      ${goalOf(step.trigger)}, ${JSON.stringify(step.reward satisfies MissionReward)})
    on conflict do nothing`.execute(tx);
}
