import { expect, test } from 'vitest';
import { range, setsOf } from '../cover/combinations.ts';
import { mostChance } from '../cover/outlook.ts';
import type { Play, Selection } from '../play.ts';
import { asNumber, isLess } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { readSelection } from '../plays/selection-text.ts';
import { vietnamNorth, vietnamSouth } from './family.ts';
import { setsWithout } from './sets-without.ts';

/** By going through all sets of the numbers. */
function counted(lines: readonly (readonly number[])[]): bigint[] {
  const numbers = [...new Set(lines.flat())];
  const counts: bigint[] = [];
  for (let size = 0; size <= numbers.length; size += 1)
    counts[size] = BigInt(
      setsOf(numbers, size).filter((set) => !lines.some((line) => line.every((one) => set.includes(one))))
        .length,
    );
  return counts;
}

function without(counts: readonly bigint[]): bigint[] {
  const last = counts.findLastIndex((count) => count > 0n);
  return counts.slice(0, last + 1);
}

const shuffled = range(0, 11);

test.each([
  ['one line', [[1, 2]]],
  [
    'lines that share nothing',
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  ],
  ['a chain', range(0, 9).map((at) => [at, at + 1])],
  ['a ring', range(0, 9).map((at) => [at, (at + 1) % 10].sort((a, b) => a - b))],
  ['all of one number', range(1, 9).map((at) => [0, at])],
  ['every pair', setsOf(range(0, 7), 2)],
  ['two groups crossed', range(0, 4).flatMap((one) => range(5, 9).map((other) => [one, other]))],
  [
    'triples that share',
    [
      [1, 2, 3],
      [2, 3, 4],
      [4, 5, 6],
      [1, 5, 6],
      [7, 8, 9],
    ],
  ],
  [
    'fours that share',
    [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [5, 6, 7, 8],
      [1, 6, 7, 9],
      [2, 5, 8, 9],
    ],
  ],
  [
    'a tangle of pairs',
    shuffled
      .flatMap((at) => [
        [at, (at * 5 + 3) % 12],
        [at, (at * 7 + 1) % 12],
      ])
      .filter(([a, b]) => a !== b),
  ],
])('sets that hold no line, of %s', (_, lines) => {
  expect(without(setsWithout(lines, 30) ?? [])).toEqual(without(counted(lines)));
});

test('sets larger than asked for are not counted', () => {
  expect(
    setsWithout(
      [
        [1, 2],
        [3, 4],
      ],
      1,
    ),
  ).toEqual([1n, 4n]);
});

test('every set of some numbers, listed or picked, has one chance', () => {
  for (const family of [vietnamNorth, vietnamSouth])
    for (const k of [2, 3, 4]) {
      const numbers = range(10, 10 + k + 3);
      const listed = chanceOf(namedPlay(family, `xien${k}_lines`), setsOf(numbers, k));
      const picked = chanceOf(namedPlay(family, `xien${k}`), [numbers]);
      expect(listed).toBeCloseTo(picked, 14);
    }
});

test('a line beside every set is counted apart', () => {
  const play = namedPlay(vietnamNorth, 'xien2_lines');
  const group = setsOf(range(0, 4), 2);
  const more = chanceOf(play, [...group, [50, 51]]);
  expect(more).toBeGreaterThan(chanceOf(play, group));
  expect(more).toBeLessThan(chanceOf(play, group) + chanceOf(play, [[50, 51]]));
});

test.each(['xien2_lines', 'xien3_lines', 'xien4_lines', 'lo4', 'lo3', 'lo2'])(
  'thousands of lines of %s are looked at within a second, and the chance is never below that of some of them',
  (code) => {
    const play = namedPlay(vietnamNorth, code);
    const lines = tangle(play);
    const before = process.threadCpuUsage();
    const outlook = play.outlook?.(lines);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
    const chance = asNumber(outlook?.chance ?? { numerator: 0n, denominator: 1n });
    expect(chance).toBeGreaterThanOrEqual(chanceOf(play, lines.slice(0, 20)));
    expect(chance).toBeLessThanOrEqual(1);
    expect(
      isLess(mostChance({ play, selection: lines.slice(0, 20) }), outlookChance(play, lines.slice(0, 20))),
    ).toBe(false);
  },
);

/** Thousands of lines, or all there are, in no order. */
function tangle(play: Play): Selection {
  const { length = 2, symbols } = play.shape.lines ?? {};
  const texts = new Set<string>();
  let state = 7;
  const most = symbols?.width === 2 ? 4000 : Math.min(5000, 10 ** length);
  for (let tries = 0; tries < 200_000 && texts.size < most; tries += 1) {
    const line: number[] = [];
    while (line.length < length) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const next = (state >>> 8) % ((symbols?.to ?? 9) + 1);
      if (symbols?.width === 1 || !line.includes(next)) line.push(next);
    }
    texts.add(
      (symbols?.width === 2 ? line.sort((a, b) => a - b) : line)
        .map((one) => String(one).padStart(symbols?.width ?? 1, '0'))
        .join(symbols?.width === 2 ? ' ' : ''),
    );
  }
  const read = readSelection(play, [...texts].join(','));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors[0]));
  return read.selection;
}

function outlookChance(play: Play, selection: Selection) {
  return play.outlook?.(selection).chance ?? { numerator: 0n, denominator: 1n };
}

function chanceOf(play: Play, selection: Selection): number {
  return asNumber(outlookChance(play, selection));
}
