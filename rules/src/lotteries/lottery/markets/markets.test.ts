import { expect, test } from 'vitest';
import { objectionsTo, resultsRead, someSelections } from '../cover/enumeration.fixture.ts';
import { formatResult, parseResult } from '../draws/result-text.ts';
import type { Family } from '../family.ts';
import { gameOf } from '../games.ts';
import { hitsOf, type Play } from '../play.ts';
import { marketPricesIn, namedPlay, pricesIn, shareOfStakes } from '../plays/named-plays.fixture.ts';
import { marketPrice } from '../plays/price-mode.ts';
import { readSelection } from '../plays/selection-text.ts';
import { vietnamNorth } from '../vn/family.ts';
import { hanoi, lao, malaysia, stock } from './families.ts';
import { stockResult } from './stock-result.ts';

const FAMILIES = [hanoi, lao, malaysia, stock];
const PLAYS = FAMILIES.flatMap((family) =>
  family.plays.map((play): [string, string, Family, Play] => [family.code, play.code, family, play]),
);

test.each(PLAYS)('%s %s: units and chances are what all results say', (_family, _code, family, play) => {
  expect(objectionsTo(play, resultsRead(family, play), someSelections(play, 6))).toEqual([]);
});

const PRICES: [string, number[], number[], number[], number[]][] = [
  ['top3', [900], [900], [0.9], [0.9]],
  ['tote3', [150, 260], [150, 150], [0.9, 0.78], [0.9, 0.45]],
  ['top2', [90], [90], [0.9], [0.9]],
  ['bottom2', [90], [90], [0.9], [0.9]],
  ['run_top', [3.2], [3.2], [0.8672], [0.8672]],
  ['run_bottom', [4.2], [4.2], [0.798], [0.798]],
  ['top4', [7600], [5000], [0.76], [0.5]],
  [
    'tote4',
    [320, 640, 1280, 1920],
    [200, 200, 200, 200],
    [0.768, 0.768, 0.768, 0.768],
    [0.48, 0.24, 0.12, 0.08],
  ],
];

test.each(FAMILIES)('$code pays as the table says: house edition, and market of the real draw', (family) => {
  const expected = PRICES.filter(([code]) => family !== stock || !code.endsWith('4'));
  expect(
    family.plays.map(({ code }) => [
      code,
      pricesIn(family, code),
      marketPricesIn(family, code),
      shareOfStakes(family, code).map(rounded),
      shareOfStakes(family, code, (tier, _mode, cost) => marketPrice(tier, cost)).map(rounded),
    ]),
  ).toEqual(expected);
});

test.each([
  [hanoi, '56789|43210', '6789', '789', '89', '10'],
  [lao, '1234', '1234', '234', '34', '12'],
  [malaysia, '1234|5678', '1234', '234', '34', '78'],
  [stock, '237|12', undefined, '237', '37', '12'],
])('of $code each number is read from its prize', (family, text, top4, top3, top2, bottom2) => {
  const read = parseResult(family.draw, text);
  if ('errors' in read) throw new Error(text);
  for (const [code, number] of Object.entries({ top4, top3, top2, bottom2 })) {
    if (number === undefined) continue;
    const play = namedPlay(family, code);
    const line = readSelection(play, number);
    if ('errors' in line) throw new Error(number);
    expect(hitsOf(play, line.selection, read.result).length, `${code} ${number}`).toBe(1);
  }
});

test('Hanoi is the special and the first prize of the northern draw', () => {
  const north =
    '56789|43210|11111,22222|33333,33334,33335,33336,33337,33338|4441,4442,4443,4444|5551,5552,5553,5554,5555,5556|661,662,663|71,72,73,74';
  const read = parseResult(vietnamNorth.draw, north);
  if ('errors' in read) throw new Error('unreadable');
  const { derived } = gameOf('HANOI') ?? {};
  expect(derived?.from).toBe('VN_NORTH');
  expect(formatResult(hanoi.draw, derived?.result(read.result) ?? [])).toBe('56789|43210');
});

test.each([
  ['1402.37', '-3.12', '237|12'],
  ['0.05', '+12.90', '005|90'],
  ['38450.00', '0.00', '000|00'],
])('an index of %s with a change of %s is %s', (index, change, expected) => {
  const read = stockResult(index, change);
  expect('result' in read && formatResult(stock.draw, read.result)).toBe(expected);
});

test.each([
  ['1402.3', '-3.12', ['index']],
  ['1402,37', '-3.12', ['index']],
  ['.37', '3.12', ['index']],
  ['-1402.37', '3.12', ['index']],
  ['1402.37', '3.1', ['change']],
  ['1402.37', '−3.12', ['change']],
  ['', '', ['index', 'change']],
])('an index of "%s" with a change of "%s" is none', (index, change, unreadable) => {
  expect(stockResult(index, change)).toEqual({ unreadable });
});

function rounded(share: number): number {
  return Number(share.toFixed(6));
}
