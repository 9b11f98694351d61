import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { elevenFive } from '../11x5/family.ts';
import { anySelection, otherText } from '../cover/enumeration.fixture.ts';
import { FAMILIES } from '../families.ts';
import { playOf } from '../family.ts';
import { hitsOf, type Play, unitsOf } from '../play.ts';
import { ssc } from '../ssc/family.ts';
import { MAX_LINES, MAX_TEXT, readSelection, writeSelection } from './selection-text.ts';

const RUNS = 12;

describe.each(FAMILIES.map((family) => [family.code, family] as const))('%s', (_, family) => {
  const { random } = family.draw;

  test('codes of plays are unique, and so are codes of tiers within a play', () => {
    expect(new Set(family.plays.map(({ code }) => code)).size).toBe(family.plays.length);
    for (const { tiers } of family.plays)
      expect(new Set(tiers.map(({ code }) => code)).size).toBe(tiers.length);
  });

  test('a selection has one text: reading it back, in whatever order and spacing, gives the same selection, units and hits', () => {
    for (const play of family.plays)
      fc.assert(
        fc.property(anySelection(play), fc.nat(5), fc.nat(1000), (selection, turn, nonce) => {
          const text = writeSelection(play, selection);
          expect(readSelection(play, text)).toEqual({ selection, units: unitsOf(play, selection) });
          const read = readSelection(play, otherText(play, selection, turn));
          expect(read).toEqual({ selection, units: unitsOf(play, selection) });
          if (!('selection' in read)) return;
          expect(writeSelection(play, read.selection)).toBe(text);
          const result = random(fairStream({ serverSeed: '7a'.repeat(32), clientSeed: 'texts', nonce }));
          expect(hitsOf(play, read.selection, result)).toEqual(hitsOf(play, selection, result));
        }),
        { numRuns: RUNS, seed: 7 },
      );
  });
});

const sscPlay = (code: string) => playOf(ssc, code) as Play;

test.each([
  ['five-straight', '012|3|4|5|6', '012|3|4|5|6'],
  ['five-straight', ' 2 1,0 | 3|4\n5|6', '012|3|4|5|6'],
  ['five-straight', '๑|２|3|4|5', '1|2|3|4|5'],
  ['position', '|21|||9', '|12|||9'],
  ['front3-lines', '321 123;000', '000,123,321'],
  ['front3-mixed', '321, 112', '112,123'],
  ['back3-sum', '27, 0 13', '0 13 27'],
  ['duel12-dragon_tiger', 'tie Dragon', 'dragon tie'],
  ['any3-lines', '5 1 3|123\n456', '1 3 5|123,456'],
])('%s: "%s" is written "%s"', (code, text, canonical) => {
  const read = readSelection(sscPlay(code), text);
  expect('selection' in read && writeSelection(sscPlay(code), read.selection)).toBe(canonical);
});

test.each([
  ['five-straight', '1|2|3|4', [{ code: 'rows' }]],
  ['five-straight', '1|2|3|4|5|6', [{ code: 'rows' }]],
  [
    'five-straight',
    '1||3|4|',
    [
      { code: 'missing', row: 1, at: 2 },
      { code: 'missing', row: 4, at: 7 },
    ],
  ],
  ['five-straight', '1|2x|3|4|5', [{ code: 'foreign', row: 1, at: 3 }]],
  ['five-straight', '1|2|3|4|5 1 5', [{ code: 'doubled', row: 4, at: 12 }]],
  ['front3-banker', '12', [{ code: 'too_many', row: 0, at: 0 }]],
  ['position', '||||', [{ code: 'too_few_rows' }]],
  ['five-group60', '1|123', [{ code: 'no_units' }]],
  ['five-lines', '', [{ code: 'missing', line: 0, at: 0 }]],
  [
    'five-lines',
    '12345,1234,123456,12a45,12345',
    [
      { code: 'missing', line: 1, at: 6 },
      { code: 'too_many', line: 2, at: 11 },
      { code: 'foreign', line: 3, at: 20 },
      { code: 'doubled', line: 4, at: 24 },
    ],
  ],
  [
    'front3-mixed',
    '123 321 777',
    [
      { code: 'doubled', line: 1, at: 4 },
      { code: 'all_alike', line: 2, at: 8 },
    ],
  ],
  ['back3-sum', '28', [{ code: 'foreign', row: 0, at: 0 }]],
  [
    'five-combination',
    '0123456789|0123456789|0123456789|0123456789|0123456789',
    [{ code: 'too_many_units' }],
  ],
])('%s: "%s" is refused with the place', (code, text, errors) => {
  expect(readSelection(sscPlay(code), text)).toEqual({ errors });
});

test('a million lines are refused before they are read, and so are more lines than one bet takes', () => {
  const play = sscPlay('five-lines');
  expect(readSelection(play, '12345\n'.repeat(1_000_000))).toEqual({ errors: [{ code: 'too_long' }] });
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => String(line).padStart(5, '0')).join(',');
  expect(readSelection(play, lines(MAX_LINES))).toMatchObject({ units: MAX_LINES });
  expect(readSelection(play, lines(MAX_LINES + 1))).toEqual({ errors: [{ code: 'too_many_lines' }] });
  expect(readSelection(play, '12345,'.repeat(Math.floor(MAX_TEXT / 6)))).toEqual({
    errors: [{ code: 'too_many_lines' }],
  });
});

test('any text at all is read or refused, at once, and what is read has a text that is read the same', () => {
  const signs = fc.constantFrom(...'0123456789 ,;|.-\n\r\tx๓８', 'big', 'tie', '01 ', '11');
  const plays = FAMILIES.flatMap((family) => family.plays);
  fc.assert(
    fc.property(fc.constantFrom(...plays), fc.array(signs, { maxLength: 30 }), (play, text) => {
      const read = readSelection(play, text.join(''));
      if ('errors' in read) expect(read.errors.length).toBeGreaterThan(0);
      else expect(readSelection(play, writeSelection(play, read.selection))).toEqual(read);
    }),
    { numRuns: 4000, seed: 7 },
  );
});

test.each([' ', 'x', '0', '1 ', '12,', '01 02|', '\n', '-', '11'])(
  'a text full of "%s" takes no time',
  (sign) => {
    const text = sign.repeat(Math.floor(MAX_TEXT / sign.length));
    const started = performance.now();
    for (const code of ['any2-lines', 'first2-straight', 'split'])
      readSelection(playOf(elevenFive, code) as Play, text);
    for (const code of ['five-lines', 'position', 'any3-lines']) readSelection(sscPlay(code), text);
    expect(performance.now() - started).toBeLessThan(3000);
  },
);

test('all five-digit numbers are one bet', () => {
  const row = '0123456789';
  expect(readSelection(sscPlay('five-straight'), Array(5).fill(row).join('|'))).toMatchObject({
    units: 100_000,
  });
});

test('of many errors the first hundred are named', () => {
  const read = readSelection(sscPlay('five-lines'), 'x,'.repeat(500));
  expect('errors' in read && read.errors.length).toBe(100);
});
