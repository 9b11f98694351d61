import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type Bus, postgresBus } from '../../server/src/platform/bus/bus.ts';
import { natsBus } from '../../server/src/platform/bus/nats-bus.ts';
import { natsTransport } from '../../server/src/platform/bus/nats-transport.ts';
import type { Transport } from '../../server/src/platform/bus/transport.ts';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { openLog } from '../../server/src/platform/process/log.ts';
import { PUSH_CHANNEL } from '../../server/src/platform/push/notify.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { type NatsUser, writeNatsFiles } from './deployed-files.ts';
import { freePort, keepProcesses } from './kept-processes.ts';
import { measureNotices, type NoticesMeasured } from './measure-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const log = openLog('silent');
const AWAY_MS = 6000;
const LOAD = { aSecond: 5000, seconds: 3 };

/** A real NATS with the deployed file, and a real PostgreSQL: who may do what, what is lost while it is away, and what a notice takes. */
export async function busDrill(natsServer: string): Promise<string> {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-bus-'));
  const processes = keepProcesses({ cwd: root, logs: folder });
  const port = await freePort();
  const { file, passwords } = writeNatsFiles(root, folder, port);
  const start = () => processes.start('nats-server', natsServer, ['-c', file], {});
  const postgres = await startShortLivedPostgres('bus');
  const stops: (() => Promise<unknown>)[] = [];
  const as = (user: NatsUser): Transport => {
    const settings = { url: `nats://127.0.0.1:${port}`, user, password: passwords[user] };
    const transport = natsTransport(settings, { log, name: `drill ${user}` });
    stops.push(() => transport.stop());
    return transport;
  };
  const database = new Client({ connectionString: postgres.url });
  try {
    await database.connect();
    // Before NATS is there: no process waits for it.
    const jobs = natsBus({ url: postgres.url, log, transport: as('jobs') });
    const push = natsBus({ url: postgres.url, log, transport: as('push') });
    const relay = await jobs.relay?.();
    stops.unshift(async () => relay?.stop());
    const received = await receiver(push);
    stops.unshift(received.stop);
    start();
    await until('a process that started without NATS is sure of its notices', () => received.isSure());
    await refuseForged(as('http'), received.payloads);

    const notify = (payload: string) => database.query('select pg_notify($1, $2)', [PUSH_CHANNEL, payload]);
    await notify('{"b":"*"}');
    await until('a notice arrives', () => received.payloads.includes('{"b":"*"}'));
    await processes.end('nats-server', 'SIGKILL');
    await until('its absence is noticed', () => !received.isSure());
    await notify('{"m":["lost"]}');
    await sleep(AWAY_MS);
    const gaps = received.gaps();
    start();
    const beganMs = performance.now();
    await until('it is back, and a gap is announced', () => received.gaps() > gaps && received.isSure());
    const backMs = performance.now() - beganMs;
    await notify('{"m":["after"]}');
    await until('notices arrive again', () => received.payloads.includes('{"m":["after"]}'));

    const said = ({ p99Ms, lost }: NoticesMeasured) => `p99 ${p99Ms.toFixed(1)} ms, ${lost} lost`;
    const byNats = said(await measureNotices(push, database, LOAD));
    const byPostgres = said(await measureNotices(postgresBus({ url: postgres.url, log }), database, LOAD));
    return `away ${AWAY_MS / 1000} s, sure again ${Math.round(backMs)} ms after it was back; ${LOAD.aSecond} notices a second for ${LOAD.seconds} s: ${byNats} by NATS, ${byPostgres} by LISTEN/NOTIFY`;
  } finally {
    for (const stop of stops) await stop();
    await database.end();
    await processes.end('nats-server', 'SIGKILL');
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function receiver(bus: Bus) {
  const payloads: string[] = [];
  let gaps = 0;
  const listener = await bus.listen({
    channel: PUSH_CHANNEL,
    receive: (payload = '') => payloads.push(payload),
    onBack: () => {
      gaps += 1;
    },
  });
  return { payloads, gaps: () => gaps, isSure: listener.isSure, stop: listener.stop };
}

/** A process that answers pages may not say what only commits say. */
async function refuseForged(http: Transport, payloads: readonly string[]) {
  await until('the other process is there', () => http.isOpen());
  http.send('lanna.push.all', 'm forger 1 {"b":"*","t":["balance_changed"]}');
  await sleep(500);
  if (payloads.some((payload) => payload.includes('balance_changed')))
    throw new Error('the user http may publish notices');
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`${what}: not within 30 s`);
    await sleep(20);
  }
}
