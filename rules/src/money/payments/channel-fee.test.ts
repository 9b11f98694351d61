import { expect, test } from 'vitest';
import { MONEY_SCALE } from '../../money.ts';
import { channelFee } from './channel-fee.ts';

const baht = (amount: number) => BigInt(Math.round(amount * 100)) * (MONEY_SCALE / 100n);

test.each([
  // fixed, basis points, amount, fee
  [0, 0, 100, 0],
  [10, 0, 100, 10],
  [10, 100, 250, 12.5],
  // 0.33 % of 1.99 is 0.0065…: what the currency cannot pay is left out
  [0, 33, 1.99, 0],
  [10, 0, 4, 4],
])(
  '%d and %d basis points of %d baht are %d baht, rounded down, and never more than there is',
  (fixed, points, amount, fee) => {
    expect(channelFee({ feeFixed: baht(fixed), feeBasisPoints: points, currency: 'THB' }, baht(amount))).toBe(
      baht(fee),
    );
  },
);
