export const refusals = {
  freeze_impossible: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    freezes: typeof refusals;
  }
}
