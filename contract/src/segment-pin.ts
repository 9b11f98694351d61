import { z } from 'zod';

/** A segment as it stood in one of its versions: a later change lets no other members in. */
export const segmentPin = z.object({ id: z.uuid(), version: z.int().min(1) });
export type SegmentPin = z.infer<typeof segmentPin>;
