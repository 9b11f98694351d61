import { expect, test } from 'vitest';
import { objectionsTo, someSelections } from '../cover/enumeration.fixture.ts';
import { formatResult } from '../draws/result-text.ts';
import type { Play } from '../play.ts';
import { pricesIn, shareOfStakes } from '../plays/named-plays.fixture.ts';
import { yeekee } from './family.ts';
import {
  LEAST_SHOTS,
  MAX_SHOTS,
  parseShot,
  resultOfShots,
  resultOfTotal,
  SHOT_RANGE,
  SHOTS_COUNTED_FROM,
  subtractedNumber,
  subtractedShot,
  USUAL_LEAST_SHOTS,
} from './shots.ts';

const usual = { countedFrom: 'last', leastShots: USUAL_LEAST_SHOTS } as const;
const results = Array.from({ length: SHOT_RANGE }, (_, total) => resultOfTotal(total));

test.each(yeekee.plays.map((play): [string, Play] => [play.code, play]))(
  '%s: units and chances are what all totals say',
  (_, play) => {
    expect(objectionsTo(play, results, someSelections(play, 4))).toEqual([]);
  },
);

test.each([
  ['top3', [900], [0.9]],
  ['tote3', [150, 260], [0.9, 0.78]],
  ['top2', [90], [0.9]],
  ['bottom2', [90], [0.9]],
  ['run_top', [3.2], [0.8672]],
  ['run_bottom', [4.2], [0.798]],
])('%s pays %j and returns %j', (code, prices, shares) => {
  expect(pricesIn(yeekee, code)).toEqual(prices);
  expect(shareOfStakes(yeekee, code).map((share) => Number(share.toFixed(6)))).toEqual(shares);
});

test('a sum of 1234567890 with a sixteenth shot of 51876 gives 014 on top and 16 at the bottom', () => {
  expect(formatResult(yeekee.draw, resultOfTotal(1_234_567_890 - 51_876))).toBe('014|16');
});

test.each([
  ['last', 20, 4, '186|99'],
  ['first', 20, 15, '175|99'],
  ['last', 33, 17, '511|99'],
  ['first', 33, 15, '513|99'],
] as const)(
  'counted from the %s of %i shots the sixteenth is taken off, and the house shot counts only in the sum',
  (from, count, place, result) => {
    const shots = Array.from({ length: count }, (_, at) => (at === place ? 51_876 : at));
    expect(subtractedShot(shots, from)).toBe(51_876);
    expect(subtractedNumber(count, from)).toBe(place + 1);
    // The sixteenth is added and taken off again.
    expect(
      formatResult(yeekee.draw, resultOfShots(shots, 99_000, { ...usual, countedFrom: from }) ?? []),
    ).toBe(result);
  },
);

test('with fewer than sixteen shots none is the sixteenth', () => {
  for (const from of SHOTS_COUNTED_FROM) expect(subtractedShot(new Array(15).fill(1), from)).toBeUndefined();
});

test('any house shot gives any result, whatever the players have shot', () => {
  const shots = Array.from({ length: 25 }, (_, at) => (at * 7919) % SHOT_RANGE);
  const tops = new Set<string>();
  for (let house = 0; house < SHOT_RANGE; house += 1)
    tops.add((resultOfShots(shots, house, usual) ?? []).join(''));
  expect(tops.size).toBe(SHOT_RANGE);
});

test.each([1, 7, USUAL_LEAST_SHOTS, 300])(
  'a round that asks for %i shots of players has a result from them on, and none with one less',
  (leastShots) => {
    const terms = { ...usual, leastShots };
    expect(resultOfShots(new Array(leastShots - 1).fill(12_345), 1, terms)).toBeUndefined();
    expect(resultOfShots(new Array(leastShots).fill(12_345), 1, terms)).toBeDefined();
  },
);

test.each(SHOTS_COUNTED_FROM)(
  'with fewer than sixteen shots, counted from the %s, nothing is taken off the sum',
  (countedFrom) => {
    const terms = { countedFrom, leastShots: 1 };
    expect(resultOfShots([12_345], 43_210, terms)?.join('')).toBe('55555');
    const fifteen = Array.from({ length: 15 }, (_, at) => at + 1);
    expect(resultOfShots(fifteen, 0, terms)?.join('')).toBe('12000');
  },
);

test('a round of one shot is not decided by who sent it: each shot of the house gives another result', () => {
  const drawn = new Set<string>();
  for (let house = 0; house < SHOT_RANGE; house += 1)
    drawn.add((resultOfShots([77_777], house, { ...usual, leastShots: 1 }) ?? []).join(''));
  expect(drawn.size).toBe(SHOT_RANGE);
});

test('a round that asks for no shots, or for more than may be asked, is none', () => {
  for (const leastShots of [0, -1, 1.5, LEAST_SHOTS.max + 1])
    expect(() => resultOfShots([1], 1, { ...usual, leastShots })).toThrow();
});

test('a shot is five digits', () => {
  expect(parseShot('00042')).toBe(42);
  for (const text of ['42', '123456', '1234a', '-1234', '']) expect(parseShot(text)).toBeUndefined();
  expect(() => resultOfShots(new Array(20).fill(SHOT_RANGE), 1, usual)).toThrow();
  expect(() => resultOfShots(new Array(20).fill(1), -1, usual)).toThrow();
  expect(() => resultOfShots(new Array(MAX_SHOTS + 1).fill(1), 1, usual)).toThrow();
});
