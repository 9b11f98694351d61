import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { type Database, openDatabase } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { findBrands } from '../../house/brands/find-brand.ts';
import { createMember } from '../members/member.factory.ts';
import { endSessions } from './end-sessions.ts';
import { logOut } from './login/log-out.ts';
import { resolveSession } from './resolve-session.ts';
import { sessionFor } from './session.factory.ts';
import { receiveSessionChanges } from './session-changes.ts';

const PATIENCE = { timeout: 15_000, interval: 5 };
const SESSION_EXPIRED = { code: 'session_expired' };

const { url, db: outside } = await testDatabase();
const owner = openDatabase({ url, role: null, maxConnections: 1 });
const clock = fixedClock();
/** The role of the LISTEN connections, so that the test can block these without blocking others. */
const LISTENER = `listener_${randomBytes(6).toString('hex')}`;
await owner.pool.query(`create role ${LISTENER} login password 'listens'`);
const brand = await createBrand(outside.kysely);
const [here, elsewhere] = await Promise.all([startProcess(), startProcess()]);
afterAll(async () => {
  await Promise.all([here.stop(), elsewhere.stop()]);
  await owner.pool.query(`drop role ${LISTENER}`);
  await owner.close();
});

/** The session handling of one portal process, with a pool and a LISTEN connection of its own. */
async function startProcess() {
  const db = openDatabase({ url });
  const listenUrl = Object.assign(new URL(url), { username: LISTENER, password: 'listens' }).href;
  const changes = await receiveSessionChanges({ url: listenUrl, db, log: openLog('silent') });
  await vi.waitFor(() => expect(changes.isSure()).toBe(true), PATIENCE);
  const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock), changes });
  return { db, changes, resolve, stop: () => changes.stop().then(() => db.close()) };
}

async function newSession() {
  const member = await createMember(outside, brand);
  return { ...member, token: await sessionFor(outside, member, clock.now()) };
}

function disable(db: Database, memberId: string) {
  return db.kysely
    .updateTable('members.member')
    .set({ status: 'disabled' })
    .where('id', '=', memberId)
    .execute();
}

/** Makes a change without notifications, as restoring a table does. */
async function changeMissed(change: string) {
  await owner.pool.query(`begin; set local session_replication_role = replica; ${change}; commit`);
}

/** Whether this process answers from its cache: then it does not see a change without notification. */
async function isKept(process: typeof here): Promise<boolean> {
  const { token, memberId } = await newSession();
  await process.resolve(token, brand);
  await changeMissed(`update members.member set status = 'disabled' where id = '${memberId}'`);
  return process.resolve(token, brand).then(
    () => true,
    () => false,
  );
}

test('a session is read from the database once, and again a minute later', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await changeMissed(`update members.member set status = 'disabled' where id = '${memberId}'`);
  expect(await here.resolve(token, brand)).toMatchObject({ memberId });
  clock.advance(61_000);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('the process that ends a session refuses its token at once, even under load', async () => {
  for (let round = 0; round < 30; round++) {
    const { token } = await newSession();
    const caller = await here.resolve(token, brand);
    let ended = false;
    let letInAfterwards = 0;
    const crowd = Array.from({ length: 5 }, async () => {
      for (let nr = 0; nr < 40; nr++) {
        const askedAfterwards = ended;
        await here.resolve(token, brand).then(
          () => (letInAfterwards += askedAfterwards ? 1 : 0),
          () => {},
        );
        await new Promise((next) => setImmediate(next));
      }
    });
    await logOut({ db: here.db, clock }, caller, brand.id);
    ended = true;
    await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
    await Promise.all(crowd);
    expect(letInAfterwards).toBe(0);
  }
});

test('a session that is read while a transaction ends it is not cached', async () => {
  const { token, memberId } = await newSession();
  await here.db.transaction(async (tx) => {
    await endSessions(tx, { merchantId: brand.id, memberId, which: 'all', now: clock.now() });
    await here.resolve(token, brand);
  });
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('a change by one process, or by hand in SQL, reaches every other process', async () => {
  const delaysMs: number[] = [];
  for (let round = 0; round < 20; round++) {
    const { token, memberId } = await newSession();
    await Promise.all([here.resolve(token, brand), elsewhere.resolve(token, brand)]);
    await disable(round % 2 ? here.db : outside, memberId);
    const changedAtMs = performance.now();
    await vi.waitFor(
      () => expect(elsewhere.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED),
      PATIENCE,
    );
    delaysMs.push(performance.now() - changedAtMs);
    await vi.waitFor(
      () => expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED),
      PATIENCE,
    );
  }
  // The process was notified; it did not find out by its reading a minute later.
  expect(Math.max(...delaysMs)).toBeLessThan(10_000);
});

test('a change of a brand causes every session to be read again', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await changeMissed(`update members.member set status = 'disabled' where id = '${memberId}'`);
  await outside.kysely
    .updateTable('brands.merchant')
    .set({ name: { EN: 'Renamed' } })
    .where('id', '=', brand.id)
    .execute();
  await vi.waitFor(() => expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED), PATIENCE);
});

test('a deleted session is refused at once', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await here.db.kysely.deleteFrom('authentication.session').where('member_id', '=', memberId).execute();
  await expect(here.resolve(token, brand)).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('updating seen_at does not count as a change of the session', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await outside.kysely
    .updateTable('authentication.session')
    .set({ seen_at: clock.now() })
    .where('member_id', '=', memberId)
    .execute();
  await changeMissed(`update members.member set status = 'disabled' where id = '${memberId}'`);
  expect(await here.resolve(token, brand)).toMatchObject({ memberId });
});

test('the cache is not used while its connection is down, nor for values read before that', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await owner.pool.query(`alter role ${LISTENER} nologin`);
  await owner.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    LISTENER,
  ]);
  await vi.waitFor(() => expect(here.changes.isSure()).toBe(false), PATIENCE);
  expect(await isKept(here)).toBe(false);
  await changeMissed(`update members.member set status = 'disabled' where id = '${memberId}'`);
  await owner.pool.query(`alter role ${LISTENER} login`);
  await vi.waitFor(() => expect(here.changes.isSure()).toBe(true), PATIENCE);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
  expect(await isKept(here)).toBe(true);
});

test('a session with a call every minute ends after twelve hours, not a second later', async () => {
  const { token } = await newSession();
  for (let seconds = 45; seconds < 12 * 3600; seconds += 45) {
    clock.advance(45_000);
    await here.resolve(token, brand);
  }
  clock.advance(45_000);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('a call answered from the cache prolongs the session; it ends after half an hour and a minute without calls', async () => {
  const half = 30 * 60_000;
  const [stays, leaves] = [await newSession(), await newSession()];
  for (const { token } of [stays, leaves]) {
    await here.resolve(token, brand);
    clock.advance(29_000);
    await here.resolve(token, brand);
  }
  clock.advance(half - 29_000);
  expect(await elsewhere.resolve(stays.token, brand)).toMatchObject({ memberId: stays.memberId });
  clock.advance(61_000 + 29_000);
  await expect(here.resolve(leaves.token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});
