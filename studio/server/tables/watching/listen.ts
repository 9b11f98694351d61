import { listen } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';
import { readNotification, TABLES_CHANNEL } from './notify-table.ts';

/** A connection that listens to what happens at tables, in whichever process. `onGap`: something may have been missed. */
export function listenToTables(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  on: { changed(code: string, players: string[]): void; gap(): void },
): { stop(): Promise<void> } {
  return listen(
    { databaseUrl, log, channel: TABLES_CHANNEL, name: 'tables' },
    {
      notified(payload) {
        const { code, players } = readNotification(payload);
        on.changed(code, players);
      },
      gap: on.gap,
    },
  );
}
