/** What a deposit has come to. */
export const DEPOSIT_STATES = [
  /** Kept; a gateway has yet to answer how it is paid. */
  'created',
  /** Can be paid. */
  'waiting',
  /** An operator looks at it. */
  'review',
  /** In the wallet. */
  'credited',
  /** Nothing came in time. What comes late is credited all the same. */
  'expired',
  /** The gateway or the member called it off. */
  'failed',
  /** The desk has refused it. */
  'refused',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * Where each state may lead. Server and pages read the same table; a move that is not in it is a bug or is refused. Only `credited` is
 * final: wherever else a deposit has come to, money may still arrive for it.
 */
export const DEPOSIT_MOVES = {
  created: ['waiting', 'credited', 'review', 'failed', 'expired'],
  waiting: ['credited', 'review', 'failed', 'expired', 'refused'],
  review: ['credited', 'refused'],
  credited: [],
  expired: ['credited', 'review'],
  failed: ['credited', 'review'],
  refused: ['review'],
} as const satisfies Record<DepositState, readonly DepositState[]>;

export function mayDepositMove(from: DepositState, to: DepositState): boolean {
  return (DEPOSIT_MOVES[from] as readonly DepositState[]).includes(to);
}

/** Not decided yet; of these a member has only so many at once. */
export const OPEN_DEPOSIT_STATES = [
  'created',
  'waiting',
  'review',
] as const satisfies readonly DepositState[];

export function isDepositOpen(state: DepositState): boolean {
  return (OPEN_DEPOSIT_STATES as readonly DepositState[]).includes(state);
}

/** Why an operator looks at a deposit. */
export const REVIEW_REASONS = [
  /** The member has sent the bank's slip. */
  'slip',
  /** The same slip was sent by another member. */
  'slip_of_another_member',
  /** More or less arrived than was asked for. */
  'other_amount',
  'other_currency',
  /** It was confirmed by another channel than the one it was made for. */
  'other_channel',
  /** A payment for a reference that had been paid. */
  'second_payment',
  /** It was paid after the desk had refused it. */
  'paid_after_refusal',
  /** A second operator has to approve it. */
  'second_operator',
  /** The member says to have paid, and nothing came in time: an operator looks for the money before it is given up. */
  'said_paid',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** What moved a deposit. */
export const MOVE_CAUSES = [
  'made',
  'order_accepted',
  'order_refused',
  'paid',
  'paid_late',
  'payment_failed',
  'cancelled',
  'expired',
  'credited_by_desk',
  'refused_by_desk',
  ...REVIEW_REASONS,
] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];
