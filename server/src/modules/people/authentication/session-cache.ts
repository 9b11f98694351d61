import { EVERYBODY, type SessionChanges } from './session-changes.ts';

/** Some megabytes at the most. */
const MOST_KEPT = 50_000;
/** Longer than any transaction lasts. */
const UNSETTLED_MS = 60_000;
const MOST_UNSETTLED = 10_000;

export interface SessionCache<Kept> {
  find(key: string): Kept | undefined;
  /** The caller takes it before it reads the value that it passes to `keep`. */
  moment(): number;
  /** Caches a value, unless a change has arrived since `moment`. */
  keep(key: string, read: Kept, moment: number): void;
}

/**
 * A cache of sessions, or of values derived from them, valid until a row they depend on changes. It returns
 * nothing while changes may not be received. Unknown tokens are not cached: invented ones must not evict real
 * ones.
 */
export function sessionCache<Kept extends { memberId: string }>(changes: SessionChanges): SessionCache<Kept> {
  const kept = new Map<string, Kept>();
  const keysOf = new Map<string, Set<string>>();
  /**
   * The members that a transaction of this process is changing, and until when (performance.now) it may still
   * run.
   */
  const unsettled = new Map<string, number>();
  let changesReceived = 0;

  function forget(subject: string) {
    changesReceived += 1;
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

  changes.notify({
    changed: forget,
    changing: (subject) => {
      const nowMs = performance.now();
      if (unsettled.size >= MOST_UNSETTLED) {
        for (const [old, untilMs] of unsettled) if (untilMs < nowMs) unsettled.delete(old);
        // Too many members to track one by one.
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
    moment: () => changesReceived,
    keep: (key, read, moment) => {
      if (moment !== changesReceived || !changes.isSure() || isUnsettled(read.memberId)) return;
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
