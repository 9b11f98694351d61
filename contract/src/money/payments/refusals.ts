export const refusals = {
  gateway_code_taken: 409,
  gateway_address_refused: 422,
  gateway_key_unusable: 422,
  channel_taken: 409,
  channel_incomplete: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    payments: typeof refusals;
  }
}
