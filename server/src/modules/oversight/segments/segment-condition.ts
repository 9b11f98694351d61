import { segmentConditions } from '@lanna/contract/oversight/segments/ops';
import { type RawBuilder, sql } from 'kysely';
import type { SegmentCondition } from '../../../platform/ops/segment-condition.ts';
import { figureCondition } from './figure-condition.ts';

/** A saved segment of a brand, for topics that use one. */
export const segmentCondition: SegmentCondition = async (db, wanted) => {
  const condition = await savedCondition(db, wanted);
  if (!condition) return undefined;
  return (memberId) => sql<boolean>`${memberId} in (
    select m.id from members.account m left join segments.figure f on f.member_id = m.id
    where m.merchant_id = ${wanted.merchantId} and ${condition})`;
};

/** The same of `m` (an account) with `f` (its figures), as `figureCondition` writes it. */
export async function savedCondition(
  db: Parameters<SegmentCondition>[0],
  { merchantId, segmentId, at, asOf, version, removedToo }: Parameters<SegmentCondition>[1],
): Promise<RawBuilder<boolean> | undefined> {
  const found = await db
    .selectFrom('segments.segment as s')
    .innerJoin('segments.version as v', 'v.segment_id', 's.id')
    .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
    .select(['v.conditions', 'b.time_zone'])
    .$if(version !== undefined, (query) => query.where('v.version', '=', version ?? 0))
    .$if(asOf !== undefined, (query) => query.where('v.changed_at', '<=', asOf ?? at))
    .orderBy('v.version', 'desc')
    .limit(1)
    .where('s.id', '=', segmentId)
    .where('s.merchant_id', '=', merchantId)
    .$if(!removedToo, (query) => query.where('s.removed_at', 'is', null))
    .executeTakeFirst();
  if (!found) return undefined;
  return figureCondition(segmentConditions.parse(found.conditions), { timeZone: found.time_zone, at });
}
