import { sql } from 'kysely';
import { pinKey, type SegmentSource } from '../../../platform/ops/segment-condition.ts';
import { savedCondition, segmentCondition } from './segment-condition.ts';

/** Versions of segments, for topics that keep to one. */
export const segmentSource: SegmentSource = {
  condition: segmentCondition,
  ofMember: async (db, { merchantId, memberId, at, removedToo }, pins) => {
    const held = new Set<string>();
    const wanted = new Map(pins.map((pin) => [pinKey(pin), pin]));
    for (const [key, { id: segmentId, version }] of wanted) {
      const condition = await savedCondition(db, { merchantId, segmentId, at, version, removedToo });
      if (!condition) continue;
      const { rows } = await sql`
        select from members.account m left join segments.figure f on f.member_id = m.id
        where m.id = ${memberId} and m.merchant_id = ${merchantId} and ${condition}`.execute(db);
      if (rows.length > 0) held.add(key);
    }
    return held;
  },
  named: async (db, { merchantId, pin }) => {
    const row = await db
      .selectFrom('segments.segment as s')
      .innerJoin('segments.version as v', 'v.segment_id', 's.id')
      .select('s.name')
      .where('s.id', '=', pin.id)
      .where('s.merchant_id', '=', merchantId)
      .where('s.removed_at', 'is', null)
      .where('v.version', '=', pin.version)
      .executeTakeFirst();
    return row?.name;
  },
};
