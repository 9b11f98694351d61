export const refusals = {
  deposit_method_unknown: 404,
  amount_out_of_range: 400,
  deposit_channel_closed: 409,
  deposit_rank_too_low: 403,
  deposits_open: 409,
  deposits_blocked: 429,
  deposit_unknown: 404,
  deposit_move_impossible: 409,
  slip_unusable: 422,
  slip_used: 409,
  slip_limit: 409,
  slips_too_often: 429,
  bank_reference_used: 409,
  deposit_currency_differs: 409,
  statement_unreadable: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    cashier: typeof refusals;
  }
}
