import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  changeBrandEnvelope,
  makeBrandEnvelope,
  stopBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endEnvelope } from '../opening/end-envelope.ts';
import { lockOpsEnvelope, readForm, subjectOf, writeChosen } from './envelope-form.ts';

type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

/** Writes an envelope down as a draft. Refuses as `makeBrandEnvelope` declares. */
export async function addEnvelope(
  tx: Tx,
  call: Call,
  { brand, body, now }: { brand: Brand; body: Received<typeof makeBrandEnvelope>['body']; now: Date },
): Promise<Value<typeof makeBrandEnvelope>> {
  const { brand: _, reason, ...form } = body;
  const { columns, chosen } = await readForm(tx, form, brand);
  const id = newId();
  await tx
    .insertInto('brand_envelopes.envelope')
    .values({
      ...columns,
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{ made_at: now, changed_at: now, made_by_name: call.operator.name },
    })
    .execute();
  await writeChosen(tx, id, chosen);
  const subject = subjectOf({ id, name: form.name });
  const action = 'brand-envelopes.make-brand-envelope';
  await call.record(tx, { action, brandId: brand.id, subject, after: factsOf(form), reason });
  await notifyOps(tx, { brandId: brand.id, type: 'brand_envelopes_changed' });
  return { id };
}

/** Changes a draft. Refuses as `changeBrandEnvelope` declares. */
export async function editEnvelope(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof changeBrandEnvelope>['body']; now: Date },
): Promise<Value<typeof changeBrandEnvelope>> {
  const { edit, reason, ...form } = body;
  const envelope = await lockOpsEnvelope(tx, call.brandIds, { id, edit });
  const { merchant_id: brandId, currency } = envelope;
  if (envelope.state !== 'draft') throw new Refusal('brand_envelope_move_impossible');
  const { columns, chosen } = await readForm(tx, form, { id: brandId, currency });
  await tx
    .updateTable('brand_envelopes.envelope')
    .set({ ...columns, changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  await writeChosen(tx, id, chosen);
  const subject = subjectOf({ id, name: form.name });
  const action = 'brand-envelopes.change-brand-envelope';
  await call.record(tx, { action, brandId, subject, after: factsOf(form), reason });
  await notifyOps(tx, { brandId, type: 'brand_envelopes_changed' });
  return { edit: edit + 1 };
}

/** Ends an envelope from the commit on; what was opened stays. Refuses as `stopBrandEnvelope` declares. */
export async function haltEnvelope(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof stopBrandEnvelope>['body']; now: Date },
): Promise<Value<typeof stopBrandEnvelope>> {
  const envelope = await lockOpsEnvelope(tx, call.brandIds, { id, edit: body.edit });
  if (envelope.state !== 'published') throw new Refusal('brand_envelope_move_impossible');
  await endEnvelope(tx, envelope, { state: 'stopped', now });
  await call.record(tx, {
    action: 'brand-envelopes.stop-brand-envelope',
    brandId: envelope.merchant_id,
    subject: subjectOf(envelope),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  return { state: 'stopped' };
}

/** Names of members stand in the envelope itself. */
function factsOf({
  members,
  ...form
}: Omit<Received<typeof changeBrandEnvelope>['body'], 'edit' | 'reason'>) {
  return { ...form, members: members.length };
}
