import type { RawBuilder } from 'kysely';
import type { Queryable } from '../sql/database.ts';

/**
 * A segment as a condition on a member, for whatever is offered, sent or allowed to a part of a brand's members. Undefined: the brand has no such
 * segment, or it was removed; then no member is in it.
 */
export type SegmentCondition = (
  db: Queryable,
  wanted: {
    merchantId: string;
    segmentId: string;
    /** Days are counted up to then. */
    at: Date;
    /** As the segment stood then; left out: as it stands. What was counted and approved is not widened by a later change. */
    asOf?: Date | undefined;
  },
) => Promise<((memberId: RawBuilder<string>) => RawBuilder<boolean>) | undefined>;
