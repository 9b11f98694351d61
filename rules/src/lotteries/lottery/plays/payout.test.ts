import { expect, test } from 'vitest';
import { parseMoney } from '../../../money.ts';
import { playOf } from '../family.ts';
import type { Play } from '../play.ts';
import { ssc } from '../ssc/family.ts';
import { fraction, sameFraction } from './fraction.ts';
import {
  type BetLine,
  largestPrize,
  MAX_MULTIPLE,
  type MoneyUnit,
  payoutOf,
  returnOfLine,
  stakeOf,
} from './payout.ts';
import { priceAt, STANDARD_MODE } from './price-mode.ts';
import { readSelection } from './selection-text.ts';

const money = (text: string) => parseMoney(text) ?? 0n;

test('stake = units × 2 × money unit × multiple', () => {
  expect(stakeOf(line('front3-straight', '12|34|5'))).toBe(money('8'));
  expect(stakeOf(line('front3-straight', '12|34|5', { moneyUnit: '0.1', multiple: 7 }))).toBe(money('5.6'));
  expect(stakeOf(line('front3-straight', '1|3|5', { moneyUnit: '0.001' }))).toBe(money('0.002'));
});

test('a multiple is a whole number within its bounds', () => {
  for (const multiple of [0, -1, 1.5, MAX_MULTIPLE + 1])
    expect(() => stakeOf(line('position', '1||||', { multiple }))).toThrow();
});

test('each hit pays its price for the money unit and the multiple', () => {
  const result = [1, 2, 3, 4, 5];
  expect(payoutOf(line('front3-straight', '1|2|3'), result)).toBe(money('1800'));
  expect(payoutOf(line('front3-straight', '1|2|4'), result)).toBe(0n);
  expect(payoutOf(line('front3-straight', '1|2|3', { moneyUnit: '0.01', multiple: 3 }), result)).toBe(
    money('54'),
  );
  expect(payoutOf(line('position', '1|2|9|4|9'), result)).toBe(money('54'));
  expect(payoutOf(line('five-combination', '19|2|3|4|5'), result)).toBe(
    money((180_000 + 2 * 19_998).toString()),
  );
});

test('prices of two decimals lose nothing at the smallest money unit; a finer price is rounded down once a line', () => {
  const result = [1, 2, 3, 3, 9];
  const at = { moneyUnit: '0.001' } as const;
  expect(payoutOf(line('front3-any1', '1', at), result)).toBe(money('0.00664'));
  expect(payoutOf({ ...line('position', '1|2|3||', at), prices: [money('3.649')] }, result)).toBe(
    money('0.01094'),
  );
});

test('the largest prize is that of the best tier the line plays for', () => {
  expect(largestPrize(line('duel12-dragon_tiger', 'dragon'))).toBe(money('4'));
  expect(largestPrize(line('duel12-dragon_tiger', 'dragon tie', { multiple: 10 }))).toBe(money('180'));
});

test('the return of a line is weighed by what it plays for', () => {
  const mixed = line('front3-mixed', '112,123,456');
  expect(sameFraction(returnOfLine(mixed), fraction(9n, 10n))).toBe(true);
  const halved = { ...mixed, prices: [money('300'), money('300')] };
  expect(sameFraction(returnOfLine(halved), fraction(3n, 4n))).toBe(true);
});

test('a line without a price for one of its tiers is a bug of the caller', () => {
  expect(() => payoutOf({ ...line('position', '1||||'), prices: [] }, [1, 2, 3, 4, 5])).toThrow();
});

function line(
  code: string,
  text: string,
  stakes: { moneyUnit?: MoneyUnit; multiple?: number } = {},
): BetLine {
  const play = playOf(ssc, code) as Play;
  const read = readSelection(play, text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const prices = play.tiers.map((tier) => priceAt(tier, STANDARD_MODE, 2));
  return { play, selection: read.selection, unitCost: 2, moneyUnit: '1', multiple: 1, ...stakes, prices };
}
