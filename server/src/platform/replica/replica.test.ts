import { setTimeout as sleep } from 'node:timers/promises';
import { AS_OF, FRESH, opsEndpoint } from '@lanna/contract/ops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../http/build-app.ts';
import { mountOpsRoutes } from '../ops/mount-ops-routes.ts';
import type { OperatorGate } from '../ops/operator-gate.ts';
import { opsCsv, opsRoute } from '../ops/ops-route.ts';
import { withinTime } from '../ops/within-time.ts';
import { batchLoader } from '../process/batch-loader.ts';
import { openLog } from '../process/log.ts';
import { type Database, openDatabase } from '../sql/database.ts';
import { openReplica } from './replica.ts';
import { primaryWithReplica } from './streaming-replica.factory.ts';

const MAX_LAG_MS = 2000;
const log = openLog('silent');
const servers = await primaryWithReplica();
const db = openDatabase({ url: servers.primary.portalUrl, maxConnections: 4 });
const replica = openReplica({ url: servers.replica.portalUrl, primary: db.pool, maxLagMs: MAX_LAG_MS, log });
replica.start();
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
mountOpsRoutes(app, routes(db), {
  db,
  replica,
  consoleHosts: ['console.localhost'],
  publicUrl: 'http://localhost',
  gate: {} as OperatorGate,
  now: () => new Date(),
});

beforeAll(async () => {
  await db.kysely
    .insertInto('note' as never)
    .values({ id: 1, text: 'one' } as never)
    .execute();
  await vi.waitFor(() => expect(replica.state()).toBe('read'), { timeout: 30_000 });
});
afterAll(async () => {
  await app.close();
  await replica.stop();
  await db.close();
  await servers.destroy();
});

test('what is declared elsewhere is read from the replica, and the answer says as of when', async () => {
  await expect
    .poll(async () => (await ask('notes')).value, { timeout: 20_000 })
    .toEqual({ notes: ['one'], fromReplica: true });
  const { asOf, value } = await ask('notes');
  expect(value.fromReplica).toBe(true);
  expect(Math.abs(Date.now() - Date.parse(asOf ?? ''))).toBeLessThan(MAX_LAG_MS + 3000);
});

test('what is not declared elsewhere, and who has just changed something, reads the primary', async () => {
  expect(await ask('here')).toEqual({ status: 200, value: { notes: ['one'], fromReplica: false } });
  const fresh = await ask('notes', { [FRESH]: '1' });
  expect(fresh).toEqual({ status: 200, value: { notes: ['one'], fromReplica: false } });
});

test('a file is read from the replica to its last row, and says so by its name', async () => {
  const reply = await app.inject({ url: '/ops/notes.csv', headers: { host: 'console.localhost' } });
  expect(reply.headers['content-disposition']).toMatch(/"notes-as-of-\d{4}-\d\d-\d\dT\d{6}Z\.csv"/);
  expect(reply.body).toMatch(/true\r\n.*true\r\n$/s);
});

test.each(['notes-that-write', 'notes-that-write-together'])(
  '%s: nothing is changed by what reads elsewhere, wherever it reads',
  async (path) => {
    const before = await count(db);
    for (const headers of [{}, { [FRESH]: '1' }]) expect((await ask(path, headers)).status).toBe(500);
    expect(await count(db)).toBe(before);
  },
);

test('what several ask together, or is kept for others, reads the primary', async () => {
  expect((await ask('notes-together')).value).toEqual({ notes: ['one'], fromReplica: false });
});

test('what goes on after the answer reads the primary', async () => {
  await ask('notes-later');
  expect(await later).toBe(false);
});

test('a replica that stands still is late by itself: the primary is read until it has caught up', async () => {
  await servers.watcher.query('select pg_wal_replay_pause()');
  await db.kysely
    .insertInto('note' as never)
    .values({ id: 2, text: 'two' } as never)
    .execute();
  await expect.poll(() => replica.state(), { timeout: 20_000 }).toBe('late');
  expect(await ask('notes')).toEqual({ status: 200, value: { notes: ['one', 'two'], fromReplica: false } });
  expect(replica.lagSeconds()).toBeGreaterThan(MAX_LAG_MS / 1000);
  await servers.watcher.query('select pg_wal_replay_resume()');
  await expect.poll(() => replica.state(), { timeout: 20_000 }).toBe('read');
  expect((await ask('notes')).value).toEqual({ notes: ['one', 'two'], fromReplica: true });
});

test.each([
  ['a primary', () => servers.primary.portalUrl],
  ['a replica by the login of another', () => servers.replica.url],
])('%s is no replica to read from', async (_, url) => {
  const wrong = openReplica({ url: url(), primary: db.pool, maxLagMs: MAX_LAG_MS, log });
  wrong.start();
  await sleep(300);
  await wrong.stop();
  expect([wrong.state(), wrong.asOf()]).toEqual(['away', undefined]);
});

test('a replica that is gone costs no answer: the next call is answered by the primary', async () => {
  await servers.watcher.end();
  await servers.replica.destroy();
  expect(replica.state()).toBe('read');
  const failed = replica.failedReads();
  expect(await ask('notes')).toEqual({ status: 200, value: { notes: ['one', 'two'], fromReplica: false } });
  expect(replica.failedReads()).toBe(failed + 1);
  await expect.poll(() => replica.state(), { timeout: 20_000 }).toBe('away');
});

let later: Promise<boolean> | undefined;

function routes({ kysely, transaction }: Database) {
  const value = z.object({ notes: z.array(z.string()), fromReplica: z.boolean() });
  const notes = (path: string, elsewhere?: true) =>
    opsEndpoint({
      method: 'GET',
      path: `/ops/${path}`,
      access: 'anyone',
      summary: path,
      value,
      refusals: [],
      ...(elsewhere && { elsewhere }),
    });
  const file = opsEndpoint({ ...notes('notes.csv', true), value: z.string() });
  const together = batchLoader(async (keys: string[]) => Promise.all(keys.map(() => read(kysely))));
  const insert = sql`insert into note values (9, 'nine')`;
  return [
    opsRoute(notes('notes', true), () => withinTime(kysely, read)),
    opsRoute(notes('here'), () => read(kysely)),
    opsRoute(notes('notes-that-write', true), async () => {
      await insert.execute(kysely);
      return read(kysely);
    }),
    opsRoute(notes('notes-that-write-together', true), () =>
      transaction(async (tx) => {
        await insert.execute(tx);
        return read(tx);
      }),
    ),
    opsRoute(
      notes('notes-together', true),
      async () => (await together('notes')) ?? { notes: [], fromReplica: true },
    ),
    opsRoute(notes('notes-later', true), async () => {
      later = sleep(100).then(async () => (await read(kysely)).fromReplica);
      return read(kysely);
    }),
    opsCsv(file, async () => ({ name: 'notes', header: ['fromReplica'], rows: rows() })),
  ];
  async function* rows() {
    for (let at = 0; at < 2; at++) yield [String((await read(kysely)).fromReplica)];
  }
}

async function read(on: Database['kysely']) {
  const { rows } = await sql<{ notes: string[]; fromReplica: boolean }>`
    select array(select text from note order by id) as notes, pg_is_in_recovery() as "fromReplica"`.execute(
    on,
  );
  return rows[0] ?? { notes: [], fromReplica: false };
}

async function count({ kysely }: Database) {
  return (await read(kysely)).notes.length;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: `/ops/${path}`, headers: { host: 'console.localhost', ...headers } });
  const asOf = reply.headers[AS_OF];
  return { status: reply.statusCode, value: reply.json().value, ...(asOf && { asOf: String(asOf) }) };
}
