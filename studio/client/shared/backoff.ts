const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/** How long to wait before the line is tried again: twice as long each time, and never all pages in the same moment. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random() / 2));
}
