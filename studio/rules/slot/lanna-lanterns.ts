import type { SlotSheet } from './sheet.ts';
import { wholeStakes } from './stakes.ts';

const reels = [
  'KATQJSNKBTJQDNKCTJQNKATJDQNBTJCQ',
  'QWJTNKBQJSTNDKAQJTNCKQWJTNDKBQJT',
  'JTWKQNDJASTKQNCJTBKQWNJTKDQCNJTK',
  'TKQJWNCTKBQJNSTKDQJNATKQWJNDTKBQ',
  'NQJTKASNQJTKBDNQJTKCNQJTDKNQJTCK',
];

/** Lanna Lanterns: three rows, twenty lines, twelve free spins that pay threefold, on the same reels. */
export const lannaLanterns: SlotSheet = {
  ruleVersion: 'lanna-lanterns-1',
  reels: 5,
  rows: 3,
  strips: { base: reels, free: reels },
  lines: [
    ...['11111', '00000', '22222', '01210', '21012', '00100', '22122', '10001', '12221', '10101'],
    ...['12121', '01010', '21212', '01110', '21112', '11011', '11211', '00200', '22022', '02220'],
  ],
  pays: {
    A: { 3: 75, 4: 300, 5: 1500 },
    B: { 3: 60, 4: 200, 5: 800 },
    C: { 3: 50, 4: 150, 5: 500 },
    D: { 3: 40, 4: 100, 5: 300 },
    K: { 3: 15, 4: 40, 5: 150 },
    Q: { 3: 12, 4: 40, 5: 150 },
    J: { 3: 8, 4: 25, 5: 100 },
    T: { 3: 8, 4: 25, 5: 100 },
    N: { 3: 8, 4: 20, 5: 80 },
  },
  wild: { symbol: 'W', multiplier: { base: 1, free: 1 } },
  scatter: { symbol: 'S', pays: { 3: 2, 4: 10, 5: 50 }, freeSpins: { 3: 12, 4: 12, 5: 12 } },
  freeSpinMultiplier: 3,
  ...wholeStakes({ choices: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], usual: 5 }),
  volatility: 'medium',
  returnPercent: '95.7266',
  returnBasisPoints: 9573,
  deviation: 3.6768,
};
