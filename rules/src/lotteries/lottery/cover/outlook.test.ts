import { describe, expect, test } from 'vitest';
import { elevenFive } from '../11x5/family.ts';
import { FAMILIES } from '../families.ts';
import type { Family } from '../family.ts';
import { pk10 } from '../pk10/family.ts';
import type { Selection } from '../play.ts';
import { asNumber, fraction, isLess, sameFraction } from '../plays/fraction.ts';
import { namedPlay } from '../plays/named-plays.fixture.ts';
import { type BetLine, payoutOf, payoutOfHits } from '../plays/payout.ts';
import { priceAt, STANDARD_MODE } from '../plays/price-mode.ts';
import { readSelection } from '../plays/selection-text.ts';
import { ssc } from '../ssc/family.ts';
import { thai } from '../thai/family.ts';
import { yeekee } from '../yeekee/family.ts';
import { resultsRead, someSelections } from './enumeration.fixture.ts';
import { mostChance, outlookOf } from './outlook.ts';

describe.each(FAMILIES.map((family) => [family.code, family] as const))('%s', (_, family) => {
  const short = family.plays.filter(({ reads }) => reads.length <= 3);

  test.each(short.map((play) => [play.code, play] as const))(
    '%s: chance and most are those of all results',
    (code, play) => {
      const results = resultsRead(family, play);
      for (const selection of someSelections(play, 3)) {
        const line = lineOf(family, code, selection);
        const paid = results.map((result) => payoutOf(line, result));
        const { chance, most } = outlookOf(family, line);
        expect(
          sameFraction(
            chance,
            fraction(BigInt(paid.filter((each) => each > 0n).length), BigInt(paid.length)),
          ),
        ).toBe(true);
        expect(paid.every((each) => each <= most) && paid.includes(most)).toBe(true);
        expect(isLess(mostChance(line), chance)).toBe(false);
      }
    },
  );

  test('no play takes a look at more than 100 000 results', () => {
    for (const { code, overlaps, outlook, reads } of family.plays)
      expect([code, !overlaps || outlook !== undefined || reads.length <= 5]).toEqual([code, true]);
  });
});

test.each([
  // Of ten places each with its own number all but the 1 334 961 derangements have a hit.
  ['all-position', '1|2|3|4|5|6|7|8|9|10', 1 - 1_334_961 / 3_628_800, 10],
  ['all-position', '1|1|1|1|1|1|1|1|1|1', 1, 1],
  ['all-position', '1|||||||||', 0.1, 1],
  ['all-position', '1 2|1 2||||||||', 1 - (8 * 7) / 90, 2],
  ['sides-ball', 'big|big|big|big|big|big|big|big|big|big', 1, 5],
  ['sides-ball', 'big|||||||||', 0.5, 1],
  ['sides-ball', 'big odd|||||||||', 0.8, 2],
  ['sides-ball', '|odd||||||||even', 1 - 5 / 18, 2],
])('PK10 %s "%s" wins on %d of all orders, at most %i times', (code, text, chance, hits) => {
  const line = lineOfText(pk10, code, text);
  const outlook = outlookOf(pk10, line);
  expect(asNumber(outlook.chance)).toBeCloseTo(chance, 12);
  expect(outlook.most).toBe(payoutOfHits(line, [hits]));
});

test.each([
  [ssc, 'position', '0123|||||'.slice(0, -1), 0.4],
  [ssc, 'position', '0|0|0|0|0', 0.40951],
  [ssc, 'five-any2', '01', 0.1467],
  [ssc, 'any2-straight', '0|0|0||', 1 - (0.729 + 3 * 0.081)],
  [elevenFive, 'any1', '1 2', 1 - (9 * 8 * 7 * 6 * 5) / 55_440],
  // A ball that is neither wins nothing: the stake comes back.
  [elevenFive, 'sides-ball', 'big small||||', 10 / 11],
  [elevenFive, 'sides-sum', 'big small', 430 / 462],
  [yeekee, 'run_top', '0', 0.271],
  [yeekee, 'run_bottom', '01', 0.36],
] as [Family, string, string, number][])(
  '$code %s "%s" wins on %d of all results',
  (family, code, text, chance) => {
    expect(asNumber(outlookOf(family, lineOfText(family, code, text)).chance)).toBeCloseTo(chance, 12);
  },
);

test('of two prizes that differ both may be won', () => {
  const one = outlookOf(thai, lineOfText(thai, 'front3', '123'));
  expect(sameFraction(one.chance, fraction(2n, 1000n))).toBe(true);
  expect(one.most).toBe(45_000_000n);
  const two = outlookOf(thai, lineOfText(thai, 'back3', '123 456'));
  expect(sameFraction(two.chance, fraction(999_000n - 998n * 997n, 999_000n))).toBe(true);
  expect(two.most).toBe(90_000_000n);
  const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).join(' ');
  expect(asNumber(outlookOf(thai, lineOfText(thai, 'front3', all)).chance)).toBe(1);
});

test('ten thousand units are looked at in a moment', () => {
  const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).join(' ');
  const line = lineOfText(ssc, 'any3-lines', `1 2 3 4 5|${numbers}`);
  const started = performance.now();
  expect(asNumber(outlookOf(ssc, line).chance)).toBe(1);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a combination pays all its endings together at most', () => {
  const line = lineOfText(ssc, 'back3-combination', '1|2|3');
  expect(outlookOf(ssc, line).most).toBe(payoutOfHits(line, [1, 1, 1]));
});

/** What is given back counts nothing here: a win is what is paid. */
function lineOf(family: Family, code: string, selection: Selection): BetLine {
  const play = namedPlay(family, code);
  const prices = play.tiers.map((tier) => (tier.refund ? 0n : priceAt(tier, STANDARD_MODE, family.unitCost)));
  return { play, selection, unitCost: family.unitCost, moneyUnit: '1', multiple: 1, prices };
}

function lineOfText(family: Family, code: string, text: string): BetLine {
  const read = readSelection(namedPlay(family, code), text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return lineOf(family, code, read.selection);
}
