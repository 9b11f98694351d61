export const refusals = {
  feedback_too_soon: 429,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    feedback: typeof refusals;
  }
}
