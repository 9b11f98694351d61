import { expect, test } from 'vitest';
import { checkRates } from './rates.ts';

const NOW = 1_000_000_000;
const room = { nowMs: NOW, slowSeconds: 0 };
const before = (...agoSeconds: number[]) => ({
  ownMs: agoSeconds.map((ago) => NOW - ago * 1000),
  sameMs: undefined,
  roomMs: undefined,
  copies: 0,
});

test('one a second, five in ten seconds, sixty in ten minutes', () => {
  expect(checkRates(before(0.4), room)).toEqual({ verdict: 'refuse', rule: 'second', retryAfterSeconds: 1 });
  expect(checkRates(before(1), room)).toEqual({ verdict: 'accept' });
  expect(checkRates(before(2, 3, 4, 5, 6), room)).toEqual({
    verdict: 'refuse',
    rule: 'burst',
    retryAfterSeconds: 4,
  });
  expect(checkRates(before(2, 3, 4, 5), room)).toEqual({ verdict: 'accept' });
  const sixty = Array.from({ length: 60 }, (_, at) => 5 + at * 5);
  expect(checkRates(before(...sixty), room)).toMatchObject({ rule: 'many', retryAfterSeconds: 300 });
});

test('slow mode counts in its room, and the same text waits a minute anywhere', () => {
  const written = { ...before(20), roomMs: NOW - 20_000, sameMs: NOW - 20_000 };
  expect(checkRates(written, { nowMs: NOW, slowSeconds: 30 })).toMatchObject({
    rule: 'slow',
    retryAfterSeconds: 10,
  });
  expect(checkRates(written, room)).toMatchObject({ rule: 'repeat', retryAfterSeconds: 40 });
});

test('the third account with the same text is held', () => {
  expect(checkRates({ ...before(), copies: 1 }, room)).toEqual({ verdict: 'accept' });
  expect(checkRates({ ...before(), copies: 2 }, room)).toEqual({ verdict: 'hold', rule: 'copies' });
});

test('a clock that was set back makes no wait longer than its window, and none shorter', () => {
  expect(checkRates(before(-3600), room)).toEqual({
    verdict: 'refuse',
    rule: 'second',
    retryAfterSeconds: 1,
  });
});
