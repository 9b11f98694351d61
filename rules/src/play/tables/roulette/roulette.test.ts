import { expect, test } from 'vitest';
import { neighbours, ORPHANS, TIERS, VOISINS } from './announced-bets.ts';
import { roulette, rouletteOutcome } from './roulette.ts';
import { colourOf, pocketsAround, WHEEL } from './wheel.ts';

const STAKE = 1_000_000n;
const plays = roulette.plays('standard').map(({ key }) => key);
const won = (key: string, number: number) =>
  roulette.payout('standard', key, STAKE, rouletteOutcome(number)) / STAKE;
const winning = (key: string) => WHEEL.filter((number) => won(key, number) > 0n).toSorted((a, b) => a - b);

test('the wheel holds each number once, red and black taking turns behind the zero', () => {
  expect(WHEEL.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 37 }, (_, number) => number),
  );
  const colours = WHEEL.slice(1).map(colourOf);
  for (const [at, colour] of colours.entries()) expect(colour).toBe(at % 2 === 0 ? 'red' : 'black');
});

test.each<[key: string, numbers: number[], back: bigint]>([
  ['straight:0', [0], 36n],
  ['split:8-11', [8, 11], 18n],
  ['split:0-2', [0, 2], 18n],
  ['street:34-35-36', [34, 35, 36], 12n],
  ['corner:25-26-28-29', [25, 26, 28, 29], 9n],
  ['six-line:4-5-6-7-8-9', [4, 5, 6, 7, 8, 9], 6n],
  ['trio:0-2-3', [0, 2, 3], 12n],
  ['first-four:0-1-2-3', [0, 1, 2, 3], 9n],
  ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 3n],
  ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 3n],
])('%s wins on its numbers alone', (key, numbers, back) => {
  expect(winning(key)).toEqual(numbers);
  expect(won(key, numbers[0] ?? 0)).toBe(back);
});

test('outside, the zero loses to all, and every other number wins three of six', () => {
  const outside = ['red', 'black', 'odd', 'even', 'low', 'high'];
  for (const number of WHEEL) {
    const wins = outside.filter((key) => won(key, number) === 2n);
    expect([number, wins.length]).toEqual([number, number === 0 ? 0 : 3]);
  }
  expect(outside.filter((key) => won(key, 19) > 0n)).toEqual(['red', 'odd', 'high']);
});

test('splits and corners lie side by side on the table, never over its edge', () => {
  expect(plays).toEqual(expect.arrayContaining(['split:1-2', 'split:33-36', 'corner:32-33-35-36']));
  for (const none of ['split:3-4', 'split:34-37', 'corner:3-4-6-7', 'street:2-3-4', 'six-line:34-35-36-37'])
    expect(plays).not.toContain(none);
});

test('announced bets are chips on plays of the table; voisins, tiers and orphans cover the wheel between them', () => {
  const all = [VOISINS, TIERS, ORPHANS];
  for (const chips of all) for (const key of Object.keys(chips)) expect(plays).toContain(key);
  const chipsOf = (chips: Readonly<Record<string, number>>) =>
    Object.values(chips).reduce((sum, one) => sum + one, 0);
  expect(all.map(chipsOf)).toEqual([9, 6, 5]);
  const covered = all.map((chips) => new Set(Object.keys(chips).flatMap(winning)));
  expect(covered.map(({ size }) => size)).toEqual([17, 12, 8]);
  expect(new Set(covered.flatMap((numbers) => [...numbers])).size).toBe(37);
  // Each is a stretch of the wheel: from 22 past the zero to 25, and from 27 to 33.
  expect([...(covered[0] ?? [])].toSorted()).toEqual(pocketsAround(26, 8).toSorted());
  expect([...(covered[1] ?? [])].toSorted()).toEqual(
    [27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33].toSorted(),
  );
});

test('neighbours are the pockets on both sides, around the zero as well', () => {
  expect(pocketsAround(0, 2)).toEqual([3, 26, 0, 32, 15]);
  expect(pocketsAround(26, 1)).toEqual([3, 26, 0]);
  expect(neighbours(17, 1)).toEqual({ 'straight:25': 1, 'straight:17': 1, 'straight:34': 1 });
});
