import type { SlotSheet } from './sheet.ts';
import { wholeStakes } from './stakes.ts';

/**
 * River Naga, the wild one: four rows, twenty-five lines. Half of its return lies in the free spins, which run on
 * reels of their own where every whirlpool in a run triples it (three of them: twenty-sevenfold).
 */
export const riverNaga: SlotSheet = {
  ruleVersion: 'river-naga-1',
  reels: 5,
  rows: 4,
  strips: {
    base: [
      'BQPKNTAJDBQTKAJQTPDNJKABTJQKADTJ',
      'JNPBATKQJDSATKQBJPDNATKQJWBATKDQ',
      'TSJKPQANBTJWDKQATJKBPQANDTJKAQBD',
      'DQJTBNKAPQJTDBKAQNJTDSKABPWQTJAK',
      'DSKTJNBAQPTKDJABQTJNKDQATBPJKTAQ',
    ],
    free: [
      'PDKTJAQKTBDJPNAQTKJBPATQDNKJATBQ',
      'JQDPWQKBTNSAJPDKWQBTAJQKPDNBWTAK',
      'WTQAKBDPQJWNSKATBDQJPKWATQBNPKDJ',
      'PDWABKQSJTNKDPQABWJTKQDPNWABJQKT',
      'TQSJBKADPTNQKJDABPTQJKATDNBQJKPA',
    ],
  },
  lines: [
    ...['11111', '22222', '00000', '33333', '12321', '21012', '01210', '32123', '10001', '23332'],
    ...['21112', '12221', '01110', '32223', '00100', '33233', '01010', '32323', '12121', '21212'],
    ...['02220', '31113', '11211', '22122', '10301'],
  ],
  pays: {
    N: { 3: 80, 4: 400, 5: 2500 },
    P: { 3: 50, 4: 200, 5: 1000 },
    B: { 3: 40, 4: 120, 5: 500 },
    D: { 3: 25, 4: 80, 5: 300 },
    A: { 3: 15, 4: 50, 5: 200 },
    K: { 3: 8, 4: 30, 5: 120 },
    Q: { 3: 8, 4: 30, 5: 120 },
    J: { 3: 5, 4: 20, 5: 100 },
    T: { 3: 5, 4: 20, 5: 100 },
  },
  wild: { symbol: 'W', multiplier: { base: 1, free: 3 } },
  scatter: { symbol: 'S', pays: { 3: 2, 4: 10 }, freeSpins: { 3: 8, 4: 15 } },
  freeSpinMultiplier: 1,
  ...wholeStakes({ choices: [1, 2, 5, 10, 20, 50, 100, 200], usual: 2 }),
  volatility: 'high',
  returnPercent: '96.4925',
  returnBasisPoints: 9649,
  deviation: 13.6454,
};
