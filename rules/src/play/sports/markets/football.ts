import { halvesOf, isLine, type Line, QUARTERS } from '../odds/lines.ts';
import type { Count, Market, MarketKind, MatchResult, Period, RuleLine, Side } from './market.ts';
import type { Outcome } from './outcome.ts';

/** Scores with a selection of their own; every other score is `other`. */
const SCORE_MOST = 4;
const SCORES = Array.from({ length: (SCORE_MOST + 1) ** 2 }, (_, at) => ({
  home: Math.floor(at / (SCORE_MOST + 1)),
  away: at % (SCORE_MOST + 1),
}));
const BOTH: readonly Period[] = ['full', 'half'];
const FULL: readonly Period[] = ['full'];
const GOALS: readonly RuleLine[] = ['ninety_minutes', 'own_goals'];
const LINES: readonly RuleLine[] = [...GOALS, 'quarter_lines', 'whole_lines'];

/** Every market of a football match. */
export const FOOTBALL: readonly MarketKind[] = [
  ofScore('result', 'main', BOTH, ['home', 'draw', 'away'], GOALS, (score, pick) =>
    wonIf(winnerOf(score) === pick),
  ),
  ofScore('handicap', 'main', BOTH, ['home', 'away'], LINES, handicapOutcome, 'handicap'),
  ofScore('totals', 'main', BOTH, ['over', 'under'], LINES, totalOutcome(sum), 'total'),
  ofScore('double_chance', 'main', BOTH, ['home_draw', 'home_away', 'draw_away'], GOALS, (score, pick) =>
    wonIf(pick.split('_').includes(winnerOf(score))),
  ),
  ofScore('draw_no_bet', 'main', BOTH, ['home', 'away'], GOALS, (score, pick) =>
    winnerOf(score) === 'draw' ? 'push' : wonIf(winnerOf(score) === pick),
  ),
  ofScore('both_score', 'goals', BOTH, ['yes', 'no'], GOALS, (score, pick) =>
    wonIf((score.home > 0 && score.away > 0) === (pick === 'yes')),
  ),
  ofScore('odd_even', 'goals', BOTH, ['odd', 'even'], GOALS, (score, pick) =>
    wonIf((sum(score) % 2 === 1) === (pick === 'odd')),
  ),
  ofScore(
    ...(['correct_score', 'score', BOTH, [...SCORES.map(scoreKey), 'other']] as const),
    [...GOALS, 'other_score'],
    (score, pick) => wonIf((isListed(score) ? scoreKey(score) : 'other') === pick),
  ),
  {
    ...{ kind: 'half_full', group: 'halves', periods: FULL, lines: 'none', rules: [...GOALS, 'first_half'] },
    selections: ['home', 'draw', 'away'].flatMap((half) =>
      ['home', 'draw', 'away'].map((full) => `${half}_${full}`),
    ),
    outcome: (_, pick, { goals: { half, full } }) =>
      half && full ? wonIf(`${winnerOf(half)}_${winnerOf(full)}` === pick) : undefined,
  },
  ofGoal('first_team', ({ firstGoal }) => firstGoal),
  ofGoal('last_team', ({ lastGoal }) => lastGoal),
  ...(['home', 'away'] as const).flatMap((side) => [
    ofScore(
      ...([`team_totals_${side}`, 'teams', BOTH, ['over', 'under'], LINES] as const),
      totalOutcome((score) => score[side]),
      'total',
    ),
    ofScore(`clean_sheet_${side}`, 'teams', FULL, ['yes', 'no'], GOALS, (score, pick) =>
      wonIf((score[otherSide(side)] === 0) === (pick === 'yes')),
    ),
  ]),
  ...counted('corners', ['ninety_minutes', 'corners_taken', 'quarter_lines', 'whole_lines']),
  ...counted('cards', ['ninety_minutes', 'cards_points', 'quarter_lines', 'whole_lines']),
];

const BY_KIND = new Map(FOOTBALL.map((kind) => [kind.kind, kind]));

