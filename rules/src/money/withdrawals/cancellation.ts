import type { PayoutState } from './payout-states.ts';
import { isOpenWithdrawal, WITHDRAWAL_MOVES, type WithdrawalState } from './withdrawal-states.ts';

/** Why a member cannot cancel a withdrawal under way: what was set aside does not go back into play (RG-7), and what has become of it since. */
export const CANCELLATION_REASONS = [
  /** In the queue: only the desk can still stop it. */
  'set_aside',
  /** An operator has it in hand, or two are deciding. */
  'in_hand',
  /** The desk waits for the member's answer. */
  'asked',
  /** Approved; none of its payouts has left yet. */
  'approved',
  /** A payout was ordered or paid. */
  'sent',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export interface Cancellation {
  reason: CancellationReason;
  /** Whether the desk may still stop it, which frees the money; it is then rejected with words. */
  byDesk: boolean;
}

/** Whether a withdrawal under way can still be stopped; null once it is over. The desk is held to the same table of moves. */
export function cancellationOf(state: WithdrawalState, payouts: readonly PayoutState[]): Cancellation | null {
  if (!isOpenWithdrawal(state)) return null;
  return { reason: reasonOf(state, payouts), byDesk: leadsTo(state, 'rejected') };
}

function reasonOf(state: WithdrawalState, payouts: readonly PayoutState[]): CancellationReason {
  if (state === 'waiting') return 'set_aside';
  if (state === 'needs_answer') return 'asked';
  if (state !== 'paying') return 'in_hand';
  return payouts.every((payout) => payout === 'ready') ? 'approved' : 'sent';
}

/** By whatever moves come between. */
function leadsTo(from: WithdrawalState, to: WithdrawalState): boolean {
  const reached = new Set<WithdrawalState>([from]);
  for (const state of reached) for (const next of WITHDRAWAL_MOVES[state]) reached.add(next);
  return reached.has(to);
}
