import { ODDS_LEAST, ODDS_MOST, ODDS_SCALE, type Odds } from '../odds/odds.ts';

/** What a book holds beyond certainty, in thousandths: 60 is 6 %. */
export type Margin = number;

/** The least an operator may set a margin to: below it the house gives prices away. */
export const MARGIN_LEAST: Margin = 10;

/** The house's margin of each kind of market, and the most an operator may set it to. */
export interface MarginSheet {
  [kind: string]: { margin: Margin; most: Margin };
}

export const MARGINS: MarginSheet = {
  result: { margin: 50, most: 60 },
  handicap: { margin: 35, most: 40 },
  totals: { margin: 35, most: 40 },
  double_chance: { margin: 50, most: 60 },
  draw_no_bet: { margin: 40, most: 60 },
  both_score: { margin: 50, most: 70 },
  odd_even: { margin: 50, most: 70 },
  correct_score: { margin: 150, most: 200 },
  half_full: { margin: 110, most: 150 },
  first_team: { margin: 60, most: 90 },
  last_team: { margin: 60, most: 90 },
  team_totals_home: { margin: 50, most: 70 },
  team_totals_away: { margin: 50, most: 70 },
  clean_sheet_home: { margin: 60, most: 90 },
  clean_sheet_away: { margin: 60, most: 90 },
  corners_handicap: { margin: 60, most: 90 },
  corners_totals: { margin: 60, most: 90 },
  cards_handicap: { margin: 70, most: 100 },
  cards_totals: { margin: 70, most: 100 },
  outright: { margin: 150, most: 250 },
};

/** The published sheet with these margins in the place of its own. */
export function sheetWith(margins: Readonly<Record<string, Margin>>): MarginSheet {
  return Object.fromEntries(
    Object.entries(MARGINS).map(([kind, { margin, most }]) => [
      kind,
      { margin: margins[kind] ?? margin, most },
    ]),
  );
}

/** The kinds whose margin is no whole thousandth between the least and what the sheet promises at the most, and names that are no kind. */
export function marginProblems(margins: Readonly<Record<string, Margin>>): string[] {
  return Object.entries(margins).flatMap(([kind, margin]) => {
    const most = MARGINS[kind]?.most;
    const fits = most !== undefined && Number.isInteger(margin) && margin >= MARGIN_LEAST && margin <= most;
    return fits ? [] : [kind];
  });
}

/** All outrights share a line of the sheet. */
export function marginOf(sheet: MarginSheet, kind: string): Margin | undefined {
  return sheet[kind.startsWith('outright') ? 'outright' : kind]?.margin;
}

/**
 * Prices of selections that exclude each other and are all there is, by the power method: each probability is raised to the power that makes their sum 1 + margin. It takes more of
 * what is unlikely than dividing does, and can never make a price of 1 or less of a probability below it. `winners` is how many of them win: 2 of a double chance.
 */
export function pricesOf(probabilities: readonly number[], margin: Margin, winners = 1): Odds[] {
  if (probabilities.some((one) => !(one > 0 && one < 1)))
    throw new Error('a probability lies between 0 and 1');
  const book = winners * (1 + margin / 1000);
  const power = powerFor(probabilities, book);
  return probabilities.map((one) => toOdds(one ** power));
}

/** Of 1 000 000 at the most; what would pay less than a hundredth has no price of its own and reads as the least. */
function toOdds(probability: number): Odds {
  return Math.min(ODDS_MOST, Math.max(ODDS_LEAST, Math.floor(ODDS_SCALE / probability + 1e-9)));
}

/** The sum falls as the power grows, so it is found by halving. */
function powerFor(probabilities: readonly number[], book: number): number {
  const sum = (power: number) => probabilities.reduce((all, one) => all + one ** power, 0);
  let [low, high] = [0.01, 4];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (sum(middle) > book) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
