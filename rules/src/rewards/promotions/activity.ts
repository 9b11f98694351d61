/**
 * What a promotion is to one member, as the card shows it (the specification's activity statuses). Some are kept on the member's
 * application or claim (`KEPT_STATES`); the others follow from the promotion and the clock.
 */
export const ACTIVITY_STATES = [
  /** Announced, not yet begun. */
  'coming_soon',
  /** Open to be applied for. */
  'join',
  /** Open to be claimed, paid at once. */
  'claim',
  /** Applied for; no operator has looked at it. */
  'applying',
  /** An operator has it in hand. */
  'processing',
  /** Accepted as taking part; who is paid is decided later. */
  'joined',
  /** Approved with its amount; a second operator has yet to approve the payment. */
  'signed',
  /** Paid by the desk. */
  'issued',
  /** Claimed and paid. */
  'claimed',
  'rejected',
  /** Over: of an application, ended without a reward; of a promotion, it can no longer be joined. */
  'closed',
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** Where each state may lead. Server and pages read the same table; a move that is not in it is refused. */
export const ACTIVITY_MOVES = {
  coming_soon: ['join', 'claim', 'closed'],
  join: ['applying', 'closed'],
  claim: ['claimed', 'closed'],
  applying: ['processing', 'rejected', 'closed'],
  processing: ['joined', 'signed', 'issued', 'rejected', 'closed'],
  joined: ['signed', 'issued', 'rejected', 'closed'],
  // Back in hand when the second operator refuses.
  signed: ['issued', 'processing'],
  // What was decided stays; these are another application, or the next day's claim.
  issued: ['join'],
  claimed: ['claim', 'closed'],
  rejected: ['join'],
  closed: ['join'],
} as const satisfies Record<ActivityState, readonly ActivityState[]>;

export function mayMove(from: ActivityState, to: ActivityState): boolean {
  return (ACTIVITY_MOVES[from] as readonly ActivityState[]).includes(to);
}

/** States an application or claim is kept in. */
export const KEPT_STATES = [
  'applying',
  'processing',
  'joined',
  'signed',
  'issued',
  'claimed',
  'rejected',
  'closed',
] as const satisfies readonly ActivityState[];
export type KeptState = (typeof KEPT_STATES)[number];

/** Of these a member has one at a time with a promotion; an operator has yet to decide about it. */
export const OPEN_STATES = [
  'applying',
  'processing',
  'joined',
  'signed',
] as const satisfies readonly KeptState[];

export function isOpen(state: KeptState): boolean {
  return (OPEN_STATES as readonly KeptState[]).includes(state);
}

/** Whether one application may be moved so. What is decided stays as it is: where the table goes on from there, something new begins. */
export function mayDecide(from: KeptState, to: KeptState): boolean {
  return isOpen(from) && mayMove(from, to);
}
