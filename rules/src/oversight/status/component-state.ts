/**
 * What the status page says of a part of the site, from what was measured: every threshold stands here. A judgement is null where there are
 * too few cases to say anything.
 */
export const COMPONENT_STATES = ['works', 'slow', 'disturbed', 'down', 'stopped'] as const;
export type ComponentState = (typeof COMPONENT_STATES)[number];
export type Judgement = ComponentState | null;

/** Below so many cases nothing is said of them: neither a state, nor a figure that would show how few there were. */
export const CASES_MIN = { requests: 20, calls: 5, deposits: 5, withdrawals: 5 } as const;

/** How far back a state looks. Typical times are those of the brand's day. */
export const WINDOW_MINUTES = { requests: 5, calls: 15, deposits: 180, withdrawals: 1440 } as const;

export const SITE = { slowMs: 1500, disturbedShare: 0.05, downShare: 0.5 } as const;
export const VENDOR = { slowMs: 2500, disturbedShare: 0.15, downShare: 0.6 } as const;
/** Of deposits that were paid: those that were not credited. Slow: beyond twice what was promised, and at least so many minutes. */
export const DEPOSIT = { slowTimes: 2, slowMinutesMin: 10, disturbedShare: 0.2, downShare: 0.7 } as const;
/** Of withdrawals that have ended at the bank: those that came back. The time promised counts from asking to paid. */
export const WITHDRAWAL = { slowTimes: 1, disturbedTimes: 4, disturbedShare: 0.25, downShare: 0.8 } as const;
/** Messages that should have gone to devices five minutes ago or longer. */
export const PUSH = { overdueMinutes: 5, slowOverdue: 1, disturbedOverdue: 100 } as const;

export function evaluateSite(measured: {
  /** The portal's own question was answered. */
  answered: boolean;
  tookMs: number;
  requests: number;
  failed: number;
}): ComponentState {
  if (!measured.answered) return 'down';
  const share = shareOf(measured.failed, measured.requests, CASES_MIN.requests) ?? 0;
  if (share >= SITE.downShare) return 'down';
  if (share >= SITE.disturbedShare) return 'disturbed';
  return measured.tookMs >= SITE.slowMs ? 'slow' : 'works';
}

export function evaluateVendor(measured: {
  stopped: boolean;
  calls: number;
  failed: number;
  averageMs: number;
}): Judgement {
  if (measured.stopped) return 'stopped';
  const share = shareOf(measured.failed, measured.calls, CASES_MIN.calls);
  if (share === null) return null;
  if (share >= VENDOR.downShare) return 'down';
  if (share >= VENDOR.disturbedShare) return 'disturbed';
  return measured.averageMs >= VENDOR.slowMs ? 'slow' : 'works';
}

export function evaluateDeposits(measured: {
  stopped: boolean;
  /** Paid, as far as is known, and by now credited or not. */
  paid: number;
  credited: number;
  typicalMinutes: number;
  promisedMinutes: number;
}): Judgement {
  if (measured.stopped) return 'stopped';
  const share = shareOf(measured.paid - measured.credited, measured.paid, CASES_MIN.deposits);
  if (share === null) return null;
  if (share >= DEPOSIT.downShare) return 'down';
  if (share >= DEPOSIT.disturbedShare) return 'disturbed';
  const slow = Math.max(DEPOSIT.slowMinutesMin, measured.promisedMinutes * DEPOSIT.slowTimes);
  return measured.typicalMinutes > slow ? 'slow' : 'works';
}

export function evaluateWithdrawals(measured: {
  ended: number;
  returned: number;
  typicalMinutes: number;
  promisedMinutes: number;
}): Judgement {
  const share = shareOf(measured.returned, measured.ended, CASES_MIN.withdrawals);
  if (share === null) return null;
  if (share >= WITHDRAWAL.downShare) return 'down';
  if (share >= WITHDRAWAL.disturbedShare) return 'disturbed';
  if (measured.typicalMinutes > measured.promisedMinutes * WITHDRAWAL.disturbedTimes) return 'disturbed';
  return measured.typicalMinutes > measured.promisedMinutes * WITHDRAWAL.slowTimes ? 'slow' : 'works';
}

export function evaluatePush(measured: { processes: number; overdue: number }): ComponentState {
  if (measured.processes === 0) return 'down';
  if (measured.overdue >= PUSH.disturbedOverdue) return 'disturbed';
  return measured.overdue >= PUSH.slowOverdue ? 'slow' : 'works';
}

/** Null where the cases are too few to speak of a share. */
export function shareOf(part: number, cases: number, casesMin: number): number | null {
  return cases < casesMin ? null : part / cases;
}

/** The graver of two. What an operator has stopped is no failure, and outranks nothing but `works`. */
export function graver(one: ComponentState, other: ComponentState): ComponentState {
  return GRAVITY[one] >= GRAVITY[other] ? one : other;
}

const GRAVITY: Record<ComponentState, number> = { works: 0, stopped: 1, slow: 2, disturbed: 3, down: 4 };

/** Minutes of a day in each state. */
export type DayMinutes = Record<ComponentState, number>;

/** A day is marked from so many minutes on. */
export const DAY_MINUTES_MIN = 5;

/** What a day is drawn as: the gravest state that, with all that was graver, lasted; null where nothing was measured. */
export function stateOfDay(minutes: DayMinutes): Judgement {
  if (Object.values(minutes).every((one) => one === 0)) return null;
  let lasted = 0;
  for (const state of [...COMPONENT_STATES].sort((one, other) => GRAVITY[other] - GRAVITY[one])) {
    lasted += minutes[state];
    if (lasted >= DAY_MINUTES_MIN) return state;
  }
  return 'works';
}
