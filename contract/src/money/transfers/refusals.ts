export const refusals = {
  vendor_wallet_unknown: 404,
  vendor_wallet_closed: 409,
  transfer_balance_short: 409,
  transfer_turnover_unmet: 409,
  transfer_day_limit: 409,
  upline_missing: 409,
  transfer_down_closed: 409,
  transfer_receiver_closed: 409,
  transfer_decided: 409,
  transfer_not_asked: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    transfers: typeof refusals;
  }
}
