import { formatMoney } from '@lanna/rules/money';
import { LIVE_MISSIONS_MOST } from '@lanna/rules/rewards/missions/terms';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockOpsMission, missionSubject, notifyOfMission } from './mission-form.ts';

const PUBLISH_MISSION = 'missions.publish-mission';

/** That members may earn by a mission is decided by two, whatever its budget. */
export const publishProposal = changeProposal({
  kind: PUBLISH_MISSION,
  permission: 'missions.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), edit: z.int() }),
  carryOut: async (tx, wanted, { call, reason, now }) => publishMission(tx, call, { ...wanted, reason, now }),
});

/** Opens a mission to members as both operators have seen it. What was stopped stays so: what it had begun would not go on as it was shown. */
export async function publishMission(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, edit, reason, now }: { id: string; edit: number; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const mission = await lockOpsMission(tx, call.brandIds, { id, edit });
  const { merchant_id: brandId, terms } = mission;
  if (mission.state !== 'draft') throw new Refusal('mission_move_impossible');
  await refuseTooMany(tx, brandId, now);
  const action = {
    brandId,
    subject: missionSubject(id, terms),
    before: { state: 'draft' },
    after: { state: 'published', budget: formatMoney(mission.budget), terms },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH_MISSION)) {
    const wanted = { id, edit };
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH_MISSION, wanted, ...action }) };
  }
  await tx
    .updateTable('missions.mission')
    .set({ state: 'published', changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, { action: PUBLISH_MISSION, ...action });
  await notifyOfMission(tx, brandId);
  return { proposal: null };
}

async function refuseTooMany(tx: Tx, brandId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`missions of ${brandId}`}, 0))`.execute(tx);
  const live = await tx
    .selectFrom('missions.mission')
    .select('id')
    .where('merchant_id', '=', brandId)
    .where('state', '=', 'published')
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  if (live.length >= LIVE_MISSIONS_MOST) throw new Refusal('missions_full', { most: LIVE_MISSIONS_MOST });
}
