import {
  type Segment,
  type SegmentConditions,
  segmentConditions,
} from '@lanna/contract/oversight/segments/ops';
import { type Selectable, sql } from 'kysely';
import type { SegmentsSegment } from '../../../../platform/generated/segments.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockNamed, recordNamed, refuseTaken } from './named-row.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;
type Row = Selectable<SegmentsSegment>;
interface Written {
  name: string;
  conditions: SegmentConditions;
  reason: string;
}

export async function listSegments(db: Queryable, brands: readonly Brand[]): Promise<Segment[]> {
  const rows = await db
    .selectFrom('segments.segment')
    .selectAll()
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => shown(row, brands));
}

/** Refuses `not_found` for a brand out of scope, `segment_name_taken`. */
export async function addSegment(
  tx: Tx,
  call: Call,
  { brand: code, reason, ...written }: Written & { brand: string },
  now: Date,
): Promise<Segment> {
  const brand = brandInScope(call.brands, code);
  await refuseTaken(tx, 'segment', { merchantId: brand.id, name: written.name, besides: null });
  const row = await tx
    .insertInto('segments.segment')
    .values({
      ...{ id: newId(), merchant_id: brand.id, name: written.name, changed_by: call.operator.name },
      ...{ conditions: JSON.stringify(written.conditions), changed_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, row);
  await recordNamed(tx, 'segment', call, row, { action: 'segments.add', after: factsOf(row), reason });
  return shown(row, call.brands);
}

/** Refuses `not_found`, `changed_meanwhile`, `segment_name_taken`. */
export async function changeSegment(
  tx: Tx,
  call: Call,
  { id, version, reason, ...written }: Written & { id: string; version: number },
  now: Date,
): Promise<Segment> {
  const before = await lockNamed(tx, 'segment', call, { id, version });
  await refuseTaken(tx, 'segment', { merchantId: before.merchant_id, name: written.name, besides: id });
  const row = await tx
    .updateTable('segments.segment')
    .set({
      ...{ name: written.name, conditions: JSON.stringify(written.conditions) },
      ...{ changed_by: call.operator.name, changed_at: now, version: version + 1 },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, row);
  await recordNamed(tx, 'segment', call, row, {
    action: 'segments.change',
    before: factsOf(before),
    after: factsOf(row),
    reason,
  });
  return shown(row, call.brands);
}

/** What uses it finds no member from now on. Refuses `not_found`, `changed_meanwhile`. */
export async function removeSegment(
  tx: Tx,
  call: Call,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<void> {
  const row = await lockNamed(tx, 'segment', call, { id, version });
  await tx
    .updateTable('segments.segment')
    .set({ removed_at: now, changed_by: call.operator.name, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordNamed(tx, 'segment', call, row, { action: 'segments.remove', before: factsOf(row), reason });
}

async function keepVersion(tx: Tx, { id, version, conditions, changed_at }: Row): Promise<void> {
  await tx
    .insertInto('segments.version')
    .values({ segment_id: id, version, conditions: JSON.stringify(conditions), changed_at })
    .execute();
}

function factsOf({ name, conditions }: Row) {
  return { name, conditions };
}

function shown(row: Row, brands: readonly Brand[]): Segment {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    name: row.name,
    conditions: segmentConditions.parse(row.conditions),
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
    version: row.version,
  };
}
