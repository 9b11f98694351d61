import { footballOutcome } from '../markets/football.ts';
import type { Market, MatchResult } from '../markets/market.ts';
import type { Outcome } from '../markets/outcome.ts';
import { type OutrightResult, outrightKind, outrightOutcome } from '../markets/outright.ts';
import { isDecided, type StoppedMatch } from './decided.ts';

/** From the planned start on: what has not begun or not finished by then is over. */
export const UNFINISHED_AFTER_MS = 36 * 3_600_000;
/** A result is corrected by a feed or two operators within this time, later by two operators and a case. */
export const CORRECTION_MS = 72 * 3_600_000;

/** How a fixture ended. */
export type FixtureEnd =
  | { state: 'finished'; result: MatchResult }
  /** Begun and not finished within 36 hours of the planned start: what was decided stands. */
  | { state: 'stopped'; stopped: StoppedMatch }
  /** Not begun within 36 hours, or cancelled. */
  | { state: 'not_played' }
  /** Home and away were exchanged. */
  | { state: 'exchanged' }
  /** Of an outright: who came where. */
  | { state: 'ranked'; outright: OutrightResult };

export const SETTLED_BY = [
  'result',
  'decided_before_stop',
  'not_decided',
  'not_played',
  'exchanged',
  'after_kick_off',
  'cancelled_price',
] as const;
export type SettledBy = (typeof SETTLED_BY)[number];

export interface SettledLeg {
  outcome: Outcome;
  /** The line of the rules that decided. */
  by: SettledBy;
}

export interface LegFacts {
  market: Market;
  selection: string;
  /** Milliseconds of the database's clock. */
  acceptedAt: number;
  /** When it really began, which may be before the planned time; null where it did not. */
  startedAt: number | null;
  /** A span of time whose bets on this market a feed or two operators have cancelled; later ones win over earlier. */
  cancelled?: readonly { from: number; until: number }[];
}

/** What becomes of one leg, or undefined where the result lacks what its market needs. */
export function settleLeg(leg: LegFacts, end: FixtureEnd): SettledLeg | undefined {
  if (leg.cancelled?.some(({ from, until }) => leg.acceptedAt >= from && leg.acceptedAt < until))
    return { outcome: 'void', by: 'cancelled_price' };
  if (end.state === 'not_played' || end.state === 'exchanged') return { outcome: 'void', by: end.state };
  if (leg.startedAt !== null && leg.acceptedAt >= leg.startedAt)
    return { outcome: 'void', by: 'after_kick_off' };
  const outright = outrightKind(leg.market.kind);
  if (end.state === 'ranked') {
    const outcome = outright && outrightOutcome(outright, leg.selection, end.outright);
    return outcome && { outcome, by: byOf(outcome, end.outright) };
  }
  // How a match ended says nothing of a competition.
  if (outright) return undefined;
  if (end.state === 'stopped' && !isDecided(leg.market, end.stopped))
    return { outcome: 'void', by: 'not_decided' };
  const result = end.state === 'stopped' ? soFar(end.stopped) : end.result;
  const outcome = footballOutcome(leg.market, leg.selection, result);
  return outcome && { outcome, by: end.state === 'stopped' ? 'decided_before_stop' : 'result' };
}

function byOf(outcome: Outcome, { decided }: OutrightResult): SettledBy {
  if (!decided) return 'result';
  return outcome === 'void' ? 'not_decided' : 'decided_before_stop';
}

/** A decided market ends the same whatever follows, so also where nothing does. */
function soFar({ result, goals, corners, cards }: StoppedMatch): MatchResult {
  return {
    goals: { half: result.goals.half ?? goals, full: goals },
    firstGoal: goals.home + goals.away === 0 ? 'none' : result.firstGoal,
    lastGoal: goals.home + goals.away === 0 ? 'none' : result.lastGoal,
    corners: corners && { half: result.corners?.half ?? corners, full: corners },
    cards: cards && { half: result.cards?.half ?? cards, full: cards },
  };
}
