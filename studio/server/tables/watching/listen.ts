import { Client } from 'pg';
import type { Log } from '../../platform/log.ts';
import { readNotification, TABLES_CHANNEL } from './notify-table.ts';

const AGAIN_MS = 1000;

/** A connection that listens to what happens at tables, in whichever process. `onGap`: something may have been missed. */
export function listenToTables(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  on: { changed(code: string, players: string[]): void; gap(): void },
): { stop(): Promise<void> } {
  let client: Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'lanna-studio-tables',
    });
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens to tables was lost'));
    next.on('end', () => {
      if (client === next) again();
    });
    next.on('notification', ({ payload = '' }) => {
      const { code, players } = readNotification(payload);
      on.changed(code, players);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${TABLES_CHANNEL}`);
      on.gap();
    } catch (error) {
      log.warn({ err: error }, 'tables cannot be listened to');
      await next.end().catch(() => undefined);
      again();
    }
  }

  function again(): void {
    client = undefined;
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connecting = connect();
    }, AGAIN_MS);
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
