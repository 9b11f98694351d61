import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONEY_SCALE } from '../../money.ts';
import { categoryRebate } from './category-rebate.ts';
import { type BranchFigures, type DividendTerms, dividendOf } from './dividend.ts';
import { nextPeriod, PERIOD_KINDS, periodOf, periodsOver } from './period.ts';
import { shareOf } from './rate.ts';
import { realTimeSalary, salaryOf } from './salary.ts';

const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const percent = (of: number) => Math.round(of * 1000);

describe('rebate of a category', () => {
  const branches = (a: number, b: number) => [
    { child: 'A', rate: percent(a), turnover: baht(200_000) },
    { child: 'B', rate: percent(b), turnover: baht(60_000) },
  ];

  test('own 70 %, A 50 % on 200 000, B 45 % on 60 000, direct 150 000: 40 000 + 15 000 + 105 000', () => {
    const { earned, parts } = categoryRebate(percent(70), baht(150_000), branches(50, 45));
    expect(earned).toBe(baht(160_000));
    expect(parts.map((part) => [part.child, part.earned])).toEqual([
      [undefined, baht(105_000)],
      ['A', baht(40_000)],
      ['B', baht(15_000)],
    ]);
  });

  test('the same as rates of turnover, 0.70, 0.50 and 0.45 %: 1 600', () => {
    expect(categoryRebate(percent(0.7), baht(150_000), branches(0.5, 0.45)).earned).toBe(baht(1600));
  });

  test('a child above its parent is a broken link', () => {
    expect(() => categoryRebate(percent(0.4), 0n, branches(0.5, 0.3))).toThrow('A');
  });

  test('along a line all earn together the rate of the top, less the parts that round away', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 }),
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        (drawn, turnover) => {
          const rates = drawn.toSorted((a, b) => b - a);
          const earned = rates.map((rate, at) => {
            const child = rates[at + 1];
            return child === undefined
              ? categoryRebate(rate, turnover, []).earned
              : categoryRebate(rate, 0n, [{ child: 'next', rate: child, turnover }]).earned;
          });
          const sum = earned.reduce((all, one) => all + one, 0n);
          const whole = shareOf(turnover, rates[0] ?? 0);
          expect(sum).toBeLessThanOrEqual(whole);
          expect(whole - sum).toBeLessThan(BigInt(rates.length));
        },
      ),
    );
  });
});

describe('dividend', () => {
  const terms: DividendTerms = {
    tiers: [
      { minNetLoss: baht(1), rate: percent(10) },
      { minNetLoss: baht(100_000), minActiveMembers: 5, rate: percent(15) },
      { minTurnover: baht(5_000_000), minActiveMembers: 10, rate: percent(20) },
    ],
    carriesNegatives: true,
  };
  const figures = (change: Partial<BranchFigures> = {}): BranchFigures => ({
    turnover: baht(1_000_000),
    stake: baht(1_000_000),
    payout: baht(850_000),
    rebates: baht(7000),
    salaries: baht(3000),
    bonuses: baht(15_000),
    fees: baht(5000),
    activeMembers: 7,
    ...change,
  });
  const none = { carried: 0n, children: 0n };

  test('is the rate of what was lost after all that was given', () => {
    expect(dividendOf(terms, figures(), none)).toMatchObject({
      net: baht(120_000),
      tier: { rate: percent(15) },
      payable: baht(18_000),
      carriedOn: 0n,
    });
  });

  test('takes the highest step whose conditions are all met', () => {
    const few = figures({ activeMembers: 4 });
    expect(dividendOf(terms, few, none).payable).toBe(baht(12_000));
    const many = figures({ turnover: baht(5_000_000), activeMembers: 10 });
    expect(dividendOf(terms, many, none).payable).toBe(baht(24_000));
    expect(dividendOf({ ...terms, tiers: terms.tiers.slice(1, 2) }, few, none)).toMatchObject({
      tier: undefined,
      payable: 0n,
    });
  });

  test('leaves out what the children get, and is never below zero', () => {
    expect(dividendOf(terms, figures(), { carried: 0n, children: baht(11_000) }).payable).toBe(baht(7000));
    expect(dividendOf(terms, figures(), { carried: 0n, children: baht(30_000) }).payable).toBe(0n);
  });

  test('a loss of the house is carried until it is made up for, where the contract says so', () => {
    const lost = figures({ payout: baht(1_100_000) });
    const first = dividendOf(terms, lost, none);
    expect(first).toMatchObject({ net: baht(-130_000), payable: 0n, carriedOn: baht(-130_000) });
    const second = dividendOf(terms, figures(), { carried: first.carriedOn, children: 0n });
    expect(second).toMatchObject({ base: baht(-10_000), payable: 0n, carriedOn: baht(-10_000) });
    const third = dividendOf(terms, figures(), { carried: second.carriedOn, children: 0n });
    expect(third).toMatchObject({ base: baht(110_000), payable: baht(16_500), carriedOn: 0n });
    expect(dividendOf({ ...terms, carriesNegatives: false }, lost, none).carriedOn).toBe(0n);
  });
});

describe('salary', () => {
  const tiers = [
    { minTurnover: baht(100_000), rate: percent(0.1) },
    { minTurnover: baht(1_000_000), minActiveMembers: 3, rate: percent(0.2) },
  ];

  test('is of all turnover at the step it reaches, less the salaries of children', () => {
    const team = { turnover: baht(1_000_000), activeMembers: 3 };
    expect(salaryOf(tiers, team, baht(500)).payable).toBe(baht(1500));
    expect(salaryOf(tiers, { ...team, activeMembers: 2 }, 0n).payable).toBe(baht(1000));
    expect(salaryOf(tiers, { turnover: baht(99_999), activeMembers: 9 }, 0n)).toMatchObject({
      tier: undefined,
      payable: 0n,
    });
    expect(salaryOf(tiers, team, baht(9000)).payable).toBe(0n);
  });

  test('of real time is the difference of two rates for each bet', () => {
    expect(realTimeSalary(baht(1000), percent(0.3), percent(0.1))).toBe(baht(2));
    expect(realTimeSalary(baht(1000), percent(0.3), undefined)).toBe(baht(3));
    expect(() => realTimeSalary(baht(1), percent(0.1), percent(0.2))).toThrow();
  });
});

describe('periods', () => {
  test.each([
    ['day', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['half_month', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['half_month', '2028-02-16', '2028-02-16', '2028-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('the %s of %s is %s to %s', (kind, day, from, to) => {
    expect(periodOf(kind, day)).toEqual({ from, to });
  });

  test('follow one another without gap or overlap, over years', () => {
    for (const kind of PERIOD_KINDS) {
      let period = periodOf(kind, '2027-01-01');
      for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 2, 1); day += 86_400_000) {
        const text = new Date(day).toISOString().slice(0, 10);
        if (text > period.to) period = nextPeriod(kind, period);
        expect(periodOf(kind, text)).toEqual(period);
      }
    }
  });

  test('those that are due after days of downtime are named in their order; one that was begun before the contract is not', () => {
    expect(periodsOver('half_month', '2026-11-10', '2027-01-01').map(({ from }) => from)).toEqual([
      '2026-11-16',
      '2026-12-01',
      '2026-12-16',
    ]);
    expect(periodsOver('week', '2026-11-23', '2026-11-29')).toEqual([]);
    expect(() => periodOf('day', '2026-02-30')).toThrow();
  });
});
