import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONEY_SCALE, type Money } from '../../money.ts';
import { type TurnoverRequirement, turnoverStates, withdrawable } from './withdrawable.ts';

const baht = (amount: number): Money => BigInt(Math.round(amount * 100)) * (MONEY_SCALE / 100n);
const SMALL = baht(10);

/** Deposits in their order: `at` is the turnover when it came, `had` what the member had just before. */
function deposits(...list: { amount: number; at?: number; had?: number; times?: number }[]) {
  return list.map(
    ({ amount, at = 0, had = 1000, times = 1 }, number): TurnoverRequirement => ({
      depositId: `d${number}`,
      amount: baht(amount),
      required: baht(amount * times),
      turnoverFrom: baht(at),
      balanceBefore: baht(had),
    }),
  );
}
const can = (requirements: TurnoverRequirement[], turnover: number, available: number, hasBonus = false) =>
  withdrawable(requirements, {
    turnover: baht(turnover),
    smallBalance: SMALL,
    available: baht(available),
    currency: 'THB',
    hasBonus,
  });

test('what was won is free, what was not played of a deposit stays', () => {
  expect(can(deposits({ amount: 1000 }), 0, 1500)).toMatchObject({ withdrawable: baht(500) });
  expect(can(deposits({ amount: 1000 }), 400, 1500)).toMatchObject({
    withdrawable: baht(900),
    lines: [{ done: baht(400), missing: baht(600), stays: baht(600) }],
  });
  expect(can(deposits({ amount: 1000 }), 1000, 1500)).toMatchObject({ withdrawable: baht(1500), lines: [] });
});

test('of a deposit that asks for more than itself stays the part that is missing, rounded up', () => {
  const { lines } = can(deposits({ amount: 100, times: 3 }), 100, 500);
  expect(lines[0]?.stays).toBe(baht(66.67));
});

test('beside an open bonus nothing leaves, and what would without it is said apart', () => {
  expect(can(deposits({ amount: 1000 }), 400, 1500, true)).toMatchObject({
    withdrawable: 0n,
    behindBonus: baht(900),
    lines: [{ stays: baht(600) }],
  });
  expect(can(deposits({ amount: 1000 }), 0, 1000, true)).toMatchObject({ behindBonus: 0n });
  expect(can([], 0, 1000)).toMatchObject({ withdrawable: baht(1000), behindBonus: 0n });
});

test('no more stays than there is', () => {
  expect(can(deposits({ amount: 1000 }), 0, 30)).toMatchObject({
    withdrawable: 0n,
    lines: [{ stays: baht(30) }],
  });
  expect(can(deposits({ amount: 1000 }, { amount: 500 }), 0, 1200).lines.map(({ stays }) => stays)).toEqual([
    baht(1000),
    baht(200),
  ]);
});

test('turnover meets the oldest deposit first and counts once', () => {
  const both = deposits({ amount: 1000 }, { amount: 500, at: 300 });
  expect(turnoverStates(both, { turnover: baht(900), smallBalance: SMALL })).toMatchObject([
    { done: baht(900) },
    { done: 0n },
  ]);
  expect(turnoverStates(both, { turnover: baht(1200), smallBalance: SMALL })).toMatchObject([
    { done: baht(1000), missing: 0n },
    { done: baht(200), missing: baht(300) },
  ]);
});

test('what was played before a deposit counts for no part of it', () => {
  const two = deposits({ amount: 100 }, { amount: 500, at: 2000 });
  expect(turnoverStates(two, { turnover: baht(2000), smallBalance: SMALL })).toMatchObject([
    { missing: 0n },
    { missing: baht(500) },
  ]);
});

test('a deposit that finds the balance played away ends what older ones asked for, and asks for its own', () => {
  const two = deposits({ amount: 1000, had: 0 }, { amount: 200, at: 100, had: 9.99 });
  expect(can(two, 100, 250)).toMatchObject({
    withdrawable: baht(50),
    lines: [{ depositId: 'd1', stays: baht(200) }],
  });
  const not = deposits({ amount: 1000, had: 0 }, { amount: 200, at: 100, had: 10 });
  expect(can(not, 100, 1250).lines.map(({ depositId }) => depositId)).toEqual(['d0', 'd1']);
});

test('less than the currency can pay stays as a fraction', () => {
  expect(
    withdrawable([], {
      turnover: 0n,
      smallBalance: SMALL,
      available: 1_234_567n,
      currency: 'THB',
      hasBonus: false,
    }),
  ).toMatchObject({ withdrawable: 1_234_000n, unpayable: 567n });
  expect(
    withdrawable([], {
      turnover: 0n,
      smallBalance: SMALL,
      available: 1_234_567n,
      currency: 'JPY',
      hasBonus: false,
    }),
  ).toMatchObject({ withdrawable: 1_200_000n, unpayable: 34_567n });
});

test('lines, fraction and what can be withdrawn are together what is available; more play never frees less', () => {
  const requirement = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    required: fc.bigInt({ min: 0n, max: 10n ** 10n }),
    turnoverFrom: fc.bigInt({ min: 0n, max: 10n ** 10n }),
    balanceBefore: fc.bigInt({ min: 0n, max: 10n ** 8n }),
  });
  fc.assert(
    fc.property(
      fc.array(requirement, { maxLength: 12 }),
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      (found, turnover, available, more) => {
        const requirements = found
          .map((one, at) => ({ ...one, depositId: `d${at}` }))
          .sort((one, other) => Number(one.turnoverFrom - other.turnoverFrom));
        const facts = { smallBalance: SMALL, available, currency: 'THB', hasBonus: false };
        const now = withdrawable(requirements, { ...facts, turnover });
        const stays = now.lines.reduce((sum, line) => sum + line.stays, 0n);
        expect(now.withdrawable + now.unpayable + stays).toBe(available);
        for (const { stays: one, done, missing, required, amount } of now.lines) {
          expect(done + missing).toBe(required);
          expect(one).toBeLessThanOrEqual(amount + MONEY_SCALE / 100n);
        }
        const { behindBonus, ...beside } = withdrawable(requirements, { ...facts, turnover, hasBonus: true });
        expect(beside).toEqual({ withdrawable: 0n, lines: now.lines, unpayable: now.unpayable });
        expect(behindBonus).toBe(now.withdrawable);
        const later = withdrawable(requirements, { ...facts, turnover: turnover + more });
        expect(later.withdrawable).toBeGreaterThanOrEqual(now.withdrawable);
      },
    ),
    { numRuns: 500 },
  );
});
