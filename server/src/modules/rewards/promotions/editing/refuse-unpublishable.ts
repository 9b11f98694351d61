import type { PUBLISHING_NEEDS } from '@lanna/contract/rewards/promotions/ops';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { PromotionRow } from './promotion.ts';

type Publishable = Pick<
  PromotionRow,
  'kind' | 'text' | 'content' | 'reward_amount' | 'budget_total' | 'budget_day'
>;

/** Refuses with `promotion_incomplete` {missing}. */
export function refuseUnpublishable(promotion: Publishable): void {
  const missing: (typeof PUBLISHING_NEEDS)[number][] = [];
  if (!promotion.text) missing.push('text');
  if (!promotion.content) missing.push('content');
  if (promotion.kind !== 'notice' && promotion.reward_amount === null) missing.push('reward');
  // What pays by itself stops somewhere by itself.
  const hasBudget = promotion.budget_total !== null || promotion.budget_day !== null;
  if (promotion.kind === 'claim' && !hasBudget) missing.push('budget');
  if (missing.length > 0) throw new Refusal('promotion_incomplete', { missing });
}
