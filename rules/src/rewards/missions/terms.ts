import type { LocalText } from '../../local-text.ts';
import { type Money, parseMoney } from '../../money.ts';
import type { MissionReward } from './reward.ts';

/** What settled bets move by themselves. */
export const BET_TRIGGERS = ['turnover', 'rounds', 'games', 'multiple', 'slips', 'steps'] as const;

/** What of the account is looked at; none of them costs anything. */
export const PROFILE_FACTS = ['number', 'email', 'second_factor', 'limits'] as const;
export type ProfileFact = (typeof PROFILE_FACTS)[number];

/** What moves a step on. `categories` empty: any kind of game. */
export type MissionTrigger =
  | { kind: 'turnover'; categories: readonly string[]; amount: string }
  | { kind: 'rounds' | 'games' | 'slips'; categories: readonly string[]; count: number }
  | { kind: 'multiple'; categories: readonly string[]; count: number; multiple: number }
  /** Bets of sports of so many selections or more, that have won. */
  | { kind: 'steps'; count: number; legs: number }
  | { kind: 'check_in' }
  | { kind: 'profile'; fact: ProfileFact };

export interface MissionStep {
  trigger: MissionTrigger;
  reward: MissionReward;
}

export const MISSION_REPEATS = ['once', 'daily', 'weekly'] as const;
export type MissionRepeat = (typeof MISSION_REPEATS)[number];

export interface MissionAudience {
  /** Registered at this moment or later. */
  registeredSince: string | null;
  /** Has this label of operators. */
  label: string | null;
  /** Is below the agent of this user name, at whatever depth. */
  agent: string | null;
}

export interface MissionTerms {
  name: LocalText;
  repeat: MissionRepeat;
  /** Level of rank from which on it is for members; 0: all. */
  leastRank: number;
  /** Whom it is for beside that: who meets all that is said; null, or left out of terms of before: every member. */
  audience?: MissionAudience | null | undefined;
  /** One after the other: what comes before must be reached first. */
  steps: readonly MissionStep[];
}

export const STEPS_MOST = 12;
export const LIVE_MISSIONS_MOST = 30;
/** How long a reward that was reached waits for the press. */
export const CLAIM_DAYS = 7;

/** What a step asks for in the unit that it counts: money, or a number. */
export function goalOf(trigger: MissionTrigger): bigint {
  switch (trigger.kind) {
    case 'turnover':
      return parseMoney(trigger.amount) ?? 0n;
    case 'check_in':
    case 'profile':
      return 1n;
    default:
      return BigInt(trigger.count);
  }
}

/** Why terms cannot be; null where they can. */
export function misfitOf({
  steps,
  repeat,
}: Pick<MissionTerms, 'steps' | 'repeat'>): 'goal' | 'profile' | null {
  if (steps.length === 0 || steps.length > STEPS_MOST) return 'goal';
  if (steps.some(({ trigger }) => goalOf(trigger) <= 0n)) return 'goal';
  // What an account has once it has every day: it would be given again and again for nothing.
  if (repeat !== 'once' && steps.some(({ trigger }) => trigger.kind === 'profile')) return 'profile';
  return null;
}

/** How far a step is, 0 to 100. */
export function percentOf(progress: Money, goal: Money): number {
  if (progress >= goal) return 100;
  return Number((progress * 1000n) / goal) / 10;
}
