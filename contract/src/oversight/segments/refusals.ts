export const refusals = {
  /** Two segments of a brand are not called alike. */
  segment_name_taken: 409,
  /** Nor are two tags. */
  tag_name_taken: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    segments: typeof refusals;
  }
}
