import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { postgresBus } from '../../../server/src/platform/bus/bus.ts';
import { natsBus } from '../../../server/src/platform/bus/nats-bus.ts';
import { natsTransport } from '../../../server/src/platform/bus/nats-transport.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { type NatsUser, writeNatsFiles } from '../../../tools/drill/deployed-files.ts';
import { freePort, keepProcesses, until } from '../../../tools/drill/kept-processes.ts';
import { measureNotices, type NoticesMeasured } from '../../../tools/drill/measure-notices.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { median } from './bets.ts';
import type { Scope } from './parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LOAD = { aSecond: 5000, seconds: 4 };
const ROUNDS = 3;

/** Notices of transactions to a process that listens: by PostgreSQL itself, and relayed over NATS, in turns. */
export async function notices(scope: Scope, natsServer: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-bench-bus-'));
  const kept = keepProcesses({ cwd: root, logs: folder });
  scope.later(async () => {
    await kept.end('nats-server', 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const postgres = await startShortLivedPostgres('bench-bus');
  scope.later(postgres.destroy);
  const port = await freePort();
  const { file, passwords } = writeNatsFiles(root, folder, port);
  kept.start('nats-server', natsServer, ['-c', file], {});
  const log = openLog('silent');
  const busAs = (user: NatsUser) => {
    const settings = { url: `nats://127.0.0.1:${port}`, user, password: passwords[user] };
    const transport = natsTransport(settings, { log, name: `bench ${user}` });
    scope.later(() => transport.stop());
    return { transport, bus: natsBus({ url: postgres.url, log, transport }) };
  };
  const [jobs, push] = [busAs('jobs'), busAs('push')];
  await until('NATS is there', async () => jobs.transport.isOpen() && push.transport.isOpen());
  const relay = await jobs.bus.relay?.();
  scope.later(async () => relay?.stop());
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  scope.later(() => database.end());
  // The relay begins to listen.
  await sleep(1500);

  const ways = { postgres: postgresBus({ url: postgres.url, log }), nats: push.bus };
  const measured = { postgres: [] as NoticesMeasured[], nats: [] as NoticesMeasured[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const way of round % 2 === 0 ? (['postgres', 'nats'] as const) : (['nats', 'postgres'] as const))
      measured[way].push(await measureNotices(ways[way], database, LOAD));
  const figuresOf = (name: string, rounds: readonly NoticesMeasured[]) => [
    figure(
      `99 of 100 notices are there, ${LOAD.aSecond} a second, ${name}`,
      median(rounds.map(({ p99Ms }) => p99Ms)),
      'ms',
    ),
    figure('  half', median(rounds.map(({ p50Ms }) => p50Ms)), 'ms'),
    atMost(
      '  lost',
      rounds.reduce((sum, { lost }) => sum + lost, 0),
      '',
      0,
    ),
  ];
  return [...figuresOf('by LISTEN/NOTIFY', measured.postgres), ...figuresOf('by NATS', measured.nats)];
}
