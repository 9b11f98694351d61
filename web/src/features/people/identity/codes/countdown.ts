import { useEffect, useState } from 'react';

/** The purpose of a code; each has a countdown of its own. */
export type CodePurpose = 'login' | 'reset' | 'register';

/**
 * Seconds until a code may be sent again, ticking. Kept in session storage as the instant it ends: a reload goes on
 * counting, and a suspended tab is right again when it resumes.
 */
export function useCountdown(purpose: CodePurpose): { left: number; start: (untilMs: number) => void } {
  const [left, setLeft] = useState(() => secondsLeft(keptUntil(purpose), Date.now()));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft(keptUntil(purpose), Date.now())), nextTickMs(purpose));
    return () => clearTimeout(timer);
  });
  function start(untilMs: number) {
    sessionStorage.setItem(keyOf(purpose), String(untilMs));
    setLeft(secondsLeft(untilMs, Date.now()));
  }
  return { left, start };
}

/** Whole seconds still to wait, never negative. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/**
 * When the wait for a code ends: sixty seconds for each minute the code is valid, counted from the request, so the time the
 * answer took is included.
 */
export function waitEndsAt(askedAtMs: number, expiredMinutes: number): number {
  return askedAtMs + expiredMinutes * 60_000;
}

/** To the moment the shown number changes, so that no second is shown twice or left out. */
function nextTickMs(purpose: CodePurpose): number {
  const rest = (keptUntil(purpose) - Date.now()) % 1000;
  return rest > 0 ? rest : 1000;
}

function keptUntil(purpose: CodePurpose): number {
  // The server keeps none.
  if (typeof document === 'undefined') return 0;
  return Number(sessionStorage.getItem(keyOf(purpose)) ?? 0);
}

function keyOf(purpose: CodePurpose): string {
  return `code-wait-${purpose}`;
}
