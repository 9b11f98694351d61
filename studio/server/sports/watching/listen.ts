import { Client } from 'pg';
import type { Log } from '../../platform/log.ts';
import { readSportsChange, SPORTS_CHANNEL } from '../notify-sports.ts';

const AGAIN_MS = 1000;

/** A connection that listens to what changes in the book, in whichever process. `onGap`: something may have been missed. */
export function listenToSports(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  on: { changed(what: string, ids: string[]): void; gap(): void },
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
      application_name: 'lanna-studio-sports',
    });
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens to sports was lost'));
    next.on('end', () => {
      if (client === next) again();
    });
    next.on('notification', ({ payload = '' }) => {
      const { what, ids } = readSportsChange(payload);
      on.changed(what, ids);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${SPORTS_CHANNEL}`);
      on.gap();
    } catch (error) {
      log.warn({ err: error }, 'sports cannot be listened to');
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
