export const refusals = {
  team_period_refused: 400,
  team_branch_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    teams: typeof refusals;
  }
}
