import type { RevealStep } from './kind.ts';

export interface Reveal {
  /** Everything at once: the player wants it, or there is no time left. */
  finish(): void;
}

/** Goes through the steps within the time there is: a table that hurries shows the same in less. */
export function runReveal(
  steps: readonly RevealStep[],
  {
    timeMs,
    atOnce,
    on,
    ended,
  }: { timeMs: number; atOnce: boolean; on(step: RevealStep): void; ended(): void },
): Reveal {
  const whole = steps.reduce((sum, { afterMs }) => sum + afterMs, 0);
  const pace = whole > timeMs ? Math.max(0, timeMs) / whole : 1;
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function go(): void {
    const step = steps[next];
    if (!step) {
      ended();
      return;
    }
    timer = setTimeout(() => {
      next += 1;
      step.show();
      on(step);
      go();
    }, step.afterMs * pace);
  }

  function finish(): void {
    clearTimeout(timer);
    if (next > steps.length) return;
    for (const step of steps.slice(next)) step.show();
    const last = steps.at(-1);
    if (next < steps.length && last) on(last);
    next = steps.length + 1;
    ended();
  }

  if (atOnce || pace === 0) finish();
  else go();
  return { finish };
}
