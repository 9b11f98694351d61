import { type ActivityState, isOpen, type KeptState } from './activity.ts';

export type PromotionKind = 'notice' | 'application' | 'claim';
/** Also what a topic of its own makes and stands among promotions; to a visitor it is as a notice. */
export type CardKind = PromotionKind | 'raffle';
/** Where the clock stands in a published promotion's schedule. */
export type PromotionPhase = 'coming_soon' | 'open' | 'closed';

/** Why a member cannot apply or claim now, though the promotion is open. */
export type ActivityObstacle = 'budget_spent' | 'budget_spent_today' | 'applications_used';

export interface ActivityFacts {
  kind: CardKind;
  phase: PromotionPhase;
  /** Null: as many as there are days, or as the desk takes. */
  applicationsMax: number | null;
  /** The member's applications so far, whatever became of them; of a claim, those that count for today. */
  applications: number;
  /** The member's latest. */
  latest: KeptState | null;
  /** What is left of a claim's budget covers one more payment. */
  budget: 'enough' | 'spent' | 'spent_today';
}

export interface Activity {
  /** Null: a notice that runs; there is nothing to do. */
  state: ActivityState | null;
  obstacle: ActivityObstacle | null;
}

/** What a promotion is to a member now. */
export function showActivity(facts: ActivityFacts): Activity {
  const { kind, phase, latest } = facts;
  // What an operator is still to decide about outlives the promotion.
  if (latest && isOpen(latest)) return { state: latest, obstacle: null };
  if (phase === 'coming_soon') return { state: 'coming_soon', obstacle: null };
  if (kind === 'notice' || kind === 'raffle')
    return { state: phase === 'closed' ? 'closed' : null, obstacle: null };
  return kind === 'claim' ? showClaim(facts) : showApplication(facts);
}

function showClaim({ phase, applications, budget }: ActivityFacts): Activity {
  if (applications > 0) return { state: 'claimed', obstacle: null };
  if (phase === 'closed') return { state: 'closed', obstacle: null };
  if (budget === 'spent') return { state: 'closed', obstacle: 'budget_spent' };
  if (budget === 'spent_today') return { state: 'closed', obstacle: 'budget_spent_today' };
  return { state: 'claim', obstacle: null };
}

function showApplication({ phase, applications, applicationsMax, latest }: ActivityFacts): Activity {
  const used = applicationsMax !== null && applications >= applicationsMax;
  if (phase === 'open' && !used) return { state: 'join', obstacle: null };
  // What became of the last one says more than that it is over.
  return { state: latest ?? 'closed', obstacle: phase === 'open' ? 'applications_used' : null };
}
