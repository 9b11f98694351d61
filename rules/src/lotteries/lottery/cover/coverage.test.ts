import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAMILIES, familyOf } from '../families.ts';
import { type Family, playOf } from '../family.ts';
import type { Play, Result } from '../play.ts';
import { readSelection, writeSelection } from '../plays/selection-text.ts';
import { visitResults } from './all-results.ts';
import { joinLines } from './cover-items.ts';
import { boundOf, uncountedLines } from './coverage.ts';
import { MOST_RESULTS, resultsRead } from './covered-results.ts';
import { anySelection } from './enumeration.fixture.ts';
import { mostChance } from './outlook.ts';

const SEED = 20_261_123;

function line(family: Family, code: string, selection: string) {
  const play = playOf(family, code);
  const read = play && readSelection(play, selection);
  if (!read || !('selection' in read)) throw new Error(`${code} ${selection} cannot be read`);
  return { play, selection: read.selection, text: writeSelection(play, read.selection), code };
}

/** Which of the lines count, as `play selection`. */
function counted(code: string, ...options: [play: string, selection: string][]): boolean[] {
  const family = familyOf(code) as Family;
  const lines = options.map(([play, selection]) => line(family, play, selection));
  const uncounted = uncountedLines(family, lines);
  return lines.map((each) => !uncounted.has(each));
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0')).join(' ');

test.each<[string, string, [string, string][]]>([
  [
    'seven digits and three more of one place',
    'SSC',
    [
      ['position', '0123456||||'],
      ['position', '789||||'],
    ],
  ],
  [
    'all numbers of đề',
    'VN27',
    [
      ['de_special', numbers(0, 49)],
      ['de_special', numbers(50, 99)],
    ],
  ],
  [
    'big and small of the sum',
    'KENO',
    [
      ['sides', 'big'],
      ['sides', 'small'],
    ],
  ],
  [
    'big and small of the seven',
    'LHC',
    [
      ['total-sides', 'big'],
      ['total-sides', 'small'],
    ],
  ],
  [
    'dragon, and the pairs on which the tiger wins',
    'SSC',
    [
      ['duel12-dragon_tiger', 'dragon'],
      ['front2-straight', '01234|56789'],
      ['front2-straight', '0123456789|89'],
    ],
  ],
  [
    'half the numbers of two digits, and of three digits the others but one',
    'THAI',
    [
      ['top2', numbers(0, 49)],
      ['top3', Array.from({ length: 499 }, (_, at) => `${Math.floor(at / 50)}${50 + (at % 50)}`).join(' ')],
    ],
  ],
  [
    'places that overlap',
    'SSC',
    [
      ['front2-straight', '0123456789|01234'],
      ['middle3-straight', '56789|0123456789|0123456789'],
    ],
  ],
])('%s, in lines of their own, count as little as in one (%s)', (_, family, lines) => {
  expect(counted(family, ...lines)).toEqual(lines.map(() => false));
});

test('one car at all ten places wins always, however it is split', () => {
  const places = Array.from({ length: 10 }, (_, at) =>
    Array.from({ length: 10 }, (__, place) => (place === at ? '01' : '')).join('|'),
  );
  expect(counted('PK10', ...places.map((text): [string, string] => ['all-position', text]))).toEqual(
    places.map(() => false),
  );
  expect(
    counted('PK10', ...places.slice(0, 7).map((text): [string, string] => ['all-position', text])),
  ).toEqual(places.slice(0, 7).map(() => true));
});

test('the same place is covered by plays of one place and of all ten together', () => {
  expect(
    counted(
      'PK10',
      ['first1-straight', '01 02 03 04 05'],
      ['all-position', '06 07 08 09|||||||||'],
      ['sides-ball', '|||||||||big'],
      ['duel2_9', 'dragon'],
    ),
  ).toEqual([false, false, true, true]);
});

test('what reads other places counts by itself', () => {
  expect(counted('YEEKEE', ['top2', numbers(0, 49)], ['bottom2', numbers(0, 49)])).toEqual([true, true]);
  expect(
    counted('SSC', ['front2-straight', '01234|0123456789'], ['back2-straight', '01234|0123456789']),
  ).toEqual([true, true]);
  expect(counted('KENO', ['halves', 'upper'], ['odd_even', 'more_odd'])).toEqual([true, true]);
});

test('exactly seventy of a hundred count, seventy-one do not; the same numbers twice are still the same', () => {
  expect(counted('VN27', ['de_special', numbers(0, 39)], ['de_special', numbers(20, 69)])).toEqual([
    true,
    true,
  ]);
  expect(counted('VN27', ['de_special', numbers(0, 39)], ['de_special', numbers(20, 70)])).toEqual([
    false,
    false,
  ]);
});

test('stakes that would come back cover nothing', () => {
  expect(counted('11X5', ['sides-ball', 'big||||'], ['sides-ball', 'small||||'])).toEqual([false, false]);
  expect(counted('LHC', ['special-sides', 'big'], ['special-number', '49'])).toEqual([true, true]);
});

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  'the results %s has for plays that share a place can be gone through',
  (_, family) => {
    const small = family.plays.filter((play) => resultsRead(family, play) <= MOST_RESULTS);
    for (const place of new Set(small.flatMap(({ reads }) => reads))) {
      const reads = new Set(small.filter((play) => play.reads.includes(place)).flatMap((play) => play.reads));
      expect(resultsRead(family, { reads: [...reads].toSorted((a, b) => a - b) })).toBeLessThanOrEqual(
        MOST_RESULTS,
      );
    }
  },
);

