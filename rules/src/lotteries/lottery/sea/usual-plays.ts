import type { Play } from '../play.ts';
import { anyOrder, exact, running } from './number-plays.ts';
import { price } from './price.ts';

/*
 * The plays every lottery that is bet on in Thailand has, and what they pay: house editions by the first price, real draws by the market's.
 */

/** สามตัวบน and สามตัวโต๊ด. */
export function threeTop(places: readonly number[]): Play[] {
  return [
    exact('top3', places, { price: price('900') }),
    anyOrder('tote3', places, [
      { code: 'distinct', orders: 6, price: price('150') },
      { code: 'pair', orders: 3, price: price('260'), marketPrice: price('150') },
    ]),
  ];
}

/** สองตัวบน, สองตัวล่าง, วิ่งบน and วิ่งล่าง. */
export function twoAndRunning(topThree: readonly number[], bottomTwo: readonly number[]): Play[] {
  return [
    exact('top2', topThree.slice(-2), { price: price('90') }),
    exact('bottom2', bottomTwo, { price: price('90') }),
    running('run_top', topThree, 271n, '3.2'),
    running('run_bottom', bottomTwo, 19n, '4.2'),
  ];
}

/** สี่ตัวบน and สี่ตัวโต๊ด. */
export function fourTop(places: readonly number[]): Play[] {
  return [
    exact('top4', places, { price: price('7600'), marketPrice: price('5000') }),
    anyOrder('tote4', places, [
      { code: 'distinct', orders: 24, price: price('320'), marketPrice: price('200') },
      { code: 'pair', orders: 12, price: price('640'), marketPrice: price('200') },
      { code: 'two_pairs', orders: 6, price: price('1280'), marketPrice: price('200') },
      { code: 'triple', orders: 4, price: price('1920'), marketPrice: price('200') },
    ]),
  ];
}
