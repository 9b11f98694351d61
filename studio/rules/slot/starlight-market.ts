import type { SlotSheet } from './sheet.ts';
import { wholeStakes } from './stakes.ts';

const reels = [
  'PBCLMRSDNPBLDRPCBDNLRPMBCDRLPBND',
  'CWDSBMLRNPDBPLRDWBNMCPDRBLPNDBRP',
  'BCPDMPBLRDNPDBWRLCBPNDMRSPBDLWNR',
  'DRLPBCNMDPBRWLDPNSBCRDMPLBNRDPWB',
  'LRDBCNPMDBLRPDBCNPLRMDBSPLCRNDBP',
];

/**
 * Starlight Floating Market, the calm one: ten lines, half of all spins pay, four dishes pay from two in a row, and
 * ten plain free spins. The best line is forty stakes.
 */
export const starlightMarket: SlotSheet = {
  ruleVersion: 'starlight-market-1',
  reels: 5,
  rows: 3,
  strips: { base: reels, free: reels },
  lines: ['11111', '00000', '22222', '01210', '21012', '10001', '12221', '00122', '22100', '11011'],
  pays: {
    M: { 2: 10, 3: 40, 4: 120, 5: 400 },
    C: { 2: 6, 3: 30, 4: 80, 5: 250 },
    N: { 2: 4, 3: 20, 4: 60, 5: 150 },
    L: { 2: 4, 3: 18, 4: 50, 5: 120 },
    R: { 3: 12, 4: 30, 5: 80 },
    D: { 3: 10, 4: 25, 5: 75 },
    B: { 3: 9, 4: 25, 5: 60 },
    P: { 3: 9, 4: 25, 5: 60 },
  },
  wild: { symbol: 'W', multiplier: { base: 1, free: 1 } },
  scatter: { symbol: 'S', pays: { 3: 2, 4: 5, 5: 20 }, freeSpins: { 3: 10, 4: 10, 5: 10 } },
  freeSpinMultiplier: 1,
  ...wholeStakes({ choices: [1, 2, 3, 5, 10, 20, 50, 100, 200, 500], usual: 5 }),
  volatility: 'low',
  returnPercent: '96.3351',
  returnBasisPoints: 9634,
  deviation: 1.9707,
};
