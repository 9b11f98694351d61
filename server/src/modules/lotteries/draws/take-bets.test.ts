import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { cancelDraw } from './cancel-draw.ts';
import { closeDraw } from './close-draw.ts';
import { cancelTestDraw, closeTestDraw, drawTestResult, makeOpenDraw } from './draws.factory.ts';
import { giveResult } from './give-result.ts';
import { markSettled } from './mark-settled.ts';

const { db, url } = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');

async function takeBets(on: Queryable, ...draws: { id: string }[]): Promise<boolean[]> {
  const ids = draws.map(({ id }) => id);
  const { rows } = await sql<{ draw_id: string; is_open: boolean }>`
    select * from draws.take_bets(${ids})`.execute(on);
  return ids.map((id) => rows.find(({ draw_id }) => draw_id === id)?.is_open ?? false);
}

function stateOf({ id }: { id: string }) {
  return db.kysely
    .selectFrom('draws.draw_record')
    .select(['state', 'result', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('bets are taken until the closing time of the database, to the millisecond, whether or not the draw has been closed', async () => {
  const open = await makeOpenDraw(db, { closesInMs: 60_000 });
  const over = await makeOpenDraw(db, { closesInMs: -1 });
  const closed = await makeOpenDraw(db);
  await closeTestDraw(db, closed);
  const unknown = { id: newId() };
  expect(await db.transaction((tx) => takeBets(tx, over, unknown, open, closed))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a draw closes after every slip that was being taken on it, and a slip that comes meanwhile is refused', async () => {
  const draw = await makeOpenDraw(db, { closesInMs: 150 });
  let closing: Promise<boolean> | undefined;
  let late: Promise<boolean[]> | undefined;
  await db.transaction(async (tx) => {
    expect(await takeBets(tx, draw)).toEqual([true]);
    await sleep(200);
    closing = db.transaction((other) => closeDraw(other, draw.id));
    await sleep(50);
    late = db.transaction((other) => takeBets(other, draw));
    await sleep(50);
    expect(await stateOf(draw)).toMatchObject({ state: 'open' });
  });
  expect(await closing).toBe(true);
  expect(await late).toEqual([false]);
  expect(await stateOf(draw)).toMatchObject({ state: 'closed' });
});

test('a draw is not closed before its time, and closed once', async () => {
  const early = await makeOpenDraw(db, { closesInMs: 60_000 });
  const due = await makeOpenDraw(db, { closesInMs: -1 });
  expect(await db.transaction((tx) => closeDraw(tx, early.id))).toBe(false);
  const twice = await Promise.all([1, 2].map(() => db.transaction((tx) => closeDraw(tx, due.id))));
  expect(twice.sort()).toEqual([false, true]);
});

test('a clock that is put back opens nothing again, and one put ahead closes what it has passed', async () => {
  const closed = await makeOpenDraw(db, { closesInMs: -1 });
  const ahead = await makeOpenDraw(db, { closesInMs: 60_000 });
  await db.transaction((tx) => closeDraw(tx, closed.id));
  // Draws are moved instead of the database's clock: an hour back for one, an hour ahead for the other.
  await moveTimes(closed, '1 hour');
  await moveTimes(ahead, '-1 hour');
  expect(await db.transaction((tx) => takeBets(tx, closed, ahead))).toEqual([false, false]);
  expect(await db.transaction((tx) => closeDraw(tx, ahead.id))).toBe(true);
  expect(await stateOf(closed)).toMatchObject({ state: 'closed' });
});

async function moveTimes({ id }: { id: string }, by: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    'update draws.draw set closes_at = closes_at + $2::interval, draws_at = draws_at + $2::interval where id = $1',
    [id, by],
  );
  await owner.end();
}

test('a result comes after closing; another one is the next version, and is settled anew', async () => {
  const draw = await makeOpenDraw(db);
  const give = (result: string) =>
    db.transaction((tx) =>
      giveResult(tx, { drawId: draw.id, result, source: 'typed', givenBy: 'two', reason: null, now }),
    );
  expect(await give('12345')).toEqual({ outcome: 'open' });
  await closeTestDraw(db, draw);
  await expect(give('1234')).rejects.toThrow('is no result of SSC_1M');
  expect(await give('12345')).toEqual({ outcome: 'given', version: 1 });
  expect(await give('12345')).toEqual({ outcome: 'unchanged' });
  const settle = (version: number) =>
    db.transaction((tx) => markSettled(tx, { drawId: draw.id, version, now }));
  expect(await settle(2)).toBe(false);
  expect(await settle(1)).toBe(true);
  expect(await stateOf(draw)).toMatchObject({ state: 'settled' });
  expect(await give('54321')).toEqual({ outcome: 'given', version: 2 });
  expect(await stateOf(draw)).toEqual({ state: 'drawn', result: '54321', version: 2 });
  expect(await settle(1)).toBe(false);
  expect(await settle(2)).toBe(true);
});

test('a cancelled draw takes no bets and no result, waits to give back, and a settled one is not cancelled', async () => {
  const draw = await makeOpenDraw(db);
  await cancelTestDraw(db, draw);
  expect(await db.transaction((tx) => takeBets(tx, draw))).toEqual([false]);
  await drawTestResult(db, draw);
  expect(await stateOf(draw)).toEqual({ state: 'cancelled', result: null, version: 0 });
  const waits = () =>
    db.kysely.selectFrom('draws.to_settle').select('cancel_kind').where('id', '=', draw.id).execute();
  expect(await waits()).toEqual([{ cancel_kind: 'by_operator' }]);
  expect(await db.transaction((tx) => markSettled(tx, { drawId: draw.id, version: 0, now }))).toBe(true);
  expect(await waits()).toEqual([]);
  const settled = await makeOpenDraw(db);
  await drawTestResult(db, settled);
  await db.transaction((tx) => markSettled(tx, { drawId: settled.id, version: 1, now }));
  expect(await db.transaction((tx) => cancelDraw(tx, { drawId: settled.id, reason: 'too late', now }))).toBe(
    'settled',
  );
});
