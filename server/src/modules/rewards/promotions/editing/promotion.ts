import type { PROMOTION_STATES, REWARD_KINDS } from '@lanna/contract/rewards/promotions/ops';
import type { CLAIM_FREQUENCIES, PromotionAudience } from '@lanna/contract/rewards/promotions/promotions';
import type { SegmentPin } from '@lanna/contract/segment-pin';
import type { Money } from '@lanna/rules/money';
import type { PromotionKind, PromotionPhase } from '@lanna/rules/rewards/promotions/show-activity';
import type { Selectable } from 'kysely';
import type { PromotionsPromotion } from '../../../../platform/generated/promotions.ts';
import { pinKey } from '../../../../platform/ops/segment-condition.ts';

export type PromotionRow = Selectable<PromotionsPromotion>;
export type PromotionState = (typeof PROMOTION_STATES)[number];
export interface Reward {
  kind: (typeof REWARD_KINDS)[number];
  amount: Money;
}

/** Those that have ended stay in the lists for so long, as closed. */
export const CLOSED_SHOWN_MS = 7 * 24 * 3_600_000;

/** Where the clock stands in a published promotion's schedule. hidden: shown to no reader yet. */
export function phaseOf(
  {
    state,
    announced_at,
    starts_at,
    ends_at,
  }: Pick<PromotionRow, 'state' | 'announced_at' | 'starts_at' | 'ends_at'>,
  now: Date,
): PromotionPhase | 'hidden' {
  if (state === 'draft') return 'hidden';
  if (state === 'ended' || (ends_at && ends_at <= now)) return 'closed';
  if (starts_at <= now) return 'open';
  return announced_at && announced_at <= now ? 'coming_soon' : 'hidden';
}

export function kindOf({ kind }: Pick<PromotionRow, 'kind'>): PromotionKind {
  return kind as PromotionKind;
}

export function rewardOf({
  reward_kind,
  reward_amount,
}: Pick<PromotionRow, 'reward_kind' | 'reward_amount'>): Reward | null {
  if (reward_kind === null || reward_amount === null) return null;
  return { kind: reward_kind as Reward['kind'], amount: reward_amount };
}

export function frequencyOf({
  frequency,
}: Pick<PromotionRow, 'frequency'>): (typeof CLAIM_FREQUENCIES)[number] | null {
  return frequency as (typeof CLAIM_FREQUENCIES)[number] | null;
}

export function audienceOf({
  audience_kind,
  audience_value,
}: Pick<PromotionRow, 'audience_kind' | 'audience_value'>): PromotionAudience {
  if (audience_kind === 'segment') return { kind: 'segment' };
  if (audience_kind === 'new') return { kind: 'new', days: audience_value ?? 0 };
  if (audience_kind === 'rank') return { kind: 'rank', level: audience_value ?? 0 };
  return { kind: 'all' };
}

/** The version of a segment that it is for; null where it is for none. */
export function segmentOf({ audience_segment, audience_segment_version }: SegmentColumns): SegmentPin | null {
  if (audience_segment === null || audience_segment_version === null) return null;
  return { id: audience_segment, version: audience_segment_version };
}
type SegmentColumns = Pick<PromotionRow, 'audience_segment' | 'audience_segment_version'>;

/** Whom a promotion is asked for. */
export interface Participant {
  id: string;
  registered_at: Date;
  rank_level: number;
  currency: string;
  /** Those of the promotions' segments that the member is in now. */
  segments?: ReadonlySet<string>;
}

const DAY_MS = 24 * 3_600_000;

/** Whether it is for this member: in its audience, and paid in the member's currency. */
export function isFor(
  promotion: Pick<PromotionRow, 'audience_kind' | 'audience_value' | 'currency' | 'kind'> & SegmentColumns,
  member: Participant,
  now: Date,
): boolean {
  if (promotion.kind !== 'notice' && promotion.currency !== member.currency) return false;
  const audience = audienceOf(promotion);
  if (audience.kind === 'segment') {
    const pin = segmentOf(promotion);
    return pin !== null && (member.segments?.has(pinKey(pin)) ?? false);
  }
  if (audience.kind === 'rank') return member.rank_level >= audience.level;
  if (audience.kind === 'new') return now.getTime() - member.registered_at.getTime() < audience.days * DAY_MS;
  return true;
}
