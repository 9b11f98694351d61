import type { Studio } from '../../studio.ts';
import { notifySports } from '../notify-sports.ts';

/**
 * Notifies pages of what became of their players' slips, after the commit: within it, all slips of the book would be written to disk one after another. What comes while one notice is on its way
 * goes together with the next. A page that misses it loads its slips by itself, and a slip that stands is never told as one that failed.
 */
interface OwnNotices {
  notify(playerIds: readonly string[]): void;
  /** Resolves when nothing is on its way. */
  sent(): Promise<void>;
}

export function gatherOwnNotices({ db, log }: Pick<Studio, 'db' | 'log'>): OwnNotices {
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      await notifySports(db.pool, { what: 'own', ids }).catch((error: unknown) =>
        log.warn({ err: error, players: ids.length }, 'pages were not notified of their slips'),
      );
    }
    sending = undefined;
  }

  return {
    notify(playerIds) {
      for (const id of playerIds) waiting.add(id);
      if (waiting.size > 0) sending ??= send();
    },
    sent: async () => sending,
  };
}
