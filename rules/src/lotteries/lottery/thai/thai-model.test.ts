import { describe, expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { objectionsTo, someSelections } from '../cover/enumeration.fixture.ts';
import { formatResult, parseResult } from '../draws/result-text.ts';
import { hitsOf, type Result } from '../play.ts';
import { marketPricesIn, namedPlay, pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { marketPrice } from '../plays/price-mode.ts';
import { readSelection } from '../plays/selection-text.ts';
import { numbersOf } from '../sea/number-plays.ts';
import { thai } from './family.ts';
import { drawnNumbers, ticketPrizes } from './ticket-prizes.ts';

const SELECTIONS = process.env['SOAK'] ? 20 : 1;
const NUMBERS = 1_000_000;

/** All first prizes, with one and the same rest. */
const firstPrizes = allNumbers((result, number) => write(result, 0, 6, number));
/** All pairs of different three-digit numbers, as front three and as back three. */
const pairsOfThree = allNumbers((result, number) => {
  const one = Math.floor(number / 1000);
  const other = number % 1000;
  for (const at of [6, 12]) {
    write(result, at, 3, one);
    write(result, at + 3, 3, other);
  }
  return one !== other;
});
const twoDigits = Array.from({ length: 100 }, (_, number) => {
  const result = new Array<number>(20).fill(0);
  write(result, 18, 2, number);
  return result;
});

describe('units and chances are what all results say', () => {
  test.each(['top4', 'tote4', 'top3', 'tote3', 'top2', 'run_top'])(
    '%s over a million first prizes',
    (code) => {
      const play = namedPlay(thai, code);
      expect(objectionsTo(play, firstPrizes, someSelections(play, SELECTIONS))).toEqual([]);
    },
  );

  test.each(['front3', 'back3'])('%s over all pairs of prizes', (code) => {
    const play = namedPlay(thai, code);
    expect(objectionsTo(play, pairsOfThree, someSelections(play, SELECTIONS))).toEqual([]);
  });

  test.each(['bottom2', 'run_bottom'])('%s', (code) => {
    const play = namedPlay(thai, code);
    expect(objectionsTo(play, twoDigits, someSelections(play, 40))).toEqual([]);
  });
});

test.each([
  ['top3', [900], [900], [0.9], [0.9]],
  ['tote3', [150, 260], [150, 150], [0.9, 0.78], [0.9, 0.45]],
  ['front3', [450], [450], [0.9], [0.9]],
  ['back3', [450], [450], [0.9], [0.9]],
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
])('%s pays %j, on the market of the real draw %j', (code, house, market, houseShare, marketShare) => {
  expect(pricesIn(thai, code)).toEqual(house);
  expect(marketPricesIn(thai, code)).toEqual(market);
  expect(shareOfStakes(thai, code).map(rounded)).toEqual(houseShare);
  expect(shareOfStakes(thai, code, (tier, _mode, cost) => marketPrice(tier, cost)).map(rounded)).toEqual(
    marketShare,
  );
});

describe('a draw', () => {
  const result = thai.draw.random(fairStream({ serverSeed: '3b'.repeat(32), clientSeed: 'thai', nonce: 0 }));
  const text = formatResult(thai.draw, result);

  test('has all its prizes, and no six-digit number twice', () => {
    const parts = text.split('|').map((part) => part.split(','));
    expect(parts.map((part) => part.length)).toEqual([1, 2, 2, 1, 5, 10, 50, 100]);
    const whole = parts.flat().filter((number) => number.length === 6);
    expect(new Set(whole).size).toBe(166);
    expect(parts[1]?.[0]).not.toBe(parts[1]?.[1]);
  });

  test('is written and read back; the minor prizes may be left out', () => {
    expect(parseResult(thai.draw, text)).toEqual({ result });
    const major = text.split('|').slice(0, 4).join('|');
    expect(parseResult(thai.draw, major)).toEqual({ result: result.slice(0, 20) });
    expect(formatResult(thai.draw, result.slice(0, 20))).toBe(major);
  });

  test('of a million tickets each prize falls on as many as the prize structure says', () => {
    const won = new Map<string, number>();
    const numbers = drawnNumbers(result);
    for (let ticket = 0; ticket < NUMBERS; ticket += 1)
      for (const prize of ticketPrizes(String(NUMBERS + ticket).slice(1), numbers))
        won.set(prize, (won.get(prize) ?? 0) + 1);
    expect(Object.fromEntries(won)).toEqual({
      first: 1,
      neighbour: 2,
      front3: 2000,
      back3: 2000,
      last2: 10_000,
      second: 5,
      third: 10,
      fourth: 50,
      fifth: 100,
    });
  });
});

test('the numbers beside 000000 are 999999 and 000001', () => {
  const numbers = drawnNumbers(resultOf('000000|123,456|789,012|34'));
  expect([...numbers.neighbours]).toEqual(['999999', '000001']);
  expect(ticketPrizes('999999', numbers)).toEqual(['neighbour']);
  expect(ticketPrizes('123012', numbers)).toEqual(['front3', 'back3']);
  expect(() => ticketPrizes('12345', numbers)).toThrow();
});

test.each([
  ['top3', '456 654', '123456', { win: 1 }],
  ['tote3', '654 455', '123456', { distinct: 1 }],
  ['tote3', '455', '123545', { pair: 1 }],
  ['top2', '56', '123456', { win: 1 }],
  ['run_top', '5', '123555', { win: 1 }],
  ['run_top', '123', '123456', {}],
  ['tote4', '3344', '124343', { two_pairs: 1 }],
  ['front3', '123', '000000', { win: 1 }],
  ['back3', '012 789', '000000', { win: 2 }],
  ['bottom2', '34', '000000', { win: 1 }],
  ['run_bottom', '3456', '000000', { win: 2 }],
])('%s of %s on a first prize %s', (code, text, first, expected) => {
  const play = namedPlay(thai, code);
  const read = readSelection(play, text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const hits = hitsOf(play, read.selection, resultOf(`${first}|123,456|789,012|34`));
  expect(Object.fromEntries(hits.map(({ tier, count }) => [tier.code, count]))).toEqual(expected);
});

test('a number of one digit only has no other order: it is refused for โต๊ด', () => {
  expect(readSelection(namedPlay(thai, 'tote3'), '123,777')).toEqual({
    errors: [{ code: 'all_alike', line: 1, at: 4 }],
  });
  expect(readSelection(namedPlay(thai, 'tote4'), '7777')).toMatchObject({ errors: [{ code: 'all_alike' }] });
  expect(unitsIn(thai, 'top3', '777')).toBe(1);
});

test('limits are looked up by the numbers a selection plays, for โต๊ด by the number in order', () => {
  const numbers = (code: string, text: string) => {
    const play = namedPlay(thai, code);
    const read = readSelection(play, text);
    return 'selection' in read ? numbersOf(play, read.selection) : [];
  };
  expect(numbers('top3', '321 007')).toEqual(['007', '321']);
  expect(numbers('tote3', '321')).toEqual(['123']);
  expect(numbers('run_top', '72')).toEqual(['2', '7']);
});

/** The same array over and over, so that a million results take no memory. `fill` says whether a number gives a result. */
function allNumbers(fill: (result: number[], number: number) => boolean) {
  const result = new Array<number>(20).fill(0);
  let length = 0;
  for (let number = 0; number < NUMBERS; number += 1) if (fill(result, number)) length += 1;
  return {
    length,
    *[Symbol.iterator](): Generator<Result> {
      for (let number = 0; number < NUMBERS; number += 1) if (fill(result, number)) yield result;
    },
  };
}

function write(result: number[], at: number, length: number, number: number): true {
  let rest = number;
  for (let place = at + length - 1; place >= at; place -= 1) {
    result[place] = rest % 10;
    rest = Math.floor(rest / 10);
  }
  return true;
}

function resultOf(text: string): Result {
  const read = parseResult(thai.draw, text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.result;
}

function rounded(share: number): number {
  return Number(share.toFixed(6));
}
