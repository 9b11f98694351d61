const WINDOWS = [
  { rule: 'second', max: 1, seconds: 1 },
  { rule: 'burst', max: 5, seconds: 10 },
  { rule: 'many', max: 60, seconds: 600 },
] as const;
/** Of the same writer. */
const SAME_SECONDS = 60;
/** Accounts that wrote the same within `COPIES_SECONDS` before the message is held. */
const COPIES_MAX = 2;

export const RATE_SECONDS_MAX = 600;
export const RATE_MESSAGES_MAX = 60;
export const COPIES_SECONDS = 600;

export interface WrittenBefore {
  /** When the writer's messages of the last ten minutes were taken, in any room and from any device, the newest first. */
  ownMs: readonly number[];
  /** When the writer wrote the same last. */
  sameMs: number | undefined;
  /** When the writer's last message in this room was taken. */
  roomMs: number | undefined;
  /** Other accounts that wrote the same in the last ten minutes. */
  copies: number;
}

type RateAnswer =
  | { verdict: 'refuse'; rule: 'second' | 'burst' | 'many' | 'slow' | 'repeat'; retryAfterSeconds: number }
  | { verdict: 'hold'; rule: 'copies' }
  | { verdict: 'accept' };

/** Whether a message comes too soon. A clock that was set back shortens no wait and makes none longer than its window. */
export function checkRates(
  before: WrittenBefore,
  { nowMs, slowSeconds }: { nowMs: number; slowSeconds: number },
): RateAnswer {
  const waitOf = (atMs: number | undefined, seconds: number) =>
    atMs === undefined ? 0 : Math.min(seconds, Math.ceil(seconds - (nowMs - atMs) / 1000));
  for (const { rule, max, seconds } of WINDOWS) {
    const wait = waitOf(before.ownMs[max - 1], seconds);
    if (wait > 0) return { verdict: 'refuse', rule, retryAfterSeconds: wait };
  }
  const slow = waitOf(before.roomMs, slowSeconds);
  if (slow > 0) return { verdict: 'refuse', rule: 'slow', retryAfterSeconds: slow };
  const same = waitOf(before.sameMs, SAME_SECONDS);
  if (same > 0) return { verdict: 'refuse', rule: 'repeat', retryAfterSeconds: same };
  return before.copies >= COPIES_MAX ? { verdict: 'hold', rule: 'copies' } : { verdict: 'accept' };
}
