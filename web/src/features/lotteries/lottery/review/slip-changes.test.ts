import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { formatMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../api/calls/refusal.ts';
import type { SlipLine } from '../table/table-state.ts';
import { termsOf } from '../terms.factory.ts';
import { pricesOf } from '../terms.ts';
import { slipChanges } from './slip-changes.ts';
import { slipRefusal } from './slip-refusal.ts';

const TERMS = termsOf();
const lines = playOf(ssc, 'back3-lines') as Play;

function lineOf(changed: Partial<SlipLine> = {}): SlipLine {
  return {
    id: 1,
    play: lines.code,
    text: '123,456,789',
    units: 3,
    moneyUnit: '1',
    multiple: 1,
    mode: 1800,
    isHalf: false,
    prices: ['1800.00'],
    ...changed,
  };
}

test('a slip whose prices still hold has nothing to say yes to', () => {
  expect(pricesOf(TERMS, ssc, lines, { mode: 1800, isHalf: false }).map(formatMoney)).toEqual(['1800.00']);
  expect(slipChanges([lineOf()], TERMS, ssc)).toEqual([]);
});

test('a price of the brand that has changed is shown with the one before', () => {
  const terms = termsOf({ prices: [{ play: lines.code, tier: 'win', price: '1700.00' }] });
  const [change] = slipChanges([lineOf()], terms, ssc);
  expect(change?.before.prices).toEqual(['1800.00']);
  expect(change?.lines).toEqual([{ text: '123,456,789', units: 3, isHalf: false, prices: ['1700.00'] }]);
});

test('numbers that are closed or at half rate by now leave the line, or stand on one of their own', () => {
  const terms = termsOf({
    numbers: [
      { play: lines.code, number: '456', rule: 'half' },
      { play: lines.code, number: '789', rule: 'closed' },
      { play: 'front3-lines', number: '123', rule: 'closed' },
    ],
  });
  const [change] = slipChanges([lineOf()], terms, ssc);
  expect(change?.closed).toEqual(['789']);
  expect(change?.lines).toEqual([
    { text: '123', units: 1, isHalf: false, prices: ['1800.00'] },
    { text: '456', units: 1, isHalf: true, prices: ['900.00'] },
  ]);
  expect(
    slipChanges([lineOf({ text: '456', units: 1, isHalf: true, prices: ['900.00'] })], terms, ssc),
  ).toEqual([]);
});

test('a mode the account may not bet with any more becomes the nearest one it may', () => {
  const terms = termsOf({ modes: { min: 1700, max: 1790, step: 1, own: 1790 } });
  const [change] = slipChanges([lineOf()], terms, ssc);
  expect(change?.mode).toBe(1790);
  expect(change?.lines[0]?.prices).toEqual(['1790.00']);
});

test.each([
  [new Refusal('slip_line_invalid', { lines: [{ line: 2, fieldErrors: [] }] }), [12], undefined],
  [new Refusal('coverage_too_wide', { line: 1, percent: 90 }), [11], { words: 'percent', percent: 90 }],
  [
    new Refusal('number_closed', { numbers: [{ line: 2, numero: '1', number: '123' }] }),
    [12],
    { words: 'numbers', numbers: '123' },
  ],
  [
    new Refusal('number_limit_reached', {
      numbers: [{ numero: '1', play: lines.code, number: '999', left: '2.00' }],
    }),
    [11],
    { words: 'numbers', numbers: '999' },
  ],
  [
    new Refusal('draw_stake_reached', { numero: '1', most: '100.00', left: '4.00' }),
    [],
    { words: 'left', left: '4.00', most: '100.00' },
  ],
  [
    new Refusal('draw_closed', { numeros: ['202611220011'] }),
    [],
    { words: 'numeros', numeros: '202611220011' },
  ],
])('$0.code is shown at the lines it is about, with its figures', (refusal, ids, detail) => {
  const slip = [lineOf({ id: 11, text: '999' }), lineOf({ id: 12, text: '123' })];
  const notified = slipRefusal(refusal, slip, 1);
  expect(notified?.ids).toEqual(ids);
  expect(notified?.detail).toEqual(detail);
});

test('a way out is shown where there is one', () => {
  const way = (code: 'slip_balance_too_low' | 'lottery_limit_reached' | 'price_changed', draws = 1) =>
    slipRefusal(new Refusal(code), [], draws)?.way;
  expect(way('slip_balance_too_low')).toBe('deposit');
  expect(way('lottery_limit_reached')).toBe('protection');
  expect(way('price_changed')).toBeUndefined();
  expect(way('price_changed', 5)).toBe('this draw alone');
});
