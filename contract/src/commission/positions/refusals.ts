export const refusals = {
  positions_off: 409,
  position_no_agent: 409,
  position_outside: 409,
  position_changed_today: 409,
  position_over_whole: 409,
  position_not_top: 409,
  sheet_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    positions: typeof refusals;
  }
}
