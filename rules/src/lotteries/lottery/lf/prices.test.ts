import { expect, test } from 'vitest';
import { pricesIn, unitsIn } from '../plays/named-plays.fixture.ts';
import { ssc } from '../ssc/family.ts';
import { lf3, lf5 } from './family.ts';

test.each(lf3.plays.map(({ code }) => code))(
  'three digits: %s costs and pays what three digits of SSC do',
  (code) => {
    expect(pricesIn(lf3, code)).toEqual(pricesIn(ssc, code.replace('three-', 'front3-')));
  },
);

test.each(lf5.plays.map(({ code }) => code))(
  'five digits: %s costs and pays what five digits of SSC do',
  (code) => {
    expect(pricesIn(lf5, code)).toEqual(pricesIn(ssc, code.replace('three-', 'front3-')));
  },
);

test('a pick of three is as many units as with SSC', () => {
  for (const [code, text] of [
    ['group_sum', '13'],
    ['sum', '13'],
    ['mixed', '112 123'],
  ])
    expect(unitsIn(lf3, `three-${code}`, `${text}`)).toBe(unitsIn(ssc, `front3-${code}`, `${text}`));
});
