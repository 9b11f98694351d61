import { expect, test } from 'vitest';
import { closerVariantRange, daysOfRow, rowsOf } from './report-keys.ts';

const PERIOD = { from: '2025-11-15', to: '2026-02-10' };

test.each([
  [undefined, PERIOD],
  ['2026-01-05', { from: '2026-01-05', to: '2026-01-05' }],
  ['2025-12', { from: '2025-12-01', to: '2025-12-31' }],
  ['2025-11', { from: '2025-11-15', to: '2025-11-30' }],
  ['2026-02', { from: '2026-02-01', to: '2026-02-10' }],
  ['2025', { from: '2025-11-15', to: '2025-12-31' }],
])('a row of %s stands for its days within the report', (period, days) => {
  expect(daysOfRow(period, PERIOD)).toEqual(days);
});

test('the rows of a figure are narrowed by its row and by the filter of the report', () => {
  expect(
    rowsOf({ period: '2026-01', vendor: 'AMBER' }, PERIOD, { brand: 'ORCHID', category: 'RNG' }),
  ).toMatchObject({
    from: '2026-01-01',
    to: '2026-01-31',
    brand: 'ORCHID',
    category: 'RNG',
    vendor: 'AMBER',
  });
});

test('a closer look at a month is its days, at a vendor its games, and at a game there is none', () => {
  expect(closerVariantRange({ period: '2026-01' }, ['month'], PERIOD)).toEqual({
    days: '2026-01-01..2026-01-31',
    by: 'day',
  });
  expect(closerVariantRange({ vendor: 'AMBER' }, ['vendor'], PERIOD)).toEqual({
    vendor: 'AMBER',
    by: 'game',
  });
  expect(closerVariantRange({ vendor: 'AMBER', game: 'a' }, ['game'], PERIOD)).toBeUndefined();
});
