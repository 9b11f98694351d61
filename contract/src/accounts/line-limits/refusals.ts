export const refusals = {
  play_suspended: 403,
  line_limit_reached: 409,
  line_limit_above_own: 409,
  line_limit_no_transfer: 409,
  suspension_of_upline: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    'line-limits': typeof refusals;
  }
}
