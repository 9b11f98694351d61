import type { Money } from '@lanna/rules/money';
import type { PromotionRow } from '../editing/promotion.ts';

const DAY_MS = 24 * 3_600_000;

type Terms = Pick<
  PromotionRow,
  | 'kind'
  | 'reward_kind'
  | 'reward_amount'
  | 'frequency'
  | 'applications_max'
  | 'audience_kind'
  | 'audience_value'
  | 'audience_segment'
  | 'audience_segment_version'
  | 'budget_total'
  | 'budget_day'
  | 'starts_at'
  | 'ends_at'
  | 'wagering_multiplier'
>;

/** The most a promotion can pay from its beginning to its end; null: nothing bounds it. A notice pays nothing. */
export function mostPaid(
  terms: Pick<Terms, 'kind' | 'budget_total' | 'budget_day' | 'starts_at' | 'ends_at'>,
): Money | null {
  const { kind, budget_total: whole, budget_day: ofDay, starts_at, ends_at } = terms;
  if (kind === 'notice') return 0n;
  // The brand's days it touches, at most.
  const days = ends_at && BigInt(Math.ceil((ends_at.getTime() - starts_at.getTime()) / DAY_MS) + 1);
  const byDay = ofDay !== null && days !== null ? ofDay * days : null;
  if (whole === null || byDay === null) return whole ?? byDay;
  return whole < byDay ? whole : byDay;
}

/** Whether a change lets more be paid, to other members, or for longer. Words, pictures and the place in the list do not. */
export function paysMore(before: Terms, after: Terms): boolean {
  if (after.kind === 'notice') return false;
  return (
    before.kind !== after.kind ||
    before.reward_kind !== after.reward_kind ||
    isMore(before.reward_amount, after.reward_amount) ||
    (before.frequency !== after.frequency && after.frequency === 'daily') ||
    isMore(before.applications_max, after.applications_max) ||
    before.audience_kind !== after.audience_kind ||
    before.audience_value !== after.audience_value ||
    before.audience_segment !== after.audience_segment ||
    before.audience_segment_version !== after.audience_segment_version ||
    after.wagering_multiplier < before.wagering_multiplier ||
    isMore(before.budget_total, after.budget_total) ||
    isMore(before.budget_day, after.budget_day) ||
    after.starts_at < before.starts_at ||
    isMore(before.ends_at?.getTime() ?? null, after.ends_at?.getTime() ?? null)
  );
}

/** Null is without a bound. */
function isMore<Amount extends bigint | number>(before: Amount | null, after: Amount | null): boolean {
  if (before === null) return false;
  return after === null || after > before;
}
