import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { OPS_CHANNEL } from '../ops/notify-ops.ts';
import type { Log } from '../process/log.ts';
import { parseJson } from '../process/parse-json.ts';
import { PUSH_CHANNEL } from '../push/notify.ts';
import { listenTo } from '../sql/listen.ts';
import { openSender } from './numbered-messages.ts';
import type { Transport } from './transport.ts';

const CHANNELS = [PUSH_CHANNEL, OPS_CHANNEL];
const LOCK = 'lanna relay of notices';
const TRY_EVERY_MS = 1000;
const ANSWER_MS = 2000;

/**
 * Carries notices from NOTIFY to the transport: by one process at a time, the one whose session has the lock. Where it dies another one has
 * it within a second or two, and what was lost between the two is noticed, since the next one's numbers begin with a gap.
 */
export async function openRelay(deps: {
  url: string;
  log: Log;
  transport: Transport;
}): Promise<{ stop(): Promise<void> }> {
  const { url, log, transport } = deps;
  let isOurs = false;
  const relays = await Promise.all(CHANNELS.map((channel) => relayOne(channel)));
  const lock = holdLock(url, (has) => {
    if (has && !isOurs) for (const { begin } of relays) begin();
    if (has !== isOurs) log.info({ relays: has }, 'the relay of notices');
    isOurs = has;
  });
  return {
    stop: async () => {
      await lock.stop();
      for (const relay of relays) await relay.stop();
    },
  };

  async function relayOne(channel: string) {
    let listensSurely = () => false;
    const sender = openSender(transport, channel, { vouches: () => isOurs && listensSurely() });
    const listener = await listenTo({
      url,
      channel,
      log,
      receive: (payload = '') => {
        if (isOurs) sender.send(brandOf(payload), payload);
      },
      onBack: () => {
        if (isOurs) sender.skip();
      },
    });
    listensSurely = listener.isSure;
    return {
      begin: () => sender.skip(),
      stop: async () => {
        sender.stop();
        await listener.stop();
      },
    };
  }
}

const addressed = z.object({ b: z.uuid().nullish().catch(null), m: z.array(z.string()).optional() });

/** What concerns one brand goes under its id; members are named without their brand. */
function brandOf(payload: string): string {
  const { data } = addressed.safeParse(parseJson(payload));
  return data?.b ?? (data?.m ? 'members' : 'all');
}

/** Holds the lock in a session of its own, for as long as that session answers, and tries again for ever. */
function holdLock(url: string, onChange: (has: boolean) => void) {
  const stopping = new AbortController();
  let client: Client | undefined;

  async function hold() {
    client = new Client({
      connectionString: url,
      application_name: 'lanna-relay',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      for (let has = false; !stopping.signal.aborted; await pause()) {
        const { rows }: { rows: { has: boolean }[] } = await client.query(
          has ? 'select true as has' : `select pg_try_advisory_lock(hashtextextended('${LOCK}', 0)) as has`,
        );
        has = rows[0]?.has === true;
        onChange(has);
      }
    } catch {
      // The database is away: tried again.
    } finally {
      onChange(false);
      await client.end().catch(() => {});
    }
  }

  async function pause() {
    await sleep(TRY_EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  }

  const holding = (async () => {
    while (!stopping.signal.aborted) {
      await hold();
      await pause();
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await holding;
    },
  };
}
