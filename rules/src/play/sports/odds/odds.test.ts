import { expect, test } from 'vitest';
import { acceptPrice } from './accept-price.ts';
import { isLine, lineText, spanText, thaiLine } from './lines.ts';
import { formatOdds, isOdds, ODDS_LEAST, parseOdds } from './odds.ts';
import { amountFor, isRed, ODDS_STYLES, stakeOf, styledOdds, styleOfKind } from './styles.ts';

test('a price is whole thousandths, read and written exactly', () => {
  for (const text of ['1.01', '1.95', '1.925', '2.00', '34.50', '999.999'])
    expect(formatOdds(parseOdds(text) ?? 0)).toBe(text);
  for (const text of ['1.00', '1.009', '1.9255', '-1.95', 'NaN', '1e3', '', '1,95', '10000', '1.'])
    expect(parseOdds(text)).toBeUndefined();
  for (const no of [1000, Number.NaN, Number.POSITIVE_INFINITY, 1950.5, '1950', 1_000_001, null])
    expect(isOdds(no)).toBe(false);
});

test.each([
  [1950, 'malay', '0.95', 'black'],
  [2000, 'malay', '1.00', 'black'],
  [2050, 'malay', '−0.953', 'red'],
  [2250, 'malay', '−0.80', 'red'],
  [1950, 'indonesian', '−1.053', 'red'],
  [2000, 'indonesian', '1.00', 'black'],
  [2050, 'indonesian', '1.05', 'black'],
  [1950, 'hongkong', '0.95', 'black'],
  [1925, 'decimal', '1.925', 'black'],
] as const)('%d in %s is %s, %s', (odds, style, text, sign) => {
  expect(styledOdds(odds, style)).toEqual({ text, sign });
});

test('the stake of a negative price wins at least what was typed, and one coin less would not', () => {
  for (let odds = ODDS_LEAST; odds <= 6000; odds += 43)
    for (const style of ODDS_STYLES)
      for (const amount of [1_000_000n, 3_333_000n, 125_050_000n]) {
        const stake = stakeOf(amount, odds, style);
        expect(stake % 1000n).toBe(0n);
        if (!isRed(odds, style)) {
          expect(stake).toBe(amount);
          continue;
        }
        const win = (risk: bigint) => (risk * BigInt(odds - 1000)) / 1000n;
        expect(win(stake) >= amount).toBe(true);
        expect(win(stake - 1000n) < amount).toBe(true);
      }
});

test('the most that may be typed costs no more than the largest stake, whatever the price', () => {
  for (let odds = ODDS_LEAST; odds <= 6000; odds += 51)
    for (const style of ODDS_STYLES) {
      const most = 5_000_000_000n;
      const amount = amountFor(most, odds, style);
      expect(stakeOf(amount, odds, style) <= most).toBe(true);
    }
});

test('markets of more than two sides are written in decimals', () => {
  expect(styleOfKind('handicap', 'malay')).toBe('malay');
  expect(styleOfKind('corners_totals', 'malay')).toBe('malay');
  expect(styleOfKind('result', 'malay')).toBe('decimal');
  expect(styleOfKind('correct_score', 'indonesian')).toBe('decimal');
});

test.each([
  ['better', 1900, 1950, 1950],
  ['better', 1900, 1899, 'changed'],
  ['better', 1900, 1900, 1900],
  ['any', 1900, 1500, 1500],
  ['none', 1900, 1950, 'changed'],
  ['none', 1900, 1900, 1900],
  ['any', 1900, 1000, 'changed'],
  ['any', Number.NaN, 1900, 'changed'],
] as const)('who takes %s and saw %d gets %d as %s', (choice, shown, now, taken) => {
  expect(acceptPrice(choice, shown, now)).toBe(taken);
});

test.each([
  [0, 'เสมอ', '0', '0'],
  [1, 'ปป', '0.25', '0-0.5'],
  [2, 'ครึ่งลูก', '0.5', '0.5'],
  [3, 'ครึ่งควบลูก', '0.75', '0.5-1'],
  [4, 'ลูก', '1', '1'],
  [5, 'ลูกควบลูกครึ่ง', '1.25', '1-1.5'],
  [6, 'ลูกครึ่ง', '1.5', '1.5'],
  [7, 'ลูกครึ่งควบสองลูก', '1.75', '1.5-2'],
  [8, 'สองลูก', '2', '2'],
  [9, 'สองลูกควบสองลูกครึ่ง', '2.25', '2-2.5'],
  [10, 'สองลูกครึ่ง', '2.5', '2.5'],
  [11, 'สองลูกครึ่งควบสามลูก', '2.75', '2.5-3'],
  [38, 'เก้าลูกครึ่ง', '9.5', '9.5'],
  [42, '10.5 ลูก', '10.5', '10.5'],
])('a line of %d quarters is %s', (line, words, number, span) => {
  for (const signed of [line, -line]) {
    expect(thaiLine(signed)).toBe(words);
    expect(spanText(signed)).toBe(span);
  }
  expect(lineText(line)).toBe(number);
  expect(lineText(-line, true)).toBe(line === 0 ? '0' : `−${number}`);
  expect(isLine(line)).toBe(true);
});
