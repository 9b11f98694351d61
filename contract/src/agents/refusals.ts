export const refusals = {
  member_unknown: 404,
  invitation_unknown: 404,
  invitation_limit_reached: 409,
} as const;

declare module '../refusals.ts' {
  interface Refusals {
    agents: typeof refusals;
  }
}
