import { expect, test } from 'vitest';
import {
  axisSteps,
  changeOf,
  percentText,
  runningTotals,
  shortMoney,
  timeOfMinute,
  wholeMoney,
} from './figures.ts';

const UNIT = 100_000n;

test.each([
  [150n, 100n, 50],
  [50n, 100n, -50],
  [-50n, -100n, 50],
  [100n, -100n, 200],
  [5n, 0n, undefined],
])('%s after %s is a change of %s percent', (now, then, change) => {
  expect(changeOf(now, then)).toBe(change);
});

test('a change of hundreds of percent has no decimals', () => {
  expect([percentText(-3.14), percentText(99.9), percentText(250.4)]).toEqual(['3.1%', '99.9%', '250%']);
});

test.each([
  [0n, '฿0'],
  [UNIT / 2n, '฿0.50'],
  [999n * UNIT, '฿999'],
  [1234n * UNIT, '฿1.2K'],
  [-1_250_000n * UNIT, '−฿1.2M'],
  [250_000_000n * UNIT, '฿250M'],
])('%s reads %s on an axis', (amount, text) => {
  expect(shortMoney(amount, '฿')).toBe(text);
});

test('an axis has round steps that hold every value and nothing', () => {
  expect(axisSteps([3n * UNIT, 17n * UNIT])).toEqual([0n, 5n, 10n, 15n, 20n].map((step) => step * UNIT));
  expect(axisSteps([-3n * UNIT, 6n * UNIT])).toEqual([-5n, 0n, 5n, 10n].map((step) => step * UNIT));
  expect(axisSteps([])).toEqual([0n, UNIT]);
});

test('totals run on, and minutes are times of day', () => {
  expect(runningTotals(['1.00', '-3.00', '2.50'])).toEqual([UNIT, -2n * UNIT, UNIT / 2n]);
  expect([timeOfMinute(0), timeOfMinute(904)]).toEqual(['00:00', '15:04']);
});

test('an amount without decimals is the nearest whole one, a gain as a loss', () => {
  const shown = [576_000n, 549_999n, -576_000n, -549_999n, 50_000n, 0n].map((amount) =>
    wholeMoney(amount, '฿'),
  );
  expect(shown).toEqual(['฿6', '฿5', '−฿6', '−฿5', '฿1', '฿0']);
});
