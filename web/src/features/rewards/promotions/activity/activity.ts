import type { MyActivity, PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import type { ActivityState } from '@lanna/rules/rewards/promotions/activity';
import { type PromotionPhase, showActivity } from '@lanna/rules/rewards/promotions/show-activity';

/** What a promotion is to the page's reader. */
export interface Activity {
  /** Null: nothing to do but read. */
  state: ActivityState | null;
  obstacle: MyActivity['obstacle'];
  nextAt: string | null;
  latest: MyActivity['latest'];
}

type Scheduled = Pick<PromotionCard, 'kind' | 'phase' | 'startsAt' | 'endsAt' | 'applicationsMax'>;

/** To a visitor: as to a member who has done nothing yet. */
export function visitorsActivity(promotion: Scheduled): Activity {
  const { kind, phase, applicationsMax } = promotion;
  const shown = showActivity({
    kind,
    phase,
    applicationsMax,
    applications: 0,
    latest: null,
    budget: 'enough',
  });
  return { ...shown, nextAt: null, latest: null };
}

/** To a member; `mine` is undefined for what is not for the member. */
export function membersActivity(promotion: Scheduled, mine: MyActivity | undefined): Activity {
  if (mine) return mine;
  const state = promotion.phase === 'open' ? null : promotion.phase;
  return { state, obstacle: promotion.kind === 'notice' ? null : 'not_for_you', nextAt: null, latest: null };
}

/**
 * The phase once a moment of the schedule has passed while the page was open. A clock that is wrong from the start changes
 * nothing: what the server said after that moment stands.
 */
export function phaseNow(
  { phase, startsAt, endsAt }: Scheduled,
  { fetchedAtMs, nowMs }: { fetchedAtMs: number; nowMs: number | undefined },
): PromotionPhase {
  const passed = (at: string | null) =>
    at !== null && nowMs !== undefined && fetchedAtMs < Date.parse(at) && Date.parse(at) <= nowMs;
  if (passed(endsAt)) return 'closed';
  return phase === 'coming_soon' && passed(startsAt) ? 'open' : phase;
}

/** Nothing can be begun any more with a promotion that has just ended; what is under way goes on. */
export function afterEnd(activity: Activity, { kind }: Pick<PromotionCard, 'kind'>): Activity {
  // Tickets are drawn once no more can be earned.
  if (kind === 'raffle' && activity.state !== null) return activity;
  const begins = activity.state === 'join' || activity.state === 'claim' || activity.state === null;
  return begins || activity.state === 'coming_soon' ? { ...activity, state: 'closed' } : activity;
}
