import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import { openLog } from '../../platform/log.ts';
import { standingClock } from '../../platform/test-clock.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { createMember } from '../members/member.factory.ts';
import { endSessions } from './end-sessions.ts';
import { logOut } from './log-out.ts';
import { resolveSession } from './resolve-session.ts';
import { sessionFor } from './session.factory.ts';
import { hearSessionChanges } from './session-changes.ts';

const PATIENCE = { timeout: 15_000, interval: 5 };
const SESSION_EXPIRED = { code: 'session_expired' };

const { url, db: outside } = await testDatabase();
const owner = openDatabase({ url, role: null, maxConnections: 1 });
const clock = standingClock();
/** Listens for the processes, so that nobody else is kept out with it. */
const LISTENER = `listener_${randomBytes(6).toString('hex')}`;
await owner.pool.query(`create role ${LISTENER} login password 'listens'`);
const brand = await createBrand(outside.kysely);
const [here, elsewhere] = await Promise.all([startProcess(), startProcess()]);
afterAll(async () => {
  await Promise.all([here.stop(), elsewhere.stop()]);
  await owner.pool.query(`drop role ${LISTENER}`);
  await owner.close();
});

/** What one portal process does about sessions; each has a pool and a LISTEN connection of its own. */
async function startProcess() {
  const db = openDatabase({ url });
  const listenUrl = Object.assign(new URL(url), { username: LISTENER, password: 'listens' }).href;
  const changes = await hearSessionChanges({ url: listenUrl, db, log: openLog('silent') });
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

/** As a restored table would be changed: nobody is told. */
async function changeUnheard(change: string) {
  await owner.pool.query(`begin; set local session_replication_role = replica; ${change}; commit`);
}

/** Whether this process answers from memory: it does not see what nobody is told of. */
async function isKept(process: typeof here): Promise<boolean> {
  const { token, memberId } = await newSession();
  await process.resolve(token, brand);
  await changeUnheard(`update members.member set status = 'disabled' where id = '${memberId}'`);
  return process.resolve(token, brand).then(
    () => true,
    () => false,
  );
}

test('a session is read once, and again a minute later', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await changeUnheard(`update members.member set status = 'disabled' where id = '${memberId}'`);
  expect(await here.resolve(token, brand)).toMatchObject({ memberId });
  clock.advance(61_000);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('the process that ends a session lets nobody in with it again, however busy it is', async () => {
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

test('what is read while a transaction ends the session is not kept', async () => {
  const { token, memberId } = await newSession();
  await here.db.transaction(async (tx) => {
    await endSessions(tx, { merchantId: brand.id, memberId, which: 'all', now: clock.now() });
    await here.resolve(token, brand);
  });
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('a change by one process is heard by the others, and by those who changed it with their own hands', async () => {
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
  // Told, not found out a minute later.
  expect(Math.max(...delaysMs)).toBeLessThan(10_000);
});

test('a changed brand has every session read again', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await changeUnheard(`update members.member set status = 'disabled' where id = '${memberId}'`);
  await outside.kysely
    .updateTable('brands.merchant')
    .set({ name: { EN: 'Renamed' } })
    .where('id', '=', brand.id)
    .execute();
  await vi.waitFor(() => expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED), PATIENCE);
});

test('a deleted session is unknown at once', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await here.db.kysely.deleteFrom('authentication.session').where('member_id', '=', memberId).execute();
  await expect(here.resolve(token, brand)).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('noting that somebody is there is no change', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await outside.kysely
    .updateTable('authentication.session')
    .set({ seen_at: clock.now() })
    .where('member_id', '=', memberId)
    .execute();
  await changeUnheard(`update members.member set status = 'disabled' where id = '${memberId}'`);
  expect(await here.resolve(token, brand)).toMatchObject({ memberId });
});

test('nothing is answered from memory while nobody listens, and nothing older afterwards', async () => {
  const { token, memberId } = await newSession();
  await here.resolve(token, brand);
  await owner.pool.query(`alter role ${LISTENER} nologin`);
  await owner.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    LISTENER,
  ]);
  await vi.waitFor(() => expect(here.changes.isSure()).toBe(false), PATIENCE);
  expect(await isKept(here)).toBe(false);
  await changeUnheard(`update members.member set status = 'disabled' where id = '${memberId}'`);
  await owner.pool.query(`alter role ${LISTENER} login`);
  await vi.waitFor(() => expect(here.changes.isSure()).toBe(true), PATIENCE);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
  expect(await isKept(here)).toBe(true);
});

test('who calls every minute stays for twelve hours, and not a second longer', async () => {
  const { token } = await newSession();
  for (let seconds = 45; seconds < 12 * 3600; seconds += 45) {
    clock.advance(45_000);
    await here.resolve(token, brand);
  }
  clock.advance(45_000);
  await expect(here.resolve(token, brand)).rejects.toMatchObject(SESSION_EXPIRED);
});

test('a call answered from memory counts as being there; half an hour and a minute alone is the end', async () => {
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
