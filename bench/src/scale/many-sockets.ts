import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { seedDemo } from '../../../server/seed/demo.ts';
import { PUSH_CHANNEL } from '../../../server/src/platform/push/notify.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { STUDIO_VENDORS } from '../../../studio/rules/vendors/vendors.ts';
import { said } from '../child-process/child-process.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { shareOf } from '../share.ts';
import type { Scope } from './parts.ts';
import type { PortalProcess } from './portal-processes.ts';
import type { FromSockets, ToSockets } from './sockets-process.ts';

const PROCESSES = 2;
const SOCKETS = shareOf(20_000);
const BROADCASTS = 10;
const EVERY_MS = 2000;
/** A notice that visitors have at once, and that says nothing but its name. */
const NOTICE = 'winners_changed';
const P99_AIM_MS = 1000;

/** Open pages of visitors over two processes of the role `push`, as they are deployed: what one takes of memory, and how soon all have heard what is said to all. */
export async function manySockets(scope: Scope): Promise<Figure[]> {
  const postgres = await startShortLivedPostgres('bench-sockets');
  scope.later(postgres.destroy);
  await prepare(postgres.url);
  const each = SOCKETS / PROCESSES;
  const pushes: PortalProcess[] = [];
  const readers: ChildProcess[] = [];
  for (let at = 0; at < PROCESSES; at++) {
    pushes.push(await scope.portals.start('push', { DATABASE_URL: postgres.url }));
    const file = new URL('sockets-process.ts', import.meta.url);
    readers.push((await scope.processes.start(file, String(at))).child);
  }
  const before = pushes.map(({ pid }) => memoryKb(pid));
  for (const [at, child] of readers.entries()) {
    child.send({ connect: pushes[at]?.origin ?? '', sockets: each } satisfies ToSockets);
    await said(child);
  }
  // What greeting took is given back.
  await sleep(5000);
  const after = pushes.map(({ pid }) => memoryKb(pid));

  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  scope.later(() => database.end());
  const p99s: number[] = [];
  let missed = 0;
  for (let at = 0; at < BROADCASTS; at++) {
    const sentMs = performance.timeOrigin + performance.now();
    await database.query('select pg_notify($1, $2)', [PUSH_CHANNEL, JSON.stringify({ b: '*', t: [NOTICE] })]);
    await sleep(EVERY_MS);
    const took = [];
    for (const child of readers) {
      child.send({ report: NOTICE } satisfies ToSockets);
      took.push(
        ...(await said<FromSockets & { arrivals: number[] }>(child)).arrivals.map((ms) => ms - sentMs),
      );
    }
    missed += SOCKETS - took.length;
    took.sort((one, other) => one - other);
    p99s.push(took[Math.floor(took.length * 0.99)] ?? Number.NaN);
  }
  const kb = after.reduce((sum, one, at) => sum + one - (before[at] ?? 0), 0) / SOCKETS;
  return [
    figure(`memory of a process with ${each} sockets`, Math.max(...after) / 1000, 'MB'),
    figure('  without any', Math.max(...before) / 1000, 'MB'),
    figure('  of a socket', kb, 'kB'),
    atMost(`99 of 100 of ${SOCKETS} sockets have heard it`, Math.max(...p99s), 'ms', P99_AIM_MS),
    atMost('  notices that a socket did not have within two seconds', missed, '', 0),
  ];
}

async function prepare(url: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await prepareDatabase(owner).finally(() => owner.end());
  const db = openDatabase({ url, role: null, maxConnections: 2 });
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  await seedDemo(db, {
    publicUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3100',
    studioKeys: new Map(STUDIO_VENDORS.map(({ code }) => [code, pem])),
    now: new Date(),
  }).finally(() => db.close());
}

/** What the system has given it. */
function memoryKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
