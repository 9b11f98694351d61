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
  oneIn: '',
  version: 0,
});

test('the return of a price is what its chance gives of a stake', () => {
  const top3 = [row('top3', 'win', '900')];
  expect(returnAt('THAI_30M', top3, 'win', '900')).toBe(90);
  expect(returnAt('THAI_30M', top3, 'win', '750.00')).toBe(75);
  expect(returnAt('SSC_1M', [row('position', 'win', '18')], 'win', '19.5')).toBe(97.5);
});

test('what is no price has no return', () => {
  for (const price of ['', '-1', 'abc', '1.123456'])
    expect(returnAt('THAI_30M', [row('top3', 'win', '900')], 'win', price)).toBeUndefined();
});
