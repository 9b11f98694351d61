import { MONEY_SCALE, type Money } from '../../money.ts';

export const REDEMPTION_STATES = ['processing', 'signed', 'approved', 'rejected', 'completed'] as const;
/** `signed` waits for a second operator; members see it as in progress. */
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

const MOVES: Readonly<Record<RedemptionState, readonly RedemptionState[]>> = {
  processing: ['signed', 'approved', 'rejected'],
  signed: ['approved', 'processing'],
  approved: ['completed', 'rejected'],
  rejected: [],
  completed: [],
};

export function mayMove(from: RedemptionState, to: RedemptionState): boolean {
  return MOVES[from].includes(to);
}

/** What a member gets for points, rounded down to a hundredth of the currency. */
export function convertedOf(points: Money, perUnit: Money): Money {
  const amount = (points * MONEY_SCALE) / perUnit;
  return amount - (amount % (MONEY_SCALE / 100n));
}
