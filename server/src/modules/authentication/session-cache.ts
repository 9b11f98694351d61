import { EVERYBODY, type SessionChanges } from './session-changes.ts';

/** Some megabytes at the most. */
const MOST_KEPT = 50_000;
/** Longer than any transaction lasts. */
const UNSETTLED_MS = 60_000;
const MOST_UNSETTLED = 10_000;

export interface SessionCache<Kept> {
  find(key: string): Kept | undefined;
  /** To be taken before reading what `keep` is given. */
  moment(): number;
  /** Keeps what was read, unless something has changed since `moment`. */
  keep(key: string, read: Kept, moment: number): void;
}

/**
 * Sessions, or what else rests on them, as they were read, for as long as nothing they rest on has changed. It never answers
 * while changes may go unheard.
 * Unknown tokens are not kept: made-up ones must not push out real ones.
 */
export function sessionCache<Kept extends { memberId: string }>(changes: SessionChanges): SessionCache<Kept> {
  const kept = new Map<string, Kept>();
  const keysOf = new Map<string, Set<string>>();
  /** Whom a transaction of this process is changing, and until when (performance.now) it may still be under way. */
  const unsettled = new Map<string, number>();
  let changesHeard = 0;

  function forget(subject: string) {
    changesHeard += 1;
    if (subject === EVERYBODY) {
      kept.clear();
      keysOf.clear();
    } else {
      for (const key of keysOf.get(subject) ?? []) kept.delete(key);
      keysOf.delete(subject);
    }
  }

  function drop(key: string, { memberId }: Kept) {
    kept.delete(key);
    const keys = keysOf.get(memberId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(memberId);
  }

  function isUnsettled(memberId: string): boolean {
    const untilMs = Math.max(unsettled.get(memberId) ?? 0, unsettled.get(EVERYBODY) ?? 0);
    return performance.now() < untilMs;
  }

  changes.tell({
    changed: forget,
    changing: (subject) => {
      const nowMs = performance.now();
      if (unsettled.size >= MOST_UNSETTLED) {
        for (const [old, untilMs] of unsettled) if (untilMs < nowMs) unsettled.delete(old);
        // Too many to tell apart.
        if (unsettled.size >= MOST_UNSETTLED) {
          unsettled.clear();
          subject = EVERYBODY;
        }
      }
      unsettled.set(subject, nowMs + UNSETTLED_MS);
      forget(subject);
    },
  });

  return {
    find: (key) => (changes.isSure() ? kept.get(key) : undefined),
    moment: () => changesHeard,
    keep: (key, read, moment) => {
      if (moment !== changesHeard || !changes.isSure() || isUnsettled(read.memberId)) return;
      const before = kept.get(key);
      if (before) drop(key, before);
      for (const [oldest, old] of kept) {
        if (kept.size < MOST_KEPT) break;
        drop(oldest, old);
      }
      kept.set(key, read);
      const keys = keysOf.get(read.memberId);
      if (keys) keys.add(key);
      else keysOf.set(read.memberId, new Set([key]));
    },
  };
}
