import { describe, expect, test } from 'vitest';
import { elevenFive } from '../11x5/family.ts';
import { visitResults } from '../cover/all-results.ts';
import { objectionsTo, resultsRead, someSelections } from '../cover/enumeration.fixture.ts';
import type { Family } from '../family.ts';
import { k3 } from '../k3/family.ts';
import { lf3, lf5 } from '../lf/family.ts';
import { pc28 } from '../pc28/family.ts';
import { pk10 } from '../pk10/family.ts';
import type { Play, Result } from '../play.ts';
import { ssc } from '../ssc/family.ts';
import { fraction } from './fraction.ts';

/** Hits that are looked at for one play; `npm run soak` looks at many times more. */
const Variants = process.env['SOAK'] ? 1_200_000 : 120_000;

describe.each([ssc, elevenFive, pk10, lf3, lf5, k3, pc28].map((family) => [family.code, family] as const))(
  '%s',
  (_, family) => {
    test.each(family.plays.map((play) => [play.code, play] as const))(
      '%s: units and chances are what all results say',
      (_code, play) => {
        const results = resultsFor(family, play);
        const selections = someSelections(
          play,
          Math.max(1, Math.min(Variants / 4000, Math.floor(Variants / results.length))),
        );
        expect(objectionsTo(play, results, selections)).toEqual([]);
      },
    );
  },
);

test('all results are all results', () => {
  expect(resultsRead(ssc, { reads: [0, 1, 2, 3, 4] }).length).toBe(100_000);
  expect(resultsRead(elevenFive, { reads: [0, 1, 2, 3, 4] }).length).toBe(55_440);
  expect(resultsRead(pk10, { reads: [0, 1, 2, 3, 4] }).length).toBe(30_240);
  expect(new Set(resultsRead(pk10, { reads: [2, 7] }).map((result) => result.join())).size).toBe(90);
  expect(resultsRead(pk10, { reads: [2, 7] })[0]).toEqual([-1, -1, 1, -1, -1, -1, -1, 2, -1, -1]);
});

test.each(elevenFive.plays.filter(({ orderFree }) => orderFree).map((play) => [play.code, play] as const))(
  '11X5 %s asks for no order: the 462 sets say the same',
  (_code, play) => {
    const sets: Result[] = [];
    expect(visitResults(elevenFive, play, (result) => sets.push([...result]))).toBe(462);
    expect(objectionsTo(play, sets, someSelections(play, 10))).toEqual([]);
    const [selection = []] = someSelections(play, 1);
    for (const set of sets)
      expect(play.hitsByTier(selection, set.toReversed())).toEqual(play.hitsByTier(selection, set));
  },
);

describe('a play that is wrong is found', () => {
  const [play] = ssc.plays.filter(({ code }) => code === 'front3-group6') as [Play];
  const objections = (changed: Partial<Play>) => {
    const wrong = { ...play, ...changed };
    return objectionsTo(wrong, resultsRead(ssc, wrong), someSelections(play, 3)).length;
  };

  test('in its chance', () => {
    expect(objections({})).toBe(0);
    expect(objections({ tiers: [{ code: 'win', chance: fraction(5n, 1000n) }] })).toBe(3);
  });

  test('in two units that win together', () => {
    const both = {
      unitsByTier: () => [2],
      hitsByTier: () => [2],
      tiers: [{ code: 'win', chance: fraction(1n, 1n) }],
    };
    expect(objections({ ...both })).toBe(3);
    expect(objections({ ...both, overlaps: true })).toBe(0);
  });

  test('in its units', () => {
    expect(objections({ unitsByTier: (picked) => play.unitsByTier(picked).map((units) => units + 1) })).toBe(
      3,
    );
  });

  test('in its hits', () => {
    expect(objections({ hitsByTier: ([row = []], [digit = 0]) => [row.includes(digit) ? 1 : 0] })).toBe(3);
  });
});

const enumerated = new Map<string, Result[]>();

/**
 * A play that adds up what each of ten places gives by itself is enumerated place by place, all places at once: over the ten turns of an order
 * every place holds every number once.
 */
function resultsFor(family: Family, play: Play): Result[] {
  if (family === pk10 && play.reads.length === 10)
    return Array.from({ length: 10 }, (_, turn) =>
      Array.from({ length: 10 }, (__, at) => ((at + turn) % 10) + 1),
    );
  const key = `${family.code} ${play.reads.join()}`;
  const results = enumerated.get(key) ?? resultsRead(family, { reads: play.reads });
  enumerated.set(key, results);
  return results;
}
