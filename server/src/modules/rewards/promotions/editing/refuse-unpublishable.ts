import type { PUBLISHING_NEEDS } from '@lanna/contract/rewards/promotions/ops';
import type { Language } from '@lanna/rules/local-text';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { PromotionRow } from './promotion.ts';

type Publishable = Pick<
  PromotionRow,
  'merchant_id' | 'kind' | 'title' | 'text' | 'content' | 'reward_amount' | 'budget_total' | 'budget_day'
>;

/** What the others fall back to: the console's fields expect these two. */
const EXPECTED: readonly Language[] = ['TH', 'EN'];

/** Refuses with `promotion_incomplete` {missing}: words are there in both expected languages, where the brand has them. */
export async function refuseUnpublishable(db: Queryable, promotion: Publishable): Promise<void> {
  const { languages } = await db
    .selectFrom('brands.brand')
    .select('languages')
    .where('id', '=', promotion.merchant_id)
    .executeTakeFirstOrThrow();
  const expected = EXPECTED.filter((language) => languages.includes(language));
  const missing: (typeof PUBLISHING_NEEDS)[number][] = (['title', 'text', 'content'] as const).filter(
    (name) => {
      const words = promotion[name];
      return !words || expected.some((language) => !words[language]);
    },
  );
  if (promotion.kind !== 'notice' && promotion.reward_amount === null) missing.push('reward');
  // What pays by itself stops somewhere by itself.
  const hasBudget = promotion.budget_total !== null || promotion.budget_day !== null;
  if (promotion.kind === 'claim' && !hasBudget) missing.push('budget');
  if (missing.length > 0) throw new Refusal('promotion_incomplete', { missing });
}
