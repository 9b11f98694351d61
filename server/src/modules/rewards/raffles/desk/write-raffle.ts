import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeRaffle, closeRaffle, makeRaffle, stopRaffle } from '@lanna/contract/rewards/raffles/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { endRaffle } from '../drawing/end-raffle.ts';
import { notifyOfRaffle } from '../drawing/notify-of-raffle.ts';
import type { Raffle } from '../raffle.ts';
import { lockOpsRaffle, readForm, subjectOf } from './raffle-form.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

/** Writes a raffle down as a draft. Refuses as `makeRaffle` declares. */
export async function addRaffle(
  tx: Tx,
  call: Call,
  {
    brand,
    beacons,
    body,
    now,
  }: { brand: Brand; beacons: Beacons; body: Received<typeof makeRaffle>['body']; now: Date },
): Promise<Value<typeof makeRaffle>> {
  const { brand: _, reason, ...form } = body;
  const columns = await readForm(tx, form, { brand, beacons });
  const id = newId();
  await tx
    .insertInto('raffles.raffle')
    .values({
      ...columns,
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{ made_at: now, changed_at: now, made_by_name: call.operator.name },
    })
    .execute();
  const subject = subjectOf({ id, title: form.title });
  await call.record(tx, {
    action: 'raffles.make-raffle',
    brandId: brand.id,
    subject,
    after: { ...form },
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'raffles_changed' });
  return { id };
}

/** Changes a draft. Refuses as `changeRaffle` declares. */
export async function editRaffle(
  tx: Tx,
  call: Call,
  {
    id,
    beacons,
    body,
    now,
  }: { id: string; beacons: Beacons; body: Received<typeof changeRaffle>['body']; now: Date },
): Promise<Value<typeof changeRaffle>> {
  const { edit, reason, ...form } = body;
  const raffle = await lockOpsRaffle(tx, call.brandIds, { id, edit });
  const { merchant_id: brandId } = raffle;
  if (raffle.state !== 'draft') throw new Refusal('raffle_move_impossible');
  const brand = call.brands.find((one) => one.id === brandId);
  if (!brand) throw new Refusal('not_found');
  const columns = await readForm(tx, form, { brand, beacons });
  await tx
    .updateTable('raffles.raffle')
    .set({ ...columns, changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  const subject = subjectOf({ id, title: form.title });
  await call.record(tx, { action: 'raffles.change-raffle', brandId, subject, after: { ...form }, reason });
  await notifyOps(tx, { brandId, type: 'raffles_changed' });
  return { edit: edit + 1 };
}

/** No ticket more from the commit on; the list is fixed once its last bets are settled, and drawn. Refuses as `closeRaffle` declares. */
export async function closeNow(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof closeRaffle>['body']; now: Date },
): Promise<Value<typeof closeRaffle>> {
  const raffle = await lockOpsRaffle(tx, call.brandIds, { id, edit: body.edit });
  if (raffle.state !== 'published' || raffle.starts_at >= now || raffle.ends_at <= now)
    throw new Refusal('raffle_move_impossible');
  await tx
    .updateTable('raffles.raffle')
    .set({ ends_at: now, changed_at: now, edit: raffle.edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'raffles.close-raffle',
    ...recorded(raffle),
    before: { endsAt: raffle.ends_at.toISOString() },
    after: { endsAt: now.toISOString() },
    reason: body.reason,
  });
  await notifyOfRaffle(tx, raffle);
  return { state: 'published' };
}

/** Ends a raffle without a draw, where no member has paid for a ticket. Refuses as `stopRaffle` declares. */
export async function haltRaffle(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof stopRaffle>['body']; now: Date },
): Promise<Value<typeof stopRaffle>> {
  const raffle = await lockOpsRaffle(tx, call.brandIds, { id, edit: body.edit });
  if (raffle.state !== 'published') throw new Refusal('raffle_move_impossible');
  const given = await tx
    .selectFrom('raffles.given')
    .select('id')
    .where('raffle_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (given) throw new Refusal('raffle_has_tickets');
  await endRaffle(tx, raffle, { state: 'stopped', now });
  await call.record(tx, {
    action: 'raffles.stop-raffle',
    ...recorded(raffle),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  return { state: 'stopped' };
}

function recorded(raffle: Raffle) {
  return { brandId: raffle.merchant_id, subject: subjectOf(raffle) };
}
