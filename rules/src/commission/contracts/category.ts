/** The kinds of games that have a rate of their own, in the order pages show them. */
export const RATE_CATEGORIES = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'] as const;
export type RateCategory = (typeof RATE_CATEGORIES)[number];

/** A rate for each kind of game. */
export type Rates = Readonly<Record<RateCategory, number>>;

export const NO_RATES: Rates = {
  LIVE: 0,
  SPORTS: 0,
  FISH: 0,
  RNG: 0,
  PVP: 0,
  ESPORTS: 0,
  ELOTT: 0,
  LOTT: 0,
};
