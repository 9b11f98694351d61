import type { ContractTerms } from '@lanna/rules/commission/contracts/terms';
import { expect, test } from 'vitest';
import { draftOf, rateOf, termsOfDraft } from './draft.ts';

const TERMS: readonly ContractTerms[] = [
  {
    kind: 'dividend',
    period: 'half_month',
    tiers: [
      { minNetLoss: 100_000n, rate: 10_000 },
      { minNetLoss: 5_000_000n, minActiveMembers: 3, rate: 12_500 },
    ],
    carriesNegatives: false,
    feeRate: 1500,
    collection: { by: 'hand', withinDays: 10 },
  },
  {
    kind: 'daily_salary',
    tiers: [{ minTurnover: 10_050_000n, minActiveMembers: 2, rate: 125 }],
    collection: { by: 'automatic' },
  },
  { kind: 'hourly_salary', tiers: [{ minTurnover: 100_000n, rate: 5 }] },
  { kind: 'real_time_salary', rate: 300 },
];

test.each(TERMS)('terms of a $kind are the same after they were shown in the form', (terms) => {
  expect(termsOfDraft(terms.kind, draftOf(terms), 'TH')).toEqual(terms);
});

test('a rate is read as people type it, to the thousandth of a per cent', () => {
  expect(['0.3', '12,5', '100', '0.125', ' 7 '].map(rateOf)).toEqual([300, 12_500, 100_000, 125, 7000]);
  expect(['', 'a', '0.1234', '-1', '1000'].map(rateOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a step that cannot be read leaves the terms unread', () => {
  const draft = draftOf(TERMS[0]);
  const [first] = draft.tiers;
  if (!first) throw new Error('the terms have steps');
  expect(
    termsOfDraft('dividend', { ...draft, tiers: [{ ...first, minNetLoss: 'much' }] }, 'TH'),
  ).toBeUndefined();
});
