import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { boughtLine } from '../picture/bought-slip.fixture.ts';
import { comesBack, drawsOfSlip, sumsOf } from './draws-of-slip.ts';
import { selectionParts } from './selection-parts.ts';

const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;

const LINES = [
  boughtLine({ numero: '1', number: 1, stake: '10.00', state: 'lost', rebate: '1.00', result: '12345' }),
  boughtLine({
    numero: '1',
    number: 2,
    stake: '10.00',
    state: 'won',
    payout: '18.00',
    rebate: '1.00',
    result: '12345',
  }),
  boughtLine({ numero: '2', number: 1, stake: '20.00', multiple: 2, state: 'open' }),
  boughtLine({ numero: '2', number: 2, stake: '20.00', multiple: 2, state: 'open' }),
  boughtLine({ numero: '3', number: 1, stake: '40.00', state: 'refunded', refundReason: 'trace_stopped' }),
];

test('lines stand under their draws, which have won, lost or wait as a whole', () => {
  const draws = drawsOfSlip(LINES);
  expect(draws.map(({ numero, state, multiple }) => [numero, state, multiple])).toEqual([
    ['1', 'won', 1],
    ['2', 'open', 2],
    ['3', 'refunded', 1],
  ]);
  expect(draws[2]).toMatchObject({ refunded: baht(40), payout: 0n, refundReason: 'trace_stopped' });
});

test('a rebate counts once its line has, and what is open is neither won nor lost', () => {
  expect(sumsOf(drawsOfSlip(LINES))).toEqual({
    payout: baht(18),
    refunded: baht(40),
    rebate: baht(2),
    open: baht(40),
    // 18 + 40 + 2 came back of the 60 that have a result.
    net: 0n,
  });
});

test('what a push gives back is neither a win nor refunded, and gives no rebate', () => {
  const push = boughtLine({
    numero: '4',
    number: 1,
    stake: '10.00',
    state: 'returned',
    payout: '10.00',
    rebate: '1.00',
  });
  const draws = drawsOfSlip([push]);
  expect(draws[0]?.state).toBe('returned');
  expect(sumsOf(draws)).toMatchObject({ payout: baht(10), refunded: 0n, rebate: 0n, net: 0n });
});

test('cancelling gives back what is still open on the chosen draws, and nothing else', () => {
  expect(comesBack(LINES, ['1', '2', '3'])).toBe(baht(40));
  expect(comesBack(LINES, ['3'])).toBe(0n);
});

test('a selection is shown by rows and lines; of a play no longer known there is only its text', () => {
  expect(selectionParts('SSC_1M', 'five-straight', '1|2|35|4|5')?.rows[2]).toEqual({
    name: 'hundreds',
    symbols: ['3', '5'],
  });
  expect(selectionParts('YEEKEE', 'top3', '123,456')?.lines).toEqual(['123', '456']);
  expect(selectionParts('11X5_1M', 'first2-lines', '01 02,03 04')?.lines).toEqual(['01 02', '03 04']);
  expect(selectionParts('SSC_1M', 'gone', '1')).toBeUndefined();
});
