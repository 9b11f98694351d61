import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { Table } from './rates/rates.ts';

/** A Thai table as the portal describes it, or of Yeekee. */
export function tableOf(
  different: Partial<Omit<Table, 'game'>> = {},
  source: LotteryGame['source'] = 'house',
  game: Partial<LotteryGame> = {},
): Table {
  return {
    game: gameOf({ source, code: source === 'feed' ? 'THAI' : 'THAI_30M', ...game }),
    modes: { min: 1700, max: 1800, step: 1, own: 1800 },
    prices: [],
    largestPrize: '1000000.00',
    largestSlipPrize: '5000000.00',
    memberStake: '100000.00',
    coveragePercent: 90,
    cancelAllowed: true,
    shotPrizes: null,
    numbers: [],
    ...different,
  };
}

export function gameOf(different: Partial<LotteryGame> = {}): LotteryGame {
  return {
    code: 'THAI_30M',
    name: 'THAI_30M',
    type: 'THAI',
    family: 'THAI',
    prizeMode: 'SEA',
    source: 'house',
    page: '/sealottery',
    closed: null,
    current: {
      gameCode: 'THAI_30M',
      numero: '20261122-21',
      closesAt: '2026-11-22T03:29:30.000Z',
      drawsAt: '2026-11-22T03:30:00.000Z',
    },
    last: null,
    ...different,
  };
}
