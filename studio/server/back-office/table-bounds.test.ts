import { describe, expect, test } from 'vitest';
import { asSet, isWithinHours, type TableSetting } from '../tables/desk/table-setting.ts';
import { LIVE_TABLES } from '../tables/live-tables.ts';
import { refuseOutsideBounds } from './table-bounds.ts';

const BAHT = 100_000n;
const NOTHING: TableSetting = {
  ...{ minStake: null, maxStake: null, maxByFamily: {}, playerPayoutMax: null, brandPayoutMax: null },
  ...{ opensMinute: null, closesMinute: null },
};
const table = LIVE_TABLES.find(({ code }) => code === 'naga-ping');
if (!table) throw new Error('the table is gone from the sheets');

test.each<[string, Partial<TableSetting>, string]>([
  ['a least stake below the sheet’s', { minStake: 9n * BAHT }, 'minStake'],
  ['a least stake above the largest', { minStake: 200n * BAHT, maxStake: 100n * BAHT }, 'minStake'],
  ['a largest stake above the sheet’s', { maxStake: 501n * BAHT }, 'maxStake'],
  ['a stake that no chips make', { maxStake: 105n * BAHT }, 'maxStake'],
  ['nothing as the largest stake', { maxStake: 0n }, 'maxStake'],
  ['a play above its own largest stake', { maxByFamily: { tie: 501n * BAHT } }, 'tie'],
  ['a play below the smallest chip', { maxByFamily: { tie: BAHT } }, 'tie'],
  ['more for one player than the sheet pays', { playerPayoutMax: 12_501n * BAHT }, 'playerPayoutMax'],
  ['less than the smallest stake can win', { playerPayoutMax: 100n * BAHT }, 'playerPayoutMax'],
  ['less for the brand than for one player', { brandPayoutMax: 12_000n * BAHT }, 'brandPayoutMax'],
  ['more for the brand than the table pays', { brandPayoutMax: 500_001n * BAHT }, 'brandPayoutMax'],
])('%s is refused, with the field', (_, change, field) => {
  expect(() => refuseOutsideBounds(table, { ...NOTHING, ...change })).toThrow(
    expect.objectContaining({ code: 'outside_bounds', facts: expect.objectContaining({ field }) }),
  );
});

test('what is narrower is taken, to the very bounds', () => {
  refuseOutsideBounds(table, NOTHING);
  refuseOutsideBounds(table, {
    ...NOTHING,
    ...{ minStake: 20n * BAHT, maxStake: 100n * BAHT, maxByFamily: { tie: 10n * BAHT } },
    ...{ playerPayoutMax: 12_500n * BAHT, brandPayoutMax: 500_000n * BAHT },
  });
});

test('a setting only ever narrows, also where the sheet has become narrower since', () => {
  const wide = { ...NOTHING, minStake: BAHT, maxStake: 90_000n * BAHT, playerPayoutMax: 10n ** 15n };
  expect(asSet(table, wide)).toMatchObject({
    ...{ minStake: table.minStake, maxStake: table.maxStake, playerPayoutMax: table.playerPayoutMax },
  });
  const narrow = asSet(table, { ...NOTHING, maxStake: 50n * BAHT, maxByFamily: { tie: 20n * BAHT } });
  expect(narrow.maxStake).toBe(50n * BAHT);
  expect(narrow.maxByFamily['tie']).toBe(20n * BAHT);
  expect(narrow.chips).toEqual([10n * BAHT, 20n * BAHT, 50n * BAHT]);
  for (const most of Object.values(narrow.maxByFamily)) expect(most).toBeLessThanOrEqual(50n * BAHT);
});

describe('hours are of Thailand', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00+07:00`);
  const hours = (opensMinute: number, closesMinute: number) => ({ opensMinute, closesMinute });
  test.each([
    ['before it opens', hours(600, 660), '09:59', false],
    ['as it opens', hours(600, 660), '10:00', true],
    ['as it closes', hours(600, 660), '11:00', false],
    ['over midnight, in the evening', hours(1320, 120), '23:30', true],
    ['over midnight, at night', hours(1320, 120), '01:59', true],
    ['over midnight, by day', hours(1320, 120), '12:00', false],
  ])('%s', (_, set, time, isOpen) => {
    expect(isWithinHours(set, at(time))).toBe(isOpen);
  });
});
