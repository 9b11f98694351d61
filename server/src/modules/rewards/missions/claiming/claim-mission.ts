import type { Value } from '@lanna/contract/endpoint';
import type { claimMission as endpoint } from '@lanna/contract/rewards/missions/missions';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { moveStep } from '../counting/move-step.ts';
import { lockProgress } from '../mission.ts';
import { noteProfile } from './note-profile.ts';
import { payReward } from './pay-reward.ts';

interface Claim {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
  missionId: string;
  period: string;
  step: number;
  now: Date;
}

/**
 * Pays a step that was reached, once. The member's wallet is held, so that of two presses one pays and the other is told that it was. Refuses as
 * `claimMission` declares.
 */
export async function claimMission(tx: Tx, claim: Claim): Promise<Value<typeof endpoint>> {
  const { brand, memberId, missionId, period, step, now } = claim;
  await lockWallets(tx, [memberId]);
  const { rank } = await memberInPlay(tx, { merchantId: brand.id, memberId });
  const id =
    (await noteProfile(tx, { brand, memberId, rank, missionId, period, step, now })) ??
    (await progressOf(tx, claim));
  if (id === undefined) throw new Refusal('mission_not_reached');
  // What the last second's bets have come to need not wait for the job.
  await moveStep(tx, id, now);
  const progress = await lockProgress(tx, id);
  if (!progress) throw new Refusal('mission_not_reached');
  if (progress.state === 'claimed') throw new Refusal('mission_claimed');
  if (progress.state === 'lapsed') throw new Refusal('mission_lapsed');
  if (progress.state === 'dry') throw new Refusal('mission_budget_spent');
  if (progress.state !== 'done') throw new Refusal('mission_not_reached');
  const { terms } = await tx
    .selectFrom('missions.mission')
    .select('terms')
    .where('id', '=', missionId)
    .executeTakeFirstOrThrow();
  const { name } = terms as unknown as { name: Record<string, string> };
  await tx
    .updateTable('missions.progress')
    .set({ state: 'claimed', claimed_at: now })
    .where('id', '=', id)
    .execute();
  await payReward(tx, {
    ...{ id, code: 'mission_reward', merchantId: brand.id, memberId, name, now },
    ...{ currency: progress.currency, timeZone: brand.timeZone, reward: progress.reward },
  });
  await notifyPush(tx, { m: [memberId], t: ['missions_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'missions_changed' });
  return { reward: progress.reward };
}

async function progressOf(
  tx: Tx,
  { brand, memberId, missionId, period, step }: Claim,
): Promise<string | undefined> {
  const mission = await tx
    .selectFrom('missions.mission')
    .select('id')
    .where('id', '=', missionId)
    .where('merchant_id', '=', brand.id)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!mission) throw new Refusal('mission_unknown');
  const { rows } = await sql<{ id: string }>`
    select id from missions.progress
    where mission_id = ${missionId} and member_id = ${memberId} and period = ${period}::date and step = ${step}`.execute(
    tx,
  );
  return rows[0]?.id;
}
