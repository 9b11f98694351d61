import { MONEY_SCALE } from '@lanna/rules/money';
import type { SlotSheet } from './sheet.ts';

/** Stake levels given in whole units of the currency. */
export function wholeStakes({
  choices,
  usual,
}: {
  choices: readonly number[];
  usual: number;
}): Pick<SlotSheet, 'stakes' | 'defaultStake'> {
  return {
    stakes: choices.map((units) => BigInt(units) * MONEY_SCALE),
    defaultStake: BigInt(usual) * MONEY_SCALE,
  };
}
