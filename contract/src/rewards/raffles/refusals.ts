export const refusals = {
  raffle_unknown: 404,
  raffle_prize_none: 409,
  raffle_none_open: 409,
  raffle_tickets_full: 409,
  raffle_terms_impossible: 422,
  raffle_move_impossible: 409,
  raffle_has_tickets: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    raffles: typeof refusals;
  }
}
