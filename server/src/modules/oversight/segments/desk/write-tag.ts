import type { Received } from '@lanna/contract/endpoint';
import type { addTag as adding, changeTag as changing } from '@lanna/contract/oversight/segments/tag-ops';
import type { Selectable } from 'kysely';
import type { SegmentsTag } from '../../../../platform/generated/segments.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refreshTag } from '../refresh-tags.ts';
import { lockNamed, recordNamed, refuseTaken } from './named-row.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;
type Row = Selectable<SegmentsTag>;

/** Refuses `not_found` for a brand or a segment out of reach, `tag_name_taken`. */
export async function addTag(
  tx: Tx,
  call: Call,
  { brand: code, reason, ...form }: Received<typeof adding>['body'] & { brand: string },
  now: Date,
): Promise<{ id: string }> {
  const brand = brandInScope(call.brands, code);
  await refuseTaken(tx, 'tag', { merchantId: brand.id, name: form.name, besides: null });
  await refuseForeign(tx, brand.id, form.segment);
  const row = await tx
    .insertInto('segments.tag')
    .values({
      ...{
        id: newId(),
        merchant_id: brand.id,
        name: form.name,
        colour: form.colour,
        segment_id: form.segment,
      },
      ...{ changed_by: call.operator.name, changed_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordNamed(tx, 'tag', call, row, { action: 'segments.add-tag', after: factsOf(row), reason });
  await refreshTag(tx, row.id, now);
  return { id: row.id };
}

/** Refuses `not_found`, `changed_meanwhile`, `tag_name_taken`. */
export async function changeTag(
  tx: Tx,
  call: Call,
  { id, version, reason, ...form }: Received<typeof changing>['body'] & { id: string },
  now: Date,
): Promise<{ id: string }> {
  const before = await lockNamed(tx, 'tag', call, { id, version });
  await refuseTaken(tx, 'tag', { merchantId: before.merchant_id, name: form.name, besides: id });
  await refuseForeign(tx, before.merchant_id, form.segment);
  const row = await tx
    .updateTable('segments.tag')
    .set({
      ...{ name: form.name, colour: form.colour, segment_id: form.segment },
      ...{ changed_by: call.operator.name, changed_at: now, version: version + 1 },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordNamed(tx, 'tag', call, row, {
    action: 'segments.change-tag',
    before: factsOf(before),
    after: factsOf(row),
    reason,
  });
  await refreshTag(tx, id, now);
  return { id };
}

/** Refuses `not_found`, `changed_meanwhile`. */
export async function removeTag(
  tx: Tx,
  call: Call,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<void> {
  const row = await lockNamed(tx, 'tag', call, { id, version });
  await tx
    .updateTable('segments.tag')
    .set({ removed_at: now, changed_by: call.operator.name, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('segments.tagged').where('tag_id', '=', id).execute();
  await recordNamed(tx, 'tag', call, row, { action: 'segments.remove-tag', before: factsOf(row), reason });
}

async function refuseForeign(tx: Tx, merchantId: string, segmentId: string | null): Promise<void> {
  if (segmentId === null) return;
  const segment = await tx
    .selectFrom('segments.segment')
    .select('id')
    .where('id', '=', segmentId)
    .where('merchant_id', '=', merchantId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!segment) throw new Refusal('not_found');
}

function factsOf({ name, colour, segment_id }: Row) {
  return { name, colour, segment: segment_id };
}
