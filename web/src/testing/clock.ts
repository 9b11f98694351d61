import { onTestFinished, vi } from 'vitest';

/** The clock of what is shown: it goes on as clocks do, and jumps when a test lets time pass. For one test. */
export function movableClock(): { pass: (ms: number) => Promise<void> } {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)) };
}
