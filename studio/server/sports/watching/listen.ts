import { listen } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';
import { readSportsChange, SPORTS_CHANNEL } from '../notify-sports.ts';

/** A connection that listens to what changes in the book, in whichever process. `onGap`: something may have been missed. */
export function listenToSports(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  on: { changed(what: string, ids: string[]): void; gap(): void },
): { stop(): Promise<void> } {
  return listen(
    { databaseUrl, log, channel: SPORTS_CHANNEL, name: 'sports' },
    {
      notified(payload) {
        const { what, ids } = readSportsChange(payload);
        on.changed(what, ids);
      },
      gap: on.gap,
    },
  );
}
