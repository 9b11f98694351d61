import { Client } from 'pg';
import type { Log } from './log.ts';

const AGAIN_MS = 1000;

export interface Listened {
  databaseUrl: string;
  log: Log;
  channel: string;
  /** What of the studio listens, in lists of connections and in the log. */
  name: string;
}

/** A connection of its own that listens to what other processes notify, and is opened again when it was lost. `onGap`: something may have been missed. */
export function listen(
  { databaseUrl, log, channel, name }: Listened,
  on: { notified(payload: string): void; gap(): void },
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
      application_name: `lanna-studio-${name}`,
    });
    next.on('error', (error) => log.warn({ err: error, name }, 'a connection that listens was lost'));
    next.on('end', () => {
      if (client === next) again();
    });
    next.on('notification', ({ payload = '' }) => on.notified(payload));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      on.gap();
    } catch (error) {
      log.warn({ err: error, name }, 'what other processes notify cannot be listened to');
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
