export const refusals = {
  push_service_unknown: 400,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    'web-push': typeof refusals;
  }
}
