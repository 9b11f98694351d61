import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Notifies consoles that what stands on numbers has changed: in one notice for all slips of some seconds. */
export interface ExposureNews {
  /** Of a slip that is committed. */
  notify(brandId: string): void;
  stop(): Promise<void>;
}

const EVERY_MS = 3000;

export function exposureNews({ db, log }: { db: Database; log: Log }): ExposureNews {
  const timers = new Map<string, NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();

  function send(brandId: string) {
    timers.delete(brandId);
    const sent = notifyOps(db.kysely, { brandId, type: 'lottery_exposure_changed' })
      .catch((error: unknown) => log.warn({ err: error }, 'consoles were not told what stands on numbers'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  return {
    notify(brandId) {
      if (!timers.has(brandId)) timers.set(brandId, setTimeout(send, EVERY_MS, brandId).unref());
    },
    async stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(sending);
    },
  };
}
