import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONEY_SCALE } from '../../money.ts';
import { examplesOf } from './contract-examples.ts';
import { dividendOf } from './dividend.ts';
import { salaryOf } from './salary.ts';
import {
  aboveOwn,
  type ContractTerms,
  type DailySalaryContract,
  type DividendContract,
  feeOf,
  fieldErrorIn,
} from './terms.ts';

const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const dividend = (more: Partial<DividendContract> = {}): DividendContract => ({
  kind: 'dividend',
  period: 'month',
  tiers: [
    { minNetLoss: baht(1), rate: 10_000 },
    { minNetLoss: baht(100_000), minActiveMembers: 5, rate: 20_000 },
  ],
  carriesNegatives: true,
  feeRate: 5000,
  collection: { by: 'hand', withinDays: 7 },
  ...more,
});
const daily = (tiers: DailySalaryContract['tiers']): DailySalaryContract => ({
  kind: 'daily_salary',
  tiers,
  collection: { by: 'automatic' },
});

describe('terms', () => {
  test.each<[ContractTerms, unknown]>([
    [dividend(), undefined],
    [dividend({ feeRate: 50_001 }), { fieldError: 'fee' }],
    [dividend({ collection: { by: 'hand', withinDays: 0 } }), { fieldError: 'collection' }],
    [dividend({ tiers: [] }), { fieldError: 'tiers_missing' }],
    [daily([{ minTurnover: 0n, rate: 10_001 }]), { fieldError: 'rate', tier: 0 }],
    [daily([{ minTurnover: -1n, rate: 100 }]), { fieldError: 'condition', tier: 0 }],
    [
      daily([
        { minTurnover: baht(100), rate: 100 },
        { minTurnover: baht(100), rate: 200 },
      ]),
      { fieldError: 'conditions_fall', tier: 1 },
    ],
    [
      daily([
        { minTurnover: baht(100), minActiveMembers: 5, rate: 100 },
        { minTurnover: baht(200), minActiveMembers: 4, rate: 200 },
      ]),
      { fieldError: 'conditions_fall', tier: 1 },
    ],
    [
      daily([
        { minTurnover: baht(100), rate: 200 },
        { minTurnover: baht(200), rate: 200 },
      ]),
      { fieldError: 'rates_fall', tier: 1 },
    ],
    [
      { kind: 'hourly_salary', tiers: [{ minTurnover: 0n, minActiveMembers: 1, rate: 100 }] },
      { fieldError: 'condition', tier: 0 },
    ],
    [
      { kind: 'real_time_salary', rate: 0 },
      { fieldError: 'rate', tier: 0 },
    ],
  ])('%# have the field error that is named, or none', (terms, fieldError) => {
    expect(fieldErrorIn(terms)).toEqual(fieldError);
  });

  test('a fee is of what members lost, and of nothing where they won', () => {
    expect(feeOf(5000, { stake: baht(1000), payout: baht(400) })).toBe(baht(30));
    expect(feeOf(5000, { stake: baht(400), payout: baht(1000) })).toBe(0n);
  });
});

describe('a child is within its upline', () => {
  test('by kind, period and best rate, whether the upline or the brand pays', () => {
    expect(aboveOwn({ kind: 'real_time_salary', rate: 100 }, dividend(), 'upline')).toBe('other_kind');
    expect(aboveOwn(dividend({ period: 'week' }), dividend(), 'upline')).toBe('other_period');
    expect(aboveOwn(dividend({ tiers: [{ rate: 20_001 }] }), dividend(), 'upline')).toBe('rate_above_own');
    expect(aboveOwn(dividend({ tiers: [{ rate: 20_000 }] }), dividend(), 'upline')).toBeUndefined();
  });

  test('step by step where the brand pays: no easier step, no lower fee, losses carried', () => {
    expect(aboveOwn(dividend(), dividend(), 'platform')).toBeUndefined();
    expect(aboveOwn(dividend({ tiers: [{ rate: 20_000 }] }), dividend(), 'platform')).toBe('easier_than_own');
    expect(aboveOwn(dividend({ feeRate: 4999 }), dividend(), 'platform')).toBe('easier_than_own');
    expect(aboveOwn(dividend({ carriesNegatives: false }), dividend(), 'platform')).toBe('easier_than_own');
  });

  const steps = fc
    .array(fc.record({ turnover: fc.nat(5), members: fc.nat(3), rate: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((list) =>
      daily(
        list.map(({ turnover, members, rate }) => ({
          minTurnover: BigInt(turnover),
          minActiveMembers: members,
          rate: rate * 1000,
        })),
      ),
    );

  test('so that for the same figures it never gets more', () => {
    fc.assert(
      fc.property(steps, steps, fc.nat(8), fc.nat(4), (child, own, turnover, activeMembers) => {
        fc.pre(aboveOwn(child, own, 'platform') === undefined);
        const team = { turnover: BigInt(turnover), activeMembers };
        expect(salaryOf(child.tiers, team, 0n).gross).toBeLessThanOrEqual(
          salaryOf(own.tiers, team, 0n).gross,
        );
      }),
    );
  });
});

test('examples of a dividend: each step is just reached, and a loss is carried', () => {
  const examples = examplesOf(dividend());
  expect(examples.map((one) => (one.of === 'dividend' ? one.result.tier?.rate : undefined))).toEqual([
    10_000,
    20_000,
    undefined,
  ]);
  for (const one of examples) {
    if (one.of !== 'dividend') throw new Error('an example of something else');
    expect(one.result).toEqual(dividendOf(dividend(), one.figures, { carried: 0n, children: 0n }));
  }
  expect(examples.at(-1)).toMatchObject({ result: { payable: 0n } });
});
