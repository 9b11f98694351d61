/** The kinds of games that have a rate of their own, in the order pages show them. */
export const CASHBACK_CATEGORIES = [
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'ELOTT',
  'LOTT',
] as const;
export type CashbackCategory = (typeof CASHBACK_CATEGORIES)[number];

/** In hundred-thousandths of turnover: 500 is 0.50 %. */
export type CashbackRates = Readonly<Record<CashbackCategory, number>>;

/** What a form begins with. Lotteries give rebates of their own, by prize mode. */
export const USUAL_RATES: CashbackRates = {
  LIVE: 500,
  SPORTS: 500,
  FISH: 700,
  RNG: 700,
  PVP: 500,
  ESPORTS: 500,
  ELOTT: 0,
  LOTT: 0,
};

/** 2 %: beyond it most games would pay their players for playing. */
export const CASHBACK_RATE_MOST = 2000;

/** A rate with what the member's rank adds to it: nothing where the kind of game gives nothing, and never beyond the most. */
export function withExtra(rate: number, extra: number): number {
  return rate === 0 ? 0 : Math.min(rate + extra, CASHBACK_RATE_MOST);
}

/** Rates of a brand from a day of the brand on, until a later version has another. */
export interface RatesVersion {
  version: number;
  fromDay: string;
  rates: CashbackRates;
}

/**
 * What holds on a day: the latest version that had begun by then, or null where none had. A version begins on a day that has not begun when it is
 * written, so what a bet earns is known from the moment it is settled and never changes.
 */
export function ratesOn(versions: readonly RatesVersion[], day: string): RatesVersion | null {
  let found: RatesVersion | null = null;
  for (const one of versions)
    if (one.fromDay <= day && (found === null || one.version > found.version)) found = one;
  return found;
}

/** Whether anything would be given more freely than before: that is for two operators. */
export function isRaised(before: CashbackRates | null, after: CashbackRates): boolean {
  return CASHBACK_CATEGORIES.some((category) => after[category] > (before?.[category] ?? 0));
}
