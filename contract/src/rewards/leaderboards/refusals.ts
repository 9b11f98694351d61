export const refusals = {
  leaderboard_terms_impossible: 422,
  leaderboard_move_impossible: 409,
  leaderboards_full: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    leaderboards: typeof refusals;
  }
}
