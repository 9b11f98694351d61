import { footballKind } from '../markets/football.ts';
import type { RuleLine } from '../markets/market.ts';
import { outrightKind } from '../markets/outright.ts';
import type { SettledBy } from './settle-leg.ts';

/** What holds for every slip, in the order of the rules page. */
export const COMMON_RULES = [
  'betting_ends',
  'price_kept',
  'price_changed',
  'negative_price',
  'started_early',
  'unfinished_36h',
  'exchanged',
  'void_leg',
  'parlay_legs',
  'system_lines',
  'rounding',
  'correction',
  'obvious_error',
] as const;
export type CommonRule = (typeof COMMON_RULES)[number];

/** What single markets are settled by. */
export const MARKET_RULES: readonly RuleLine[] = [
  'ninety_minutes',
  'first_half',
  'own_goals',
  'whole_lines',
  'quarter_lines',
  'other_score',
  'first_last_goal',
  'corners_taken',
  'cards_points',
  'outright_end',
  'non_starter',
  'dead_heat',
];

export function rulesOfKind(kind: string): readonly RuleLine[] {
  return outrightKind(kind)?.rules ?? footballKind(kind)?.rules ?? [];
}

/** The line of the rules that a settled leg stands under, beside those of its market. */
export const RULE_OF_SETTLEMENT: Readonly<Record<SettledBy, CommonRule | RuleLine>> = {
  result: 'ninety_minutes',
  decided_before_stop: 'unfinished_36h',
  not_decided: 'unfinished_36h',
  not_played: 'unfinished_36h',
  exchanged: 'exchanged',
  after_kick_off: 'started_early',
  cancelled_price: 'obvious_error',
};
