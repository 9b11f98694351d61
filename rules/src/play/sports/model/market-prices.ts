import { footballKind } from '../markets/football.ts';
import { type Count, type Market, type MatchResult, marketKey, type Period } from '../markets/market.ts';
import { QUARTERS } from '../odds/lines.ts';
import { ODDS_LEAST, ODDS_MOST, type Odds } from '../odds/odds.ts';
import { MARGINS, type MarginSheet, marginOf, pricesOf } from './margin.ts';
import { type ScoreWeights, WEIGHT } from './score-weights.ts';
import { FIRST_HALF_SHARE } from './virtual-match.ts';

export interface PricedMarket {
  market: Market;
  key: string;
  /** By selection; left out is what cannot be offered at a fair price. */
  prices: { selection: string; odds: Odds }[];
}

/** Lines beside the one whose two sides are nearest to even: three on each side. */
const BESIDE = 3;
const NEVER = 1e-12;
const [LEAST_LIKELY, MOST_LIKELY] = [0.0005, 0.985];
/** A market of so many selections or more may leave some out. */
const MANY = 4;
const UNKNOWN_MARGIN = 100;

/** One way a match may end, and how likely. */
export interface WeighedResult {
  result: MatchResult;
  probability: number;
}

/** Ways a match may end: whole ones, and for markets of one period the scores of that period alone, which are few. */
export interface Endings {
  whole: readonly WeighedResult[];
  full: readonly WeighedResult[];
  half: readonly WeighedResult[];
}

/** Every price of a virtual match: the model's probabilities with the margin of the sheet. */
export function pricesOfMatch(weights: ScoreWeights, margins: MarginSheet = MARGINS): PricedMarket[] {
  const endings = endingsOf(weights);
  return marketsOf(endings).flatMap((market) => {
    const priced = priceMarket(market, endings, margins);
    return priced ? [priced] : [];
  });
}

export function endingsOf(weights: ScoreWeights): Endings {
  const whole = resultsOf(weights);
  return { whole, full: scoresOf(whole, 'full'), half: scoresOf(whole, 'half') };
}

function scoresOf(whole: readonly WeighedResult[], period: Period): WeighedResult[] {
  const scores = new Map<string, WeighedResult>();
  for (const { result, probability } of whole) {
    const score = result.goals[period];
    const key = `${score?.home}-${score?.away}`;
    const known = scores.get(key);
    if (known) known.probability += probability;
    else {
      const goals = { half: null, full: null, [period]: score };
      scores.set(key, {
        result: { goals, firstGoal: null, lastGoal: null, corners: null, cards: null },
        probability,
      });
    }
  }
  return [...scores.values()];
}

/**
 * Score, interval and who scored first and last, each combination once. A goal falls before the interval by itself, so counts of the half are binomial; all orders of goals within a
 * half are alike.
 */
function resultsOf(weights: ScoreWeights): WeighedResult[] {
  return weights.flatMap((row, home) =>
    row.flatMap((weight, away) =>
      counts(home).flatMap((h) =>
        counts(away).flatMap((a) => {
          const probability = (weight / WEIGHT) * inFirstHalf(home, h) * inFirstHalf(away, a);
          return probability < NEVER ? [] : ordersOf({ home, away }, { home: h, away: a }, probability);
        }),
      ),
    ),
  );
}

/** Where all goals fell in one half, the first and the last are not apart from each other; no market asks for both. */
function ordersOf(full: Count, half: Count, probability: number): WeighedResult[] {
  const rest = { home: full.home - half.home, away: full.away - half.away };
  const [early, late] = [half.home + half.away, rest.home + rest.away];
  return scorersOf(early > 0 ? half : rest).flatMap((first) =>
    scorersOf(late > 0 ? rest : half).map((last) => ({
      result: {
        goals: { half, full },
        ...{ firstGoal: first.side, lastGoal: last.side, corners: null, cards: null },
      },
      probability: probability * first.share * last.share,
    })),
  );
}

