/** Where the check of a member's identity stands. */
export const IDENTITY_STATES = [
  /** Nothing has been sent. */
  'none',
  /** Documents are there; no operator has them in hand yet. */
  'submitted',
  /** An operator has them in hand. */
  'reviewing',
  /** The person is who the account says. */
  'approved',
  /** Not accepted, with reasons; it may be sent anew. */
  'rejected',
  /** Was approved: the document has run out, or the desk asks for it anew. */
  'expired',
] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Where each state may lead. `submitted` after a decision is another version; the one before stays as it was. */
export const IDENTITY_MOVES = {
  none: ['submitted'],
  submitted: ['reviewing'],
  // Into the hands of another operator, too.
  reviewing: ['reviewing', 'submitted', 'approved', 'rejected'],
  approved: ['expired'],
  rejected: ['submitted'],
  expired: ['submitted'],
} as const satisfies Record<IdentityState, readonly IdentityState[]>;

export function mayMoveIdentity(from: IdentityState, to: IdentityState): boolean {
  return (IDENTITY_MOVES[from] as readonly IdentityState[]).includes(to);
}

/** The desk has yet to decide. */
export const UNDECIDED_IDENTITY_STATES = [
  'submitted',
  'reviewing',
] as const satisfies readonly IdentityState[];

/** Whether a member may send documents now. A decision that cannot be otherwise is kept from it by its reasons. */
export function maySendDocuments(state: IdentityState): boolean {
  return state === 'none' || state === 'rejected' || state === 'expired';
}
