import { expect, test } from 'vitest';
import { type Kept, readKept, writeKept } from './kept.ts';
import { readOpenTables } from './open-tables.ts';
import { moneyOf } from './state/state.ts';

function store(first?: string) {
  let text: string | null = first ?? null;
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

test('what is kept on the device is read again', () => {
  const kept: Kept = {
    preferences: { timeConfirms: true, sound: true, readAloud: false, keys: false },
    chip: moneyOf('50.00'),
    last: { one: { banker: moneyOf('70.00') } },
    favourites: { 'roulette/standard': [{ 'straight:17': moneyOf('10.00') }] },
  };
  const device = store();
  writeKept(kept, device);
  expect(readKept(device)).toEqual(kept);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a list', '[1]'],
  [
    'other shapes',
    '{"preferences":7,"last":{"one":{"player":"-5","tie":9,"banker":"x"}},"favourites":{"a":7}}',
  ],
])('a store with %s makes no chip, and nothing is on that was not wanted', (_, text) => {
  const kept = readKept(store(text));
  expect(kept.preferences).toEqual({ timeConfirms: false, sound: false, readAloud: false, keys: true });
  expect(Object.values(kept.last).flatMap((chips) => Object.keys(chips))).toEqual([]);
  expect(Object.values(kept.favourites).flat()).toEqual([]);
});

test('the page’s address names the open tables, the one under the thumb first', () => {
  expect(readOpenTables('?table=two&with=one,five')).toEqual(['two', 'one', 'five']);
  expect(readOpenTables('')).toEqual([]);
});
