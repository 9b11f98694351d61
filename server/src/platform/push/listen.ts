import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import { PUSH_CHANNEL, type PushEnvelope, readEnvelope } from './notify.ts';

export interface PushListener {
  stop(): Promise<void>;
}

/**
 * Holds one connection that LISTENs, and reconnects for as long as it takes when the database goes away. After a
 * gap `onGap` is called: notices may have been missed, so everybody should refetch.
 */
export async function listenForPush(options: {
  url: string;
  log: Log;
  onEnvelope(envelope: PushEnvelope): void;
  onGap(): void;
}): Promise<PushListener> {
  let stopped = false;
  let client: Client | undefined;

  async function connect() {
    const next = new Client({
      connectionString: options.url,
      application_name: 'lanna-push',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => {
      const envelope = readEnvelope(payload);
      if (envelope) options.onEnvelope(envelope);
      else options.log.warn('push heard something it does not understand');
    });
    const lost = new Promise<void>((done) => {
      // A cut line reports more than one error; the second, unheard, would end the process.
      next.on('error', () => done());
      next.once('end', () => done());
    });
    try {
      await next.connect();
      await next.query(`listen ${PUSH_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    void lost.then(() => (stopped ? undefined : reconnect()));
  }

  async function reconnect() {
    options.log.warn('push lost its database connection');
    for (let waitMs = 250; !stopped; waitMs = Math.min(waitMs * 2, 5000)) {
      await sleep(waitMs);
      try {
        await connect();
        options.log.info('push is connected again');
        options.onGap();
        return;
      } catch {
        // Still away: the loop waits longer.
      }
    }
  }

  await connect();
  return {
    stop: async () => {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
