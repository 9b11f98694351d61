/** Figures of a member that are money. */
export const MONEY_FIGURES = ['deposits', 'withdrawals', 'net', 'ggr', 'bonuses'] as const;
/** Counts, and whole days since something; since what never was, without end. */
export const COUNT_FIGURES = [
  'depositCount',
  'bets',
  'daysSinceDeposit',
  'daysSinceBet',
  'daysSinceRegistration',
  'rank',
] as const;
export const FIGURES = [...MONEY_FIGURES, ...COUNT_FIGURES] as const;
export type Figure = (typeof FIGURES)[number];

/** Whole units of money, counts, days. */
export const BOUND_MAX = 1_000_000_000_000;
