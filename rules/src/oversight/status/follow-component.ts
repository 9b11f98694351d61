import type { ComponentState, Judgement } from './component-state.ts';

const MINUTE_MS = 60_000;
/** An incident begins once a component has not worked for so long; a minute's hiccup is none. */
export const OPENS_AFTER_MS = 3 * MINUTE_MS;
/** It ends once the component has worked for so long. */
export const CLOSES_AFTER_MS = 5 * MINUTE_MS;
/** With too few cases the last judgement stands for so long. */
export const STANDS_MS = 60 * MINUTE_MS;

/** How a component has stood until now. */
export interface Status {
  state: ComponentState;
  since: Date;
  /** When there last were cases enough to decide by. */
  evaluatedAt: Date;
  /** Since when it has not worked; null while it works and no incident is open. */
  offSince: Date | null;
  /** Since when it works again, while an incident is open. */
  backSince: Date | null;
  isIncidentOpen: boolean;
}

/** What a measurement changes. `opens` names when the incident began, which is before it could be detected. */
export interface Followed {
  status: Status;
  opens: Date | null;
  closes: Date | null;
}

/** Takes one more measurement into account. Measurements come about every minute, and may be late or missing. */
export function follow(before: Status | undefined, measured: Judgement, now: Date): Followed {
  const state = stateNow(before, measured, now);
  const evaluatedAt = measured === null && before ? before.evaluatedAt : now;
  const since = before?.state === state ? before.since : now;
  const isOpen = before?.isIncidentOpen ?? false;
  const status = {
    state,
    since,
    evaluatedAt: evaluatedAt,
    offSince: before?.offSince ?? null,
    backSince: null,
  };
  if (state !== 'works') {
    const offSince = status.offSince ?? now;
    const opens = !isOpen && now.getTime() - offSince.getTime() >= OPENS_AFTER_MS ? offSince : null;
    return {
      status: { ...status, offSince, isIncidentOpen: isOpen || opens !== null },
      opens,
      closes: null,
    };
  }
  if (!isOpen)
    return { status: { ...status, offSince: null, isIncidentOpen: false }, opens: null, closes: null };
  const backSince = before?.backSince ?? now;
  if (now.getTime() - backSince.getTime() < CLOSES_AFTER_MS)
    return { status: { ...status, backSince, isIncidentOpen: true }, opens: null, closes: null };
  return { status: { ...status, offSince: null, isIncidentOpen: false }, opens: null, closes: backSince };
}

function stateNow(before: Status | undefined, measured: Judgement, now: Date): ComponentState {
  if (measured !== null) return measured;
  const stands = before && now.getTime() - before.evaluatedAt.getTime() <= STANDS_MS;
  // What an operator had stopped and has let go is measured anew.
  return stands && before.state !== 'stopped' ? before.state : 'works';
}
