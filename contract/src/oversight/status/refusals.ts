export const refusals = {
  /** It would end before it begins, is over already, or lies too far ahead. */
  maintenance_time_wrong: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    status: typeof refusals;
  }
}
