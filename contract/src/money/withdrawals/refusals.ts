export const refusals = {
  bank_unknown: 422,
  bank_account_unknown: 404,
  bank_account_number_invalid: 422,
  holder_name_invalid: 422,
  payee_name_differs: 409,
  bank_accounts_limit: 409,
  bank_account_exists: 409,
  bank_account_cooling: 409,
  bank_account_in_use: 409,
  withdrawal_unknown: 404,
  withdrawal_out_of_range: 422,
  withdrawal_too_much: 409,
  withdrawal_day_limit: 409,
  withdrawal_channel_closed: 409,
  withdrawal_nothing_asked: 409,
  withdrawal_answer_incomplete: 422,
  withdrawal_picture_unknown: 422,
  withdrawal_picture_unusable: 422,
  withdrawal_picture_limit: 429,
  payout_unknown: 404,
  receipt_move_impossible: 409,
  receipt_proof_missing: 422,
  withdrawal_move_impossible: 409,
  withdrawal_held_by_another: 409,
  withdrawal_split_invalid: 422,
  payout_move_impossible: 409,
  payout_reference_used: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    withdrawals: typeof refusals;
  }
}
