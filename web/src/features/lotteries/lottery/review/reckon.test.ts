import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { displayMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { termsOf } from '../terms.factory.ts';
import { pricesOf } from '../terms.ts';
import { reckon } from './reckon.ts';
import { oneIn, percentText } from './share-text.ts';

function reckoned(code: string, text: string, half: string[] = [], closed: string[] = []) {
  const play = playOf(ssc, code) as Play;
  const prices = pricesOf(termsOf(), ssc, play, { mode: 1800, isHalf: false });
  return reckon(ssc, play, { play: code, text, offset: 0, prices, closed, half });
}

test('a pick comes to its units, its chance, its largest win and its return', () => {
  const picked = reckoned('back3-straight', '12|34|5');
  if (!('reckoned' in picked)) throw new Error('no units');
  const { text, units, chance, most, share } = picked.reckoned;
  expect([text, units]).toEqual(['12|34|5', 4]);
  expect(chance).toBe(4 / 1000);
  expect(displayMoney(most)).toBe('1,800.00');
  expect(share).toBeCloseTo(0.9, 10);
});

test('units that win together are looked at result by result', () => {
  const picked = reckoned('back3-any1', '12');
  if (!('reckoned' in picked)) throw new Error('no units');
  // 1 or 2 among three digits: 1 − 0.8³; both of them pay twice.
  expect(picked.reckoned.chance).toBeCloseTo(0.488, 10);
  expect(displayMoney(picked.reckoned.most)).toBe('13.28');
});

test('numbers at half rate are reckoned apart, closed ones cannot be bet on', () => {
  const picked = reckoned('back3-lines', '123 456 789', ['456']);
  expect(picked).toMatchObject({ reckoned: { text: '123,789', units: 2, halfText: '456', halfUnits: 1 } });
  expect(reckoned('back3-lines', '456', ['456'])).toMatchObject({
    reckoned: { text: '', units: 0, halfText: '456', halfUnits: 1 },
  });
  expect(reckoned('back3-lines', '123 456', [], ['123'])).toMatchObject({ fieldErrors: { closed: ['123'] } });
});

test('what is missing is said of its row', () => {
  expect(reckoned('back3-straight', '1||2')).toMatchObject({
    fieldErrors: { missing: { code: 'missing', row: 1 } },
  });
  expect(reckoned('position', '||||')).toMatchObject({ fieldErrors: { missing: { code: 'too_few_rows' } } });
});

test('shares are written so that small ones still say something', () => {
  expect([0.9, 0.001, 0.00001, 1 / 30_240, 0].map(percentText)).toEqual([
    '90.00%',
    '0.10%',
    '0.0010%',
    '0.0033%',
    '0%',
  ]);
  expect([0.1, 0.271, 0.6, 0.00001].map(oneIn)).toEqual(['10', '3.7', undefined, '100,000']);
});
