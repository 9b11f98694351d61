/** One payment of a withdrawal. Before `sending` its money is held; from then on it is in the member's withdrawal account. */
export const PAYOUT_STATES = [
  /** Approved; the order to pay has not been given yet. */
  'ready',
  /** The channel has been given the order, or is about to be; whether the order has arrived is not certain. */
  'sending',
  /** The channel has taken the order. */
  'sent',
  /** Confirmed. */
  'paid',
  /** Certainly not carried out: the money is back in the wallet. */
  'failed',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_MOVES = {
  ready: ['sending', 'sent'],
  // A confirmation may come before the answer to the order.
  sending: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: [],
  failed: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>;

export function mayMovePayout(from: PayoutState, to: PayoutState): boolean {
  return (PAYOUT_MOVES[from] as readonly PayoutState[]).includes(to);
}

/** Their money is in the member's withdrawal account. */
export const PAYOUTS_IN_FLIGHT = ['sending', 'sent'] as const satisfies readonly PayoutState[];

/** Whether the member says that a paid payout has arrived (the specification's withdrawal receipt). */
export const RECEIPT_STATES = [
  /** The member has yet to say; received by itself when the time is over. */
  'awaited',
  'received',
  /** The time was over. */
  'received_by_time',
  /** The member says it has not arrived: a dispute at the desk. */
  'not_received',
  /** It has arrived after all, as the member says, or as the desk has found out. */
  'forced_received',
] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

export const RECEIPT_MOVES = {
  awaited: ['received', 'received_by_time', 'not_received'],
  received: [],
  // Banks may take longer than the time a member has to look.
  received_by_time: ['not_received'],
  not_received: ['forced_received'],
  forced_received: [],
} as const satisfies Record<ReceiptState, readonly ReceiptState[]>;

export function mayMoveReceipt(from: ReceiptState, to: ReceiptState): boolean {
  return (RECEIPT_MOVES[from] as readonly ReceiptState[]).includes(to);
}

/** How long after the time was over a member may still say that nothing has arrived. */
export const LATE_DISPUTE_DAYS = 7;
