import { z } from 'zod';

/** time_out: hours at one brand, over by itself · self_exclusion: months or for good, at every brand, over only when the person asks. */
export const EXCLUSION_KINDS = ['time_out', 'self_exclusion'] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** What keeps a member from play: the log-in and every refused call say it. */
export const exclusionInForce = z.object({
  kind: z.enum(EXCLUSION_KINDS),
  since: z.iso.datetime(),
  /** Null: for good. A self-exclusion whose time has passed goes on until the person asks for its end. */
  until: z.iso.datetime().nullable(),
});
export type ExclusionInForce = z.infer<typeof exclusionInForce>;
