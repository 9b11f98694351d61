/** Where a withdrawal stands. Its money is held until `paying`; what is paid or given back is said by its payouts. */
export const WITHDRAWAL_STATES = [
  /** Asked for; no operator has it in hand yet. */
  'waiting',
  /** An operator has it in hand. */
  'reviewing',
  /** The desk has asked the member for something. */
  'needs_answer',
  /** Approved by one operator; a second has yet to agree. */
  'signed',
  /** Approved: its payouts are under way. */
  'paying',
  'paid',
  /** Some payouts have been paid, the money of the others is back in the wallet. */
  'partly_paid',
  /** No payout could be carried out: the money is back in the wallet. */
  'returned',
  /** Refused by the desk with words: the money is free again. */
  'rejected',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Where each state may lead. None leads back into play: no call of the member's ends a withdrawal. */
export const WITHDRAWAL_MOVES = {
  waiting: ['reviewing', 'paying'],
  // Into the hands of another operator, too.
  reviewing: ['reviewing', 'waiting', 'needs_answer', 'signed', 'paying', 'rejected'],
  needs_answer: ['waiting', 'reviewing', 'rejected'],
  // Back in hand when the second operator refuses.
  signed: ['paying', 'reviewing'],
  paying: ['paid', 'partly_paid', 'returned'],
  paid: [],
  partly_paid: [],
  returned: [],
  rejected: [],
} as const satisfies Record<WithdrawalState, readonly WithdrawalState[]>;

export function mayMoveWithdrawal(from: WithdrawalState, to: WithdrawalState): boolean {
  return (WITHDRAWAL_MOVES[from] as readonly WithdrawalState[]).includes(to);
}

/** Of these the money is held, or on its way. */
export const OPEN_WITHDRAWAL_STATES = [
  'waiting',
  'reviewing',
  'needs_answer',
  'signed',
  'paying',
] as const satisfies readonly WithdrawalState[];
/** The desk has yet to decide. */
export const UNDECIDED_WITHDRAWAL_STATES = [
  'waiting',
  'reviewing',
  'needs_answer',
  'signed',
] as const satisfies readonly WithdrawalState[];

export function isOpenWithdrawal(state: WithdrawalState): boolean {
  return (OPEN_WITHDRAWAL_STATES as readonly WithdrawalState[]).includes(state);
}

/** Who has it, as the member's tracker says it. */
export const WITHDRAWAL_STAGES = ['desk', 'member', 'bank', 'done'] as const;
export type WithdrawalStage = (typeof WITHDRAWAL_STAGES)[number];

export function stageOf(state: WithdrawalState): WithdrawalStage {
  if (state === 'needs_answer') return 'member';
  if (state === 'paying') return 'bank';
  return isOpenWithdrawal(state) ? 'desk' : 'done';
}
