/** Refusals of the operator's console. */
export const refusals = {
  operator_login_wrong: 401,
  second_factor_due: 403,
  second_factor_setup_due: 403,
  operator_password_due: 403,
  step_up_due: 403,
  brand_out_of_scope: 403,
  changed_meanwhile: 409,
  beyond_own_rights: 403,
  last_owner: 409,
  operator_name_taken: 409,
  operator_own: 403,
  operator_email_taken: 409,
  operator_email_missing: 409,
  operator_mail_missing: 409,
  factor_of_another: 409,
  role_taken: 409,
  role_in_use: 409,
  views_full: 409,
  proposal_decided: 409,
  proposal_expired: 409,
  proposal_own: 403,
  proposal_outdated: 409,
  approver_too_fresh: 403,
  proposal_same_person: 403,
  proposal_same_device: 403,
  four_eyes_floor: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    operators: typeof refusals;
  }
}
