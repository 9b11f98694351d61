import type { Line } from '../odds/lines.ts';
import type { Outcome } from './outcome.ts';

export type Side = 'home' | 'away';
export type Period = 'full' | 'half';

export interface Count {
  home: number;
  away: number;
}

/** What was counted by the end of the first half and of the match, stoppage included, extra time never. */
export interface Counted {
  half: Count | null;
  full: Count | null;
}

/** What a match is settled by. What is unknown is null, and no market that needs it is settled. */
export interface MatchResult {
  goals: Counted;
  /** `none` in a match without goals. */
  firstGoal: Side | 'none' | null;
  lastGoal: Side | 'none' | null;
  corners: Counted | null;
  /** Points: a yellow card counts 1, a red one 2. */
  cards: Counted | null;
}

/** Of a fixture: what is bet on. The same three values are one market, for good. */
export interface Market {
  kind: string;
  period: Period;
  /** In quarters; null where the kind has none. */
  line: Line | null;
}

/** The settlement lines of the rules page that a market stands under. */
export type RuleLine =
  | 'ninety_minutes'
  | 'first_half'
  | 'own_goals'
  | 'corners_taken'
  | 'cards_points'
  | 'quarter_lines'
  | 'whole_lines'
  | 'first_last_goal'
  | 'other_score'
  | 'outright_end'
  | 'dead_heat'
  | 'non_starter';

/** A kind of market: data, and a function from a result to what becomes of each selection. */
export interface MarketKind {
  kind: string;
  periods: readonly Period[];
  /** How lines may stand: none, a handicap around nothing, or a total above it. */
  lines: 'none' | 'handicap' | 'total';
  selections: readonly string[];
  /** Tables of the page put kinds of a group together. */
  group: 'main' | 'goals' | 'halves' | 'score' | 'teams' | 'corners' | 'cards';
  rules: readonly RuleLine[];
  /** Undefined where the result lacks what it needs. */
  outcome(market: Market, selection: string, result: MatchResult): Outcome | undefined;
}

/** `handicap/full/-3`: one text for each market, for keys of rows and of the page. */
export function marketKey({ kind, period, line }: Market): string {
  return line === null ? `${kind}/${period}` : `${kind}/${period}/${line}`;
}

export function parseMarketKey(key: string): Market | undefined {
  const parts = /^([a-z0-9_]{2,40})\/(full|half)(?:\/(-?\d{1,2}))?$/.exec(key);
  if (!parts) return undefined;
  const [, kind = '', period, line] = parts;
  return { kind, period: period as Period, line: line === undefined ? null : Number(line) };
}
