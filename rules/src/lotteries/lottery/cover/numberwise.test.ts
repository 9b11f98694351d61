import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAMILIES } from '../families.ts';
import { type Play, unitsOf } from '../play.ts';
import { anySelection } from './enumeration.fixture.ts';

const numberwise = FAMILIES.flatMap((family) =>
  family.plays
    .filter((play) => play.numberwise)
    .map((play) => [`${family.code} ${play.code}`, play] as const),
);

test('the digits that run are among them', () => {
  expect(numberwise.map(([name]) => name)).toContain('THAI run_top');
});

test.each(numberwise)('%s: one row of numbers, each a unit that wins by itself', (_, play: Play) => {
  expect(play.shape.rows.map(({ symbols, min }) => [symbols.kind, min])).toEqual([['numbers', 1]]);
  expect(play.shape.lines).toBeUndefined();
  fc.assert(
    fc.property(anySelection(play), (selection) => {
      expect(unitsOf(play, selection)).toBe(selection[0]?.length);
    }),
    { numRuns: 20 },
  );
});
