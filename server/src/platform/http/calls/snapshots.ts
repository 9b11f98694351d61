import type { NoticeType } from '@lanna/contract/push';
import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import { SETTINGS_KEPT_MS } from '../../push/delayed-notify.ts';
import type { NoticeTable } from '../../push/mount-push.ts';
import type { PushSource } from '../../push/receive-push.ts';
import { OUTAGE_KEPT_MS } from '../../sql/database.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';

/** A belt beside the notices: what changed without one is seen after this long. */
const KEPT_MS = 60_000;
/** While notices may not arrive, an answer is as old as settings may be anywhere. */
const UNSURE_KEPT_MS = SETTINGS_KEPT_MS;
const ASKED_AGAIN_AFTER_MS = 1000;
const ENTRIES_MAX = 5000;
const BYTES_MAX = 48 * 2 ** 20;

/** One question, as everybody asks it. */
export interface AlikeQuestion {
  key: string;
  brandId: string;
  until: readonly NoticeType[];
  /** Kept no longer than this. */
  forMs?: number | undefined;
}

/** Answers that every visitor gets alike, made once and kept until a change is published. */
export interface Snapshots {
  /** The answer where it can be given at once. */
  kept(key: string): ReadyAnswer | undefined;
  /** The answer, made by `write` where none is kept. All who ask meanwhile share it. */
  answer(question: AlikeQuestion, write: () => Promise<string>): Promise<ReadyAnswer>;
}

interface Entry extends AlikeQuestion {
  answer?: ReadyAnswer;
  /** When the question behind `answer` was put: what was published later is not in it. */
  askedMs: number;
  endsMs: number;
  asking?: Promise<ReadyAnswer> | undefined;
  /** When asking last found the database away; undefined while it answers. */
  foundAwayMs?: number | undefined;
}

export interface SnapshotDeps {
  source: PushSource;
  notices: NoticeTable;
  nowMs?: () => number;
}

/**
 * Keeps answers by question, the least recently wanted leave first. An answer is dropped when one of its notices is published for its
 * brand; after a settled one, processes may read the old value for some moments more, so answers of these moments end with
 * them. Notices that may not arrive are made up for by asking more often.
 */
export function openSnapshots({ source, notices, nowMs = () => performance.now() }: SnapshotDeps): Snapshots {
  const entries = new Map<string, Entry>();
  const unsettled = new Map<string, number>();
  let bytes = 0;

  source.notify({
    receive: ({ b, t = [] }) => {
      if (b === undefined) return;
      for (const type of t)
        if (notices.get(type)?.settled) unsettled.set(`${type} ${b}`, nowMs() + SETTINGS_KEPT_MS);
      dropWhere(
        ({ brandId, until }) => (b === '*' || b === brandId) && t.some((type) => until.includes(type)),
      );
    },
    onGap: () => dropWhere(() => true),
  });

  function dropWhere(concerns: (entry: Entry) => boolean) {
    for (const entry of entries.values()) if (concerns(entry)) drop(entry);
  }

  function drop(entry: Entry) {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    bytes -= weightOf(entry);
  }

  function kept(key: string): ReadyAnswer | undefined {
    const entry = entries.get(key);
    if (!entry?.answer) return undefined;
    const now = nowMs();
    if (now >= entry.endsMs) return undefined;
    if (!source.isSure() && now - entry.askedMs >= UNSURE_KEPT_MS) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.answer;
  }

  function answer(question: AlikeQuestion, write: () => Promise<string>): Promise<ReadyAnswer> {
    const known = kept(question.key);
    if (known) return Promise.resolve(known);
    const entry = entries.get(question.key) ?? begin(question);
    const lastKnown = duringOutage(entry);
    if (lastKnown && nowMs() - (entry.foundAwayMs ?? 0) < ASKED_AGAIN_AFTER_MS)
      return Promise.resolve(lastKnown);
    entry.asking ??= ask(entry, write);
    if (!lastKnown) return entry.asking;
    // No caller waits for it: what goes wrong is found again by the next caller.
    entry.asking.catch(() => {});
    return Promise.resolve(lastKnown);
  }

  function begin(question: AlikeQuestion): Entry {
    const entry: Entry = { ...question, askedMs: Number.NEGATIVE_INFINITY, endsMs: Number.NEGATIVE_INFINITY };
    entries.set(entry.key, entry);
    return entry;
  }

  /** What was last known, once asking has found the database away. */
  function duringOutage({ answer: last, askedMs, foundAwayMs }: Entry): ReadyAnswer | undefined {
    return foundAwayMs !== undefined && nowMs() - askedMs < OUTAGE_KEPT_MS ? last : undefined;
  }

  async function ask(entry: Entry, write: () => Promise<string>): Promise<ReadyAnswer> {
    const askedMs = nowMs();
    try {
      const made = readyAnswer(await write());
      if (entries.get(entry.key) === entry) keep(entry, made, askedMs);
      return made;
    } catch (error) {
      if (isDatabaseUnreachable(error)) {
        entry.foundAwayMs = nowMs();
        const lastKnown = duringOutage(entry);
        if (lastKnown) return lastKnown;
      }
      drop(entry);
      throw error;
    } finally {
      entry.asking = undefined;
    }
  }

  function keep(entry: Entry, made: ReadyAnswer, askedMs: number) {
    bytes -= weightOf(entry);
    entry.answer = made;
    entry.askedMs = askedMs;
    entry.endsMs = endOf(entry, askedMs);
    entry.foundAwayMs = undefined;
    bytes += weightOf(entry);
    for (const oldest of entries.values()) {
      if (entries.size <= ENTRIES_MAX && bytes <= BYTES_MAX) break;
      drop(oldest);
    }
  }

  function endOf({ brandId, until, forMs = KEPT_MS }: AlikeQuestion, askedMs: number): number {
    let endsMs = askedMs + Math.min(forMs, KEPT_MS);
    for (const type of until)
      for (const brand of [brandId, '*']) {
        const untilMs = unsettled.get(`${type} ${brand}`) ?? Number.NEGATIVE_INFINITY;
        if (askedMs < untilMs) endsMs = Math.min(endsMs, untilMs);
      }
    return endsMs;
  }

  return { kept, answer };
}

/** As bytes and as it goes out; its compressed copies together are smaller than that. */
function weightOf({ answer }: Entry): number {
  return 4 * (answer?.body.length ?? 0);
}
