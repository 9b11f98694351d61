import type { Language } from '@lanna/contract/people/members/members';
import type { PromotionForm } from '@lanna/contract/rewards/promotions/ops';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

/** As many as the wire takes. */
export const REWARD_DECIMALS = 5;

/** The form with its amounts as the wire takes them; undefined where one of them is no amount, or can be two. */
export function readForm(form: PromotionForm, language: Language): PromotionForm | undefined {
  const read = (typed: string | null) =>
    typed === null || typed === '' ? typed : wireAmount(typed, language, REWARD_DECIMALS);
  const budgetTotal = read(form.budgetTotal);
  const budgetDay = read(form.budgetDay);
  const amount = form.reward ? read(form.reward.amount) : '';
  if (budgetTotal === undefined || budgetDay === undefined || typeof amount !== 'string') return undefined;
  return { ...form, budgetTotal, budgetDay, reward: form.reward && { ...form.reward, amount } };
}
