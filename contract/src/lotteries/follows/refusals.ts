export const refusals = {
  game_too_fast: 409,
  followed_enough: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    follows: typeof refusals;
  }
}
