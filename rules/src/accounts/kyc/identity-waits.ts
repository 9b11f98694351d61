import type { Money } from '../../money.ts';

export const WITHDRAWALS_WAIT = ['none', 'above', 'all'] as const;
export type WithdrawalsWait = (typeof WITHDRAWALS_WAIT)[number];

/** What of a brand waits until the member's identity is approved. */
export interface IdentityGate {
  withdrawals: WithdrawalsWait;
  /** Of one withdrawal; with `above` alone. */
  withdrawalAbove: Money | null;
  /** Of one deposit. Null: no single deposit waits. */
  depositAbove: Money | null;
  /** Of all that has been deposited, this one included. Null: no sum waits. */
  depositTotalAbove: Money | null;
}

/** Whether a withdrawal waits. The amount at the limit itself does not. */
export function withdrawalWaits({ withdrawals, withdrawalAbove }: IdentityGate, amount: Money): boolean {
  if (withdrawals === 'above') return withdrawalAbove !== null && amount > withdrawalAbove;
  return withdrawals === 'all';
}

/** Whether a deposit waits: `deposited` is what has come in before it. */
export function depositWaits(
  { depositAbove, depositTotalAbove }: IdentityGate,
  { amount, deposited }: { amount: Money; deposited: Money },
): boolean {
  if (depositAbove !== null && amount > depositAbove) return true;
  return depositTotalAbove !== null && deposited + amount > depositTotalAbove;
}
