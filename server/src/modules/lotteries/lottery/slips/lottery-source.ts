import type { PrizeMode } from '@lanna/rules/lotteries/lottery/plays/price-mode';

/** What lotteries are called in the record of bets; `lottery.take_slip` writes the same. */
export const LOTTERY_SOURCE = 'lottery';
export const LOTTERY_SOURCE_ID = '00000000-0000-7000-8000-00000000107e';

/** The category of the record that a game's bets count in. */
export function categoryOf(prizeMode: PrizeMode): 'LOTT' | 'ELOTT' {
  return prizeMode === 'Elott' ? 'ELOTT' : 'LOTT';
}
