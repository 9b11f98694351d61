export const refusals = {
  envelope_unknown: 404,
  envelope_over: 409,
  envelope_paused: 409,
  envelopes_closed: 409,
  envelope_shares_wrong: 400,
  envelope_wish_wrong: 400,
  envelope_for_nobody: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    envelopes: typeof refusals;
  }
}
