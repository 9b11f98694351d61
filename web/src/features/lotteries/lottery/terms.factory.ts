import type { Terms } from './terms.ts';

/** The terms of one-minute SSC, for tests. */
export function termsOf(changed: Partial<Terms> = {}): Terms {
  return {
    game: {
      code: 'SSC_1M',
      name: 'SSC 1 minute',
      type: 'SSC',
      family: 'SSC',
      prizeMode: 'Elott',
      source: 'house',
      page: '/lottery',
      closed: null,
      current: null,
      last: null,
    },
    modes: { min: 1700, max: 1800, step: 1, own: 1800 },
    prices: [],
    largestPrize: '2000000.00',
    largestSlipPrize: '10000000.00',
    memberStake: '200000.00',
    coveragePercent: 90,
    cancelAllowed: true,
    shotPrizes: null,
    numbers: [],
    ...changed,
  };
}
