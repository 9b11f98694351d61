export const refusals = {
  link_closed: 409,
  link_had: 409,
  link_taken: 409,
  link_expired: 409,
  link_refused: 409,
  link_unavailable: 503,
  link_secret_missing: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    'linked-accounts': typeof refusals;
  }
}
