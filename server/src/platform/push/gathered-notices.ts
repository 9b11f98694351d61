import type { NoticeType } from '@lanna/contract/push';
import type { Log } from '../process/log.ts';
import type { Queryable } from '../sql/database.ts';
import { MEMBERS_A_NOTICE, notifyPush } from './notify.ts';

/** Notifies members' pages, in every process, that data of theirs has changed. */
export interface GatheredNotices {
  /** To be called once the change is committed. No caller waits for it: a lost notice costs a page its refresh. */
  notify(memberIds: readonly string[], types: readonly NoticeType[]): void;
  /** Resolves when all notices reported before have been sent. */
  sent(): Promise<void>;
}

const GATHER_MS = 5;

/**
 * Notices of some milliseconds go out together, each member once, outside of the transactions that made the changes: a
 * transaction that notifies makes every other one that does wait for its commit.
 */
export function gatherNotices(db: Queryable, log: Pick<Log, 'warn'>): GatheredNotices {
  /** Types by member. */
  let waiting = new Map<string, Set<NoticeType>>();
  let sending: Promise<void> | undefined;

  async function send() {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    const notified = waiting;
    waiting = new Map();
    try {
      for (const { members, types } of bundle(notified)) await notifyPush(db, { m: members, t: types });
    } catch (error) {
      log.warn({ err: error, members: notified.size }, 'notices were lost');
    }
    sending = waiting.size > 0 ? send() : undefined;
  }

  return {
    notify: (memberIds, types) => {
      for (const id of memberIds) {
        const known = waiting.get(id) ?? new Set();
        for (const type of types) known.add(type);
        waiting.set(id, known);
      }
      if (waiting.size > 0) sending ??= send();
    },
    sent: async () => {
      while (sending) await sending;
    },
  };
}

/** Members with the same notice types share a notice, as many as fit. */
function bundle(notified: Map<string, Set<NoticeType>>): { members: string[]; types: NoticeType[] }[] {
  const groups = Map.groupBy(notified, ([, types]) => [...types].sort().join());
  return [...groups.values()].flatMap((group) => {
    const members = group.map(([id]) => id);
    const types = [...(group[0]?.[1] ?? [])];
    const starts = Array.from(
      { length: Math.ceil(members.length / MEMBERS_A_NOTICE) },
      (_, n) => n * MEMBERS_A_NOTICE,
    );
    return starts.map((from) => ({ members: members.slice(from, from + MEMBERS_A_NOTICE), types }));
  });
}
