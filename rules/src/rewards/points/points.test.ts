import { expect, test } from 'vitest';
import { MONEY_SCALE } from '../../money.ts';
import { isFreer, type PointTerms, pointsOf, termsOn, USUAL_FACTORS, USUAL_POINT_RATES } from './earning.ts';
import {
  applyChange,
  balanceOf,
  expiredOf,
  firstLiving,
  giveBack,
  lastDayOf,
  monthOf,
  payDebt,
  sumOf,
  takeFrom,
  withChanges,
} from './lots.ts';
import { convertedOf, mayMove } from './redemptions.ts';

const points = (count: number) => BigInt(Math.round(count * 100)) * (MONEY_SCALE / 100n);
const terms: PointTerms = {
  ...{ version: 1, fromDay: '2026-11-01', rates: USUAL_POINT_RATES, factors: USUAL_FACTORS },
  ...{ perUnit: points(100), convertLeast: points(100), convertMostDay: points(10_000) },
};

test('each 100 of turnover earns the rate of its kind of game times the factor of the rank, to a hundredth', () => {
  const of = (turnover: bigint, category: 'LIVE' | 'RNG' | 'LOTT', level = 0) =>
    pointsOf(turnover * MONEY_SCALE, terms, { category, level });
  expect(of(100n, 'LIVE')).toBe(points(0.7));
  expect(of(1_000n, 'RNG')).toBe(points(12));
  expect(of(1_000n, 'RNG', 2)).toBe(points(13.2));
  expect(of(1_000n, 'RNG', 10)).toBe(points(18));
  expect(of(1_000n, 'LOTT')).toBe(0n);
  expect(of(-1_000n, 'RNG')).toBe(0n);
  // 0.0084 points.
  expect(pointsOf((7n * MONEY_SCALE) / 10n, terms, { category: 'RNG', level: 0 })).toBe(0n);
  expect(pointsOf(100n * MONEY_SCALE, null, { category: 'RNG', level: 0 })).toBe(0n);
});

test('a day has the latest version that had begun by then', () => {
  const versions = [terms, { ...terms, version: 2, fromDay: '2026-11-20' }];
  expect(termsOn(versions, '2026-10-31')).toBeNull();
  expect(termsOn(versions, '2026-11-19')?.version).toBe(1);
  expect(termsOn(versions, '2026-11-20')?.version).toBe(2);
});

test.each([
  ['a higher rate', { rates: { ...USUAL_POINT_RATES, LOTT: 1 } }],
  ['a higher factor', { factors: [...USUAL_FACTORS, 151] }],
  ['fewer points for 1.00', { perUnit: points(99) }],
  ['more a day', { convertMostDay: points(10_001) }],
  ['less at once', { convertLeast: points(99) }],
])('%s gives more than before, and its opposite does not', (_, change) => {
  expect(isFreer(terms, { ...terms, ...change })).toBe(true);
  expect(isFreer({ ...terms, ...change }, terms)).toBe(false);
  expect(isFreer(null, terms)).toBe(true);
});

test('points of a month can be used to the end of the same month a year later', () => {
  expect(monthOf('2026-11-28')).toBe('2026-11-01');
  expect(lastDayOf('2026-11-01')).toBe('2027-11-30');
  expect(firstLiving('2027-11-30')).toBe('2026-11-01');
  expect(firstLiving('2027-12-01')).toBe('2026-12-01');
  const lots = [
    { month: '2026-11-01', remaining: points(5) },
    { month: '2026-12-01', remaining: points(7) },
  ];
  expect(expiredOf(lots, '2027-11-30')).toEqual([]);
  expect(expiredOf(lots, '2027-12-01')).toEqual([{ month: '2026-11-01', amount: -points(5) }]);
});

test('the oldest points are taken first; what is given back lies where it came from, or where it lives longest past its end', () => {
  const lots = [
    { month: '2026-12-01', remaining: points(7) },
    { month: '2026-11-01', remaining: points(5) },
  ];
  const taken = takeFrom(lots, points(6));
  expect(taken).toEqual([
    { month: '2026-11-01', amount: -points(5) },
    { month: '2026-12-01', amount: -points(1) },
  ]);
  expect(balanceOf(withChanges(withChanges(lots, taken), giveBack(taken, '2027-01-10')))).toBe(points(12));
  expect(giveBack(taken, '2027-12-02')).toEqual([{ month: '2026-12-01', amount: points(6) }]);
});

test('what is taken back leaves its own month, then the oldest, and what is gone is owed; the next points pay it first', () => {
  const lots = [
    { month: '2026-10-01', remaining: points(2) },
    { month: '2026-11-01', remaining: points(3) },
  ];
  const back = applyChange({ lots, debt: 0n }, { month: '2026-11-01', amount: -points(9) });
  expect(back.changes).toEqual([
    { month: '2026-11-01', amount: -points(3) },
    { month: '2026-10-01', amount: -points(2) },
  ]);
  expect(back.debtChange).toBe(points(4));
  const next = applyChange({ lots: [], debt: points(4) }, { month: '2026-12-01', amount: points(10) });
  expect(next).toEqual({ changes: [{ month: '2026-12-01', amount: points(6) }], debtChange: -points(4) });
  expect(sumOf(next.changes) - next.debtChange).toBe(points(10));
});

test('what comes back pays what is owed out of its oldest lots', () => {
  const back = [
    { month: '2026-11-01', amount: points(5) },
    { month: '2026-10-01', amount: points(3) },
  ];
  expect(payDebt(back, points(4))).toEqual({
    changes: [{ month: '2026-11-01', amount: points(4) }],
    debtChange: -points(4),
  });
  expect(payDebt(back, points(10))).toEqual({ changes: [], debtChange: -points(8) });
  expect(payDebt(back, 0n)).toEqual({ changes: [...back].reverse(), debtChange: 0n });
});

test('100 points are 1.00, rounded down to a hundredth', () => {
  expect(convertedOf(points(150), points(100))).toBe((MONEY_SCALE * 3n) / 2n);
  expect(convertedOf(points(100.55), points(100))).toBe(MONEY_SCALE);
});

test('a redemption is decided once', () => {
  expect(mayMove('processing', 'approved')).toBe(true);
  expect(mayMove('processing', 'completed')).toBe(false);
  expect(mayMove('rejected', 'approved')).toBe(false);
  expect(mayMove('completed', 'rejected')).toBe(false);
});
