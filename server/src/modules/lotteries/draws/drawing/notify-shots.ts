import type { Log } from '../../../../platform/process/log.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database } from '../../../../platform/sql/database.ts';

const EVERY_MS = 1000;

/** Notifies open pages of shots: at once, and then once a second at most, however many there are. */
export function shotNotifier({ db, log }: { db: Database; log: Pick<Log, 'warn'> }) {
  let lastMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function notify() {
    timer = undefined;
    lastMs = performance.now();
    notifyPush(db.kysely, { b: '*', t: ['shots_changed'] }).catch((error) =>
      log.warn({ err: error }, 'a notice of shots was lost'),
    );
  }

  return {
    shot() {
      timer ??= setTimeout(notify, Math.max(0, lastMs + EVERY_MS - performance.now()));
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
