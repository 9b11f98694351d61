export const refusals = {
  member_unknown: 404,
  invitation_unknown: 404,
  invitation_limit_reached: 409,
  invitation_closed_for_good: 409,
  invitation_name_invalid: 400,
  invitation_name_taken: 409,
  agent_line_impossible: 409,
  agent_has_downline: 409,
  agent_frozen: 409,
  line_not_direct: 403,
  affiliate_only_invites: 403,
  rate_above_own: 409,
  appoint_forbidden: 403,
  already_agent: 409,
  agent_not_frozen: 409,
  plan_unknown: 404,
  plan_name_taken: 409,
  remark_not_direct: 403,
  remark_invalid: 400,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    agents: typeof refusals;
  }
}
