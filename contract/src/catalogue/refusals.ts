export const refusals = {
  game_unknown: 404,
  game_unavailable: 409,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    catalogue: typeof refusals;
  }
}