export function footballKind(kind: string): MarketKind | undefined {
  return BY_KIND.get(kind);
}

/** Whether the market is one of these: a feed may name others, which are kept and not shown. */
export function isFootballMarket({ kind, period, line }: Market): boolean {
  const known = BY_KIND.get(kind);
  if (!known?.periods.includes(period)) return false;
  if (known.lines === 'none') return line === null;
  return isLine(line) && (known.lines === 'handicap' || line > 0);
}

/** Undefined where the result lacks what the market needs. */
export function footballOutcome(market: Market, selection: string, result: MatchResult): Outcome | undefined {
  const known = BY_KIND.get(market.kind);
  if (!known || !isFootballMarket(market) || !known.selections.includes(selection))
    throw new Error(`no market of football has ${market.kind} ${selection}`);
  return known.outcome(market, selection, result);
}

type OfScore = (score: Count, pick: string, line: Line) => Outcome;

function ofScore(
  kind: string,
  group: MarketKind['group'],
  periods: readonly Period[],
  selections: readonly string[],
  rules: readonly RuleLine[],
  outcome: OfScore,
  lines: MarketKind['lines'] = 'none',
): MarketKind {
  return {
    ...{ kind, group, periods, selections, rules, lines },
    outcome: ({ period, line }, pick, { goals }) => {
      const score = goals[period];
      return score ? outcome(score, pick, line ?? 0) : undefined;
    },
  };
}

function ofGoal(kind: string, goal: (result: MatchResult) => Side | 'none' | null): MarketKind {
  return {
    ...{ kind, group: 'goals', periods: FULL, lines: 'none', selections: ['home', 'away', 'none'] },
    rules: [...GOALS, 'first_last_goal'],
    outcome: (_, pick, result) => {
      const scored = goal(result);
      return scored === null ? undefined : wonIf(scored === pick);
    },
  };
}

function counted(what: 'corners' | 'cards', rules: readonly RuleLine[]): MarketKind[] {
  const of = (
    name: string,
    selections: readonly string[],
    outcome: OfScore,
    lines: 'handicap' | 'total',
  ) => ({
    ...{ kind: `${what}_${name}`, group: what, periods: BOTH, selections, rules, lines },
    outcome: ({ period, line }: Market, pick: string, result: MatchResult) => {
      const count = result[what]?.[period];
      return count ? outcome(count, pick, line ?? 0) : undefined;
    },
  });
  return [
    of('handicap', ['home', 'away'], handicapOutcome, 'handicap'),
    of('totals', ['over', 'under'], totalOutcome(sum), 'total'),
  ];
}

function handicapOutcome(score: Count, pick: string, line: Line): Outcome {
  const lead = (score.home - score.away) * QUARTERS + line;
  return overHalves(pick === 'home' ? halvesAround(lead) : halvesAround(-lead));
}

function totalOutcome(count: (score: Count) => number): OfScore {
  return (score, pick, line) => {
    const above = count(score) * QUARTERS - line;
    return overHalves(halvesAround(pick === 'over' ? above : -above));
  };
}

/** Where the two halves of a stake stand against their lines. A half is beyond its line, on it, or short of it. */
function halvesAround(ahead: number): readonly number[] {
  return halvesOf(ahead).map(Math.sign);
}

function overHalves(halves: readonly number[]): Outcome {
  const mean = halves.reduce((all, half) => all + half, 0) / halves.length;
  if (mean === 1) return 'won';
  if (mean === 0.5) return 'half_won';
  if (mean === 0) return 'push';
  return mean === -0.5 ? 'half_lost' : 'lost';
}

function winnerOf({ home, away }: Count): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function sum({ home, away }: Count): number {
  return home + away;
}

function scoreKey({ home, away }: Count): string {
  return `${home}_${away}`;
}

function isListed({ home, away }: Count): boolean {
  return home <= SCORE_MOST && away <= SCORE_MOST;
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function wonIf(is: boolean): Outcome {
  return is ? 'won' : 'lost';
}
