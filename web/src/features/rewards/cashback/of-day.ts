import type { CashbackCategory } from '@lanna/rules/rewards/cashback/rates';

/** Bets of one day and kind of game. */
export interface OfDay {
  day: string;
  category: CashbackCategory;
}
