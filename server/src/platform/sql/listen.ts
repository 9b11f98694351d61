import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../process/log.ts';

/** How often the connection is probed, and how long the answer may take. */
const CHECK_EVERY_MS = 1000;
const CHECK_DEADLINE_MS = 2000;
/** The longest time a cut connection goes unnoticed. */
const SURE_MS = CHECK_EVERY_MS + CHECK_DEADLINE_MS;

export interface Listener {
  /** Whether everything committed until `SURE_MS` ago has been received. */
  isSure(): boolean;
  stop(): Promise<void>;
}

/**
 * Holds one connection that LISTENs, and reconnects for as long as it takes when the database goes away. Notices may be
 * missed between `onLost` and `onBack`.
 */
export async function listenTo(options: {
  url: string;
  channel: string;
  log: Log;
  receive(payload: string | undefined): void;
  onLost?(): void;
  onBack(): void;
}): Promise<Listener> {
  const { url, channel, log } = options;
  let stopped = false;
  let client: Client | undefined;
  let receivedUntilMs = Number.NEGATIVE_INFINITY;

  async function connect() {
    const next = new Client({
      connectionString: url,
      application_name: channel.replace('_', '-'),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: CHECK_DEADLINE_MS,
    });
    next.on('notification', ({ payload }) => options.receive(payload));
    const lost = new Promise<void>((done) => {
      // A cut connection reports more than one error; the second, without a listener, would end the process.
      next.on('error', () => done());
      next.once('end', () => done());
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (stopped) return void next.end().catch(() => {});
    client = next;
    void Promise.race([lost, silence(next)]).then(() => reconnect(next));
  }

  /** Ends when the line does not answer. Notices of what was committed before a question come before its answer. */
  async function silence(line: Client) {
    while (!stopped) {
      const askedMs = performance.now();
      try {
        await line.query('select 1');
      } catch {
        return;
      }
      receivedUntilMs = askedMs;
      await sleep(CHECK_EVERY_MS, undefined, { ref: false });
    }
  }

  async function reconnect(lost: Client) {
    client = undefined;
    if (stopped) return;
    options.onLost?.();
    log.warn({ channel }, 'listening lost its database connection');
    void lost.end().catch(() => {});
    for (let waitMs = 250; !stopped; waitMs = Math.min(waitMs * 2, 5000)) {
      await sleep(waitMs);
      if (stopped) return;
      try {
        await connect();
        log.info({ channel }, 'listening is connected again');
        options.onBack();
        return;
      } catch {
        // Still away: the loop waits longer.
      }
    }
  }

  await connect();
  return {
    isSure: () => client !== undefined && performance.now() - receivedUntilMs < SURE_MS,
    stop: async () => {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
