import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeMission, makeMission, stopMission } from '@lanna/contract/rewards/missions/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import {
  columnsOf,
  lockOpsMission,
  missionSubject,
  notifyOfMission,
  refusePointsOff,
  refuseUnknownAgent,
  withOffers,
} from './mission-form.ts';

type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

/** Writes a mission down as a draft. Refuses with `mission_terms_impossible`. */
export async function addMission(
  tx: Tx,
  call: Call,
  { brand, body, now }: { brand: Brand; body: Received<typeof makeMission>['body']; now: Date },
): Promise<Value<typeof makeMission>> {
  const { brand: _, reason, ...typed } = body;
  const form = await withOffers(tx, brand, typed, now);
  await refusePointsOff(tx, brand.id, form.terms);
  await refuseUnknownAgent(tx, brand.id, form.terms);
  const id = newId();
  await tx
    .insertInto('missions.mission')
    .values({
      ...columnsOf(form, brand.currency),
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft' },
      ...{ made_at: now, changed_at: now, made_by_name: call.operator.name },
    })
    .execute();
  await call.record(tx, {
    action: 'missions.make-mission',
    brandId: brand.id,
    subject: missionSubject(id, form.terms),
    after: { ...form },
    reason,
  });
  await notifyOfMission(tx, brand.id);
  return { id };
}

/** Changes a draft. What members have seen stays as it was: it is stopped, and another is made. Refuses as `changeMission` declares. */
export async function editMission(
  tx: Tx,
  call: Call & Pick<AnyOpsCall, 'brands'>,
  { id, body, now }: { id: string; body: Received<typeof changeMission>['body']; now: Date },
): Promise<Value<typeof changeMission>> {
  const { edit, reason, ...typed } = body;
  const mission = await lockOpsMission(tx, call.brandIds, { id, edit });
  if (mission.state !== 'draft') throw new Refusal('mission_move_impossible');
  const brand = call.brands.find((one) => one.id === mission.merchant_id);
  if (!brand) throw new Refusal('not_found');
  const form = await withOffers(tx, brand, typed, now);
  await refusePointsOff(tx, mission.merchant_id, form.terms);
  await refuseUnknownAgent(tx, mission.merchant_id, form.terms);
  await tx
    .updateTable('missions.mission')
    .set({ ...columnsOf(form, mission.currency), changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'missions.change-mission',
    brandId: mission.merchant_id,
    subject: missionSubject(id, form.terms),
    before: { terms: mission.terms },
    after: { ...form },
    reason,
  });
  await notifyOfMission(tx, mission.merchant_id);
  return { edit: edit + 1 };
}

/** Stops a mission from the commit on: nothing counts for it any more, and what was reached before can still be claimed. */
export async function haltMission(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof stopMission>['body']; now: Date },
): Promise<Value<typeof stopMission>> {
  const mission = await lockOpsMission(tx, call.brandIds, { id, edit: body.edit });
  if (mission.state !== 'published') throw new Refusal('mission_move_impossible');
  await tx
    .updateTable('missions.mission')
    .set({ state: 'stopped', changed_at: now, edit: mission.edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'missions.stop-mission',
    brandId: mission.merchant_id,
    subject: missionSubject(id, mission.terms),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  await notifyOfMission(tx, mission.merchant_id);
  return { state: 'stopped' };
}
