export const refusals = {
  promotion_unknown: 404,
  promotion_not_open: 409,
  promotion_not_for_you: 403,
  promotion_not_applied_for: 409,
  promotion_not_claimed: 409,
  promotion_applied: 409,
  promotion_applications_used: 409,
  promotion_claimed: 409,
  promotion_claimed_by_person: 409,
  promotion_budget_spent: 409,
  application_pictures_missing: 422,
  application_picture_unknown: 422,
  application_picture_unusable: 422,
  application_picture_limit: 429,
  remark_unseen_characters: 422,
  promotion_incomplete: 422,
  promotion_move_impossible: 409,
  promotion_terms_fixed: 409,
  promotion_category_in_use: 409,
  application_move_impossible: 409,
  application_reward_invalid: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    promotions: typeof refusals;
  }
}
