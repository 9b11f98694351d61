/** Where a message to many members stands. */
export const BROADCAST_STATES = [
  /** Being written. */
  'draft',
  /** Waits for a second operator, because of how many it would reach. */
  'signed',
  /** Goes out at its time. */
  'scheduled',
  'sending',
  'sent',
  /** Stopped before or while it was sent; what had arrived by then stays. */
  'cancelled',
] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** Where each state may lead. Server and console read the same table; a move that is not in it is refused. */
export const BROADCAST_MOVES = {
  draft: ['signed', 'scheduled'],
  // Back to its writer when the second operator refuses.
  signed: ['scheduled', 'draft'],
  scheduled: ['draft', 'sending', 'cancelled'],
  sending: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
} as const satisfies Record<BroadcastState, readonly BroadcastState[]>;

export function mayMove(from: BroadcastState, to: BroadcastState): boolean {
  return (BROADCAST_MOVES[from] as readonly BroadcastState[]).includes(to);
}

/** What operators do with one, and the state it leads to. Which of the two `send` comes to is decided by the number of readers. */
export const BROADCAST_ACTIONS = {
  send: ['signed', 'scheduled'],
  unschedule: ['draft'],
  cancel: ['cancelled'],
} as const satisfies Record<string, readonly BroadcastState[]>;
export type BroadcastAction = keyof typeof BROADCAST_ACTIONS;

/** What an operator may do with it now; a signed one is decided where proposals are. */
export function actionsFrom(state: BroadcastState): BroadcastAction[] {
  if (state === 'signed') return [];
  return (Object.keys(BROADCAST_ACTIONS) as BroadcastAction[]).filter((action) =>
    BROADCAST_ACTIONS[action].some((to) => mayMove(state, to)),
  );
}
