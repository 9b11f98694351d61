import type { SegmentPin } from '@lanna/contract/segment-pin';
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
    /** As this version says it; left out: as it stands. */
    version?: number | undefined;
    /** Also as a segment said that was removed since: for what keeps members from something. */
    removedToo?: true | undefined;
  },
) => Promise<((memberId: RawBuilder<string>) => RawBuilder<boolean>) | undefined>;

/** What topics below know of segments, which are above them. */
export interface SegmentSource {
  /** Which of these versions of segments the member is in now, as `pinKey` writes them. One that was removed (but for `removedToo`), or is another brand's, holds no member. */
  ofMember(
    db: Queryable,
    member: { merchantId: string; memberId: string; at: Date; removedToo?: true },
    pins: readonly SegmentPin[],
  ): Promise<ReadonlySet<string>>;
  /** What a version is called, for those who decide about it; undefined where the brand has none such. */
  named(db: Queryable, of: { merchantId: string; pin: SegmentPin }): Promise<string | undefined>;
  /** The condition on a member that this version is. */
  condition: SegmentCondition;
}

/** Asked while a call is answered: topics above are there by then. Without one, no member is in any segment. */
export type AskSegments = () => SegmentSource | undefined;

export function pinKey({ id, version }: SegmentPin): string {
  return `${id}/${version}`;
}
