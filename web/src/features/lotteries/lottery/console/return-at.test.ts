import { expect, test } from 'vitest';
import { returnAt } from './return-at.ts';

const row = (play: string, tier: string, rulePrice: string) => ({
  play,
  group: '',
  name: '',
  tier,
  refunds: false,
  rulePrice,
  ownPrice: null,
  returnPercent: null,
  rebatePercent: '0.00',
  oneIn: '',
  version: 0,
});

test('the return of a price is what its chance gives of a stake', () => {
  const top3 = [row('top3', 'win', '900')];
  expect(returnAt('THAI_30M', top3, 'win', '900')).toEqual({ percent: 90, left: 9, beyond: undefined });
  expect(returnAt('THAI_30M', top3, 'win', '750.00')).toMatchObject({ percent: 75, left: 24 });
  const position = [row('position', 'win', '18')];
  expect(returnAt('SSC_1M', position, 'win', '19.5')).toMatchObject({ percent: 97.5, left: 1.5 });
});

test('a price beyond the bounds is known as one to the last hundredth, and leaves nothing for rebates', () => {
  const top3 = [row('top3', 'win', '900')];
  expect(returnAt('THAI_30M', top3, 'win', '990')).toEqual({ percent: 99, left: 0, beyond: undefined });
  expect(returnAt('THAI_30M', top3, 'win', '990.01')).toEqual({ percent: 99, left: 0, beyond: 'high' });
  expect(returnAt('THAI_30M', top3, 'win', '749.99')).toMatchObject({ beyond: 'low' });
  // A sum of 30 gives the stake back, which counts as well.
  const sum = [row('sides-sum', 'win', '3.6'), { ...row('sides-sum', 'push', '2'), refunds: true }];
  expect(returnAt('11X5_1M', sum, 'win', '4.00')).toMatchObject({ percent: 100, beyond: 'high' });
});

test('what is no price has no return', () => {
  for (const price of ['', '-1', 'abc', '1.123456'])
    expect(returnAt('THAI_30M', [row('top3', 'win', '900')], 'win', price)).toBeUndefined();
});
