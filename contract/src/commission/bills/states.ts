/**
 * issued: computed, nothing has moved · unapproved: waits for an operator · uncollected: the money is there, to be collected · denied: an operator
 * said no · not_reached: there is nothing to pay · insufficient: the upline's wallet lacks some of it · part_collected: what was there has been paid,
 * the rest has not · paid · expired: not collected in time.
 */
export const BILL_STATES = [
  'issued',
  'unapproved',
  'uncollected',
  'denied',
  'not_reached',
  'insufficient',
  'part_collected',
  'paid',
  'expired',
] as const;
export type BillState = (typeof BILL_STATES)[number];

/** What may become of a bill in each state. */
export const BILL_MOVES: Readonly<Record<BillState, readonly BillState[]>> = {
  issued: ['unapproved', 'uncollected', 'insufficient', 'not_reached'],
  unapproved: ['uncollected', 'denied'],
  uncollected: ['paid', 'denied', 'expired'],
  insufficient: ['uncollected', 'part_collected', 'denied'],
  part_collected: ['part_collected', 'paid', 'denied', 'expired'],
  denied: [],
  not_reached: [],
  paid: [],
  expired: [],
};

export function mayMove(from: BillState, to: BillState): boolean {
  return BILL_MOVES[from].includes(to);
}

/** Nothing becomes of it any more. */
export function hasEnded(state: BillState): boolean {
  return BILL_MOVES[state].length === 0;
}

/** What an operator may say no to. */
export const DENIABLE_STATES: readonly BillState[] = BILL_STATES.filter((state) => mayMove(state, 'denied'));