/** A market's prices, or undefined where a selection of it is as good as impossible or certain. */
export function priceMarket(
  market: Market,
  endings: Endings,
  margins: MarginSheet = MARGINS,
): PricedMarket | undefined {
  const kind = footballKind(market.kind);
  if (!kind) return undefined;
  const winners = market.kind === 'double_chance' ? 2 : 1;
  const offered = kind.selections
    .map((selection) => ({ selection, probability: fairProbability(market, selection, endings) }))
    .filter(({ probability }) => probability > LEAST_LIKELY && probability < MOST_LIKELY);
  if (offered.length < kind.selections.length && offered.length < MANY) return undefined;
  // Of many selections those that hardly ever come are not offered; the margin is taken of all that may.
  const sum = offered.reduce((all, { probability }) => all + probability, 0) / winners;
  const odds = pricesOf(
    offered.map(({ probability }) => probability / sum),
    marginOf(margins, market.kind) ?? UNKNOWN_MARGIN,
    winners,
  );
  const prices = offered.map(({ selection }, at) => ({ selection, odds: odds[at] ?? 0 }));
  if (prices.some((price) => price.odds <= ODDS_LEAST || price.odds >= ODDS_MOST)) return undefined;
  return { market, key: marketKey(market), prices };
}

/**
 * How likely a selection is, as its fair price has it: of what it wins, over what it wins and loses. Pushes count for neither side and half results for half.
 */
export function fairProbability(market: Market, selection: string, endings: Endings): number {
  const kind = footballKind(market.kind);
  let [won, lost] = [0, 0];
  for (const { result, probability } of OF_WHOLE.has(market.kind) ? endings.whole : endings[market.period]) {
    const change = NET[kind?.outcome(market, selection, result) ?? 'void'] ?? 0;
    if (change > 0) won += probability * change;
    else lost -= probability * change;
  }
  return won + lost === 0 ? 0 : won / (won + lost);
}

/** What even money wins or loses. */
const NET: Readonly<Record<string, number>> = { won: 1, half_won: 0.5, half_lost: -0.5, lost: -1 };
const OF_WHOLE: ReadonlySet<string> = new Set(['half_full', 'first_team', 'last_team']);

function marketsOf(endings: Endings): Market[] {
  const plain = ['result', 'double_chance', 'draw_no_bet', 'both_score', 'odd_even', 'correct_score'].flatMap(
    (kind) => (['full', 'half'] as const).map((period) => ({ kind, period, line: null })),
  );
  const full = ['half_full', 'first_team', 'last_team', 'clean_sheet_home', 'clean_sheet_away'].map(
    (kind): Market => ({ kind, period: 'full', line: null }),
  );
  const lined = (['full', 'half'] as const).flatMap((period) => [
    ...linesAround({ kind: 'handicap', period, line: 0 }, endings, BESIDE),
    ...linesAround({ kind: 'totals', period, line: 0 }, endings, BESIDE),
    ...['team_totals_home', 'team_totals_away'].flatMap((kind) =>
      linesAround({ kind, period, line: 0 }, endings, 1),
    ),
  ]);
  return [...plain, ...full, ...lined];
}

/** The line whose sides are nearest to even comes first, as the main line; then those beside it. */
export function linesAround(market: Market, endings: Endings, beside: number): Market[] {
  const kind = footballKind(market.kind);
  const first = kind?.selections[0] ?? '';
  const lines = kind?.lines === 'handicap' ? range(-4 * QUARTERS, 4 * QUARTERS) : range(2, 7 * QUARTERS);
  const offEven = (line: number) => Math.abs(0.5 - fairProbability({ ...market, line }, first, endings));
  const main = lines.reduce((best, line) => (offEven(line) < offEven(best) ? line : best));
  const around = range(-beside, beside)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .map((step) => main + step);
  return around.filter((line) => lines.includes(line)).map((line) => ({ ...market, line }));
}

function scorersOf({ home, away }: { home: number; away: number }): {
  side: 'home' | 'away' | 'none';
  share: number;
}[] {
  const all = home + away;
  if (all === 0) return [{ side: 'none', share: 1 }];
  return [
    ...(home > 0 ? [{ side: 'home' as const, share: home / all }] : []),
    ...(away > 0 ? [{ side: 'away' as const, share: away / all }] : []),
  ];
}

function inFirstHalf(goals: number, early: number): number {
  const share = FIRST_HALF_SHARE / 100;
  let ways = 1;
  for (let taken = 1; taken <= early; taken += 1) ways = (ways * (goals - early + taken)) / taken;
  return ways * share ** early * (1 - share) ** (goals - early);
}

function counts(most: number): number[] {
  return range(0, most);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
