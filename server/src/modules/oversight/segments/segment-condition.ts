import { segmentConditions } from '@lanna/contract/oversight/segments/ops';
import { sql } from 'kysely';
import type { SegmentCondition } from '../../../platform/ops/segment-condition.ts';
import { figureCondition } from './figure-condition.ts';

/** A saved segment of a brand, for topics that use one. */
export const segmentCondition: SegmentCondition = async (db, { merchantId, segmentId, at, asOf }) => {
  const found = await db
    .selectFrom('segments.segment as s')
    .innerJoin('segments.version as v', 'v.segment_id', 's.id')
    .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
    .select(['v.conditions', 'b.time_zone'])
    .$if(asOf !== undefined, (query) => query.where('v.changed_at', '<=', asOf ?? at))
    .orderBy('v.version', 'desc')
    .limit(1)
    .where('s.id', '=', segmentId)
    .where('s.merchant_id', '=', merchantId)
    .where('s.removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const condition = figureCondition(segmentConditions.parse(found.conditions), {
    timeZone: found.time_zone,
    at,
  });
  return (memberId) => sql<boolean>`${memberId} in (
    select m.id from members.account m left join segments.figure f on f.member_id = m.id
    where m.merchant_id = ${merchantId} and ${condition})`;
};
