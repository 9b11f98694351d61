import type { Money } from '../../money.ts';

/** The currency of the ledger that points are. One point is `MONEY_SCALE` of its parts. */
export const POINTS_CURRENCY = 'PTS';

/** The kinds of games that have a rate of their own, in the order pages show them. */
export const POINT_CATEGORIES = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'] as const;
export type PointCategory = (typeof POINT_CATEGORIES)[number];

/** Hundredths of a point for each 100 of turnover: 70 is 0.70. */
export type PointRates = Readonly<Record<PointCategory, number>>;

/** What a form begins with. */
export const USUAL_POINT_RATES: PointRates = {
  LIVE: 70,
  SPORTS: 100,
  FISH: 120,
  RNG: 120,
  PVP: 100,
  ESPORTS: 100,
  ELOTT: 0,
  LOTT: 0,
};
/** 10 points for each 100. */
export const POINT_RATE_MOST = 1000;

/** Percent of the rate by level of rank, the first for no rank. A level beyond the last has the last one's. */
export const USUAL_FACTORS: readonly number[] = [100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150];
/** What a rank does for points stays a thanks, and no reason to play more. */
export const FACTOR_MOST = 150;

export interface PointTerms {
  version: number;
  fromDay: string;
  rates: PointRates;
  factors: readonly number[];
  /** So many points, in parts, are 1.00 of the currency. */
  perUnit: Money;
  convertLeast: Money;
  convertMostDay: Money;
}

/** What holds on a day: the latest version that had begun by then. */
export function termsOn<Terms extends Pick<PointTerms, 'version' | 'fromDay'>>(
  versions: readonly Terms[],
  day: string,
): Terms | null {
  let found: Terms | null = null;
  for (const one of versions)
    if (one.fromDay <= day && (found === null || one.version > found.version)) found = one;
  return found;
}

/** Points are counted to a hundredth, so that what is shown is what there is. */
const HUNDREDTH = 1000n;

/** What a day's turnover of one kind of game has earned, rounded down to a hundredth of a point. Nothing where more was taken back than played. */
export function pointsOf(
  turnover: Money,
  terms: Pick<PointTerms, 'rates' | 'factors'> | null,
  of: { category: PointCategory; level: number },
): Money {
  if (turnover <= 0n || terms === null) return 0n;
  const rate = BigInt(terms.rates[of.category] * factorOf(terms.factors, of.level));
  // Hundredths for each 100, in percent.
  const parts = (turnover * rate) / (100n * 100n * 100n);
  return parts - (parts % HUNDREDTH);
}

export function factorOf(factors: readonly number[], level: number): number {
  return factors[Math.min(level, factors.length - 1)] ?? 100;
}

/** Whether anything would be given more freely than before: that is for two operators. */
export function isFreer(before: PointTerms | null, after: Omit<PointTerms, 'version' | 'fromDay'>): boolean {
  const levels = Array.from(
    { length: Math.max(before?.factors.length ?? 0, after.factors.length) },
    (_, at) => at,
  );
  return (
    before === null ||
    POINT_CATEGORIES.some((category) => after.rates[category] > before.rates[category]) ||
    levels.some((level) => factorOf(after.factors, level) > factorOf(before.factors, level)) ||
    after.perUnit < before.perUnit ||
    after.convertLeast < before.convertLeast ||
    after.convertMostDay > before.convertMostDay
  );
}
