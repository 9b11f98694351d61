export const refusals = {
  /** It is none of LINE's or Telegram's, or leads to this machine or a private network. */
  alert_address_refused: 422,
  /** The token or the key does not have the shape it must have. */
  alert_secret_unusable: 422,
  /** The operator has no right to read alerts there, or no e-mail address. */
  alert_operator_unreachable: 422,
  /** What is only the house's is watched for the house, and the other way round. */
  alert_kind_elsewhere: 422,
  /** A drill is noted once it was held, and within a year. */
  alert_drill_time: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    alerts: typeof refusals;
  }
}