const SMALL = FAMILIES.flatMap((family) => {
  const plays = family.plays.filter((play) => resultsRead(family, play) <= 1000);
  return plays.length > 0 ? [[family.code, family, plays] as const] : [];
});

test.each(SMALL)('coverage of %s is what going through the results says', (_, family, plays) => {
  const lines = fc.array(
    fc.constantFrom(...plays).chain((play) => anySelection(play).map((selection) => ({ play, selection }))),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, (bought) => {
      const all = bought.map(({ play, selection }) => ({
        play,
        selection,
        text: writeSelection(play, selection),
      }));
      const uncounted = uncountedLines(family, all);
      expect(all.map((each) => uncounted.has(each))).toEqual(
        all.map((each) => isCoveredWith(family, each, all)),
      );
      // What stays below the sum of the bounds is never looked at.
      if (all.reduce((sum, each) => sum + boundOf(mostChance(each)), 0) <= 700_000)
        expect(uncounted.size).toBe(0);
    }),
    { numRuns: 30, seed: SEED },
  );
});

/** The rule in the fewest words: for one of its places, whatever reads it wins on more than seventy of a hundred results. */
function isCoveredWith(
  family: Family,
  { play }: { play: Play },
  all: readonly { play: Play; selection: Parameters<Play['hitsByTier']>[0] }[],
) {
  return play.reads.some((place) => {
    const near = all.filter((other) => other.play.reads.includes(place));
    const reads = [...new Set(near.flatMap((other) => other.play.reads))].toSorted((a, b) => a - b);
    let won = 0;
    const results = visitResults(family, { reads }, (result: Result) => {
      if (
        near.some((other) =>
          other.play
            .hitsByTier(other.selection, result)
            .some((hits, at) => hits > 0 && !other.play.tiers[at]?.refund),
        )
      )
        won += 1;
    });
    return won / results > 0.7;
  });
}

const JOINING = FAMILIES.flatMap((family) =>
  family.plays
    .filter((play) => play.joins || play.numberwise || play.shape.rows.length === 0)
    .map((play) => [`${family.code} ${play.code}`, family, play] as const),
);

test.each(JOINING)('%s: selections joined win on what any of them wins on', (_, family, play) => {
  const selection = anySelection(play);
  fc.assert(
    fc.property(selection, selection, fc.infiniteStream(fc.nat(2 ** 31 - 1)), (one, other, random) => {
      const both = joinLines(
        [one, other].map((each) => ({ play, selection: each, text: writeSelection(play, each) })),
      );
      expect(both.length).toBe(1);
      const isWon = (picked: typeof one, result: Result) =>
        play.hitsByTier(picked, result).some((hits) => hits > 0);
      const next = () => (random.next().value as number) / 2 ** 31;
      for (let at = 0; at < 20; at += 1) {
        const result = anyResult(family, next);
        expect(isWon(both[0]?.selection ?? [], result)).toBe(isWon(one, result) || isWon(other, result));
      }
    }),
    { numRuns: 10, seed: SEED },
  );
});

function anyResult({ draw }: Family, next: () => number): Result {
  return draw.parts.flatMap(({ count, length, from, to, distinct }) =>
    Array.from({ length: count }, () => {
      const left = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return Array.from({ length }, () => {
        const at = Math.floor(next() * left.length);
        const value = left[at] as number;
        if (distinct) left.splice(at, 1);
        return value;
      });
    }).flat(),
  );
}
