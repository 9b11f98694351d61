import { leaseListReply } from '@lanna/contract/money/vendor-wallet/leases';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../platform/database.ts';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { makeNotes, startLeader } from './leader-process.factory.ts';
import { LEASE_MS, LeaseLost, type Led, led } from './lease.ts';
import { openLeases } from './open-leases.ts';

const ownerUrl = await newDatabase();
await makeNotes(ownerUrl);
const studio = await openTestStudio({ databaseUrl: asStudio(ownerUrl) });
const { db } = studio.studio;
const SUBJECTS = { next: 0 };

function newSubject(): string {
  SUBJECTS.next += 1;
  return `table:${SUBJECTS.next}`;
}

async function takeLease(holder: string, subject: string, term = `${LEASE_MS} ms`): Promise<Led | undefined> {
  const { rows } = await db.pool.query<{ subject: string; fence: bigint }>(
    'select subject, fence from studio.keep_leases($1, $2, $3, $4)',
    [holder, [subject], term, '0 ms'],
  );
  return rows[0] && led(db, rows[0]);
}

const expire = (subject: string) =>
  db.pool.query('select studio.release_lease(holder, subject, fence) from studio.lease where subject = $1', [
    subject,
  ]);
const note = ({ subject, write }: Led) =>
  write((tx) => tx.query('insert into studio.led_note (subject) values ($1)', [subject]));

async function notesOf(subject: string) {
  const { rows } = await db.pool.query<{ fence: bigint; value: number; at: Date }>(
    'select fence, value, at from studio.led_note where subject = $1 order by at, id',
    [subject],
  );
  return rows;
}

test('of two processes one leads at a time, under a fence that grows, and its fence stands in what it writes', async () => {
  const subject = newSubject();
  const first = await takeLease('a', subject);
  expect(first?.fence).toBe(1n);
  expect(await takeLease('b', subject)).toBeUndefined();
  expect((await takeLease('a', subject))?.fence).toBe(1n);
  await note(first as Led);
  await expire(subject);
  const second = await takeLease('b', subject);
  expect(second?.fence).toBe(2n);
  await note(second as Led);
  expect((await notesOf(subject)).map(({ fence }) => fence)).toEqual([1n, 2n]);
});

test('a leader whose lease was taken, or has expired with no other there, inserts and changes nothing', async () => {
  const subject = newSubject();
  const first = (await takeLease('a', subject)) as Led;
  await note(first);
  await expire(subject);
  await expect(note(first)).rejects.toThrow(LeaseLost);
  const second = (await takeLease('b', subject)) as Led;
  await note(second);
  await expect(note(first)).rejects.toThrow(LeaseLost);
  await expect(
    first.write((tx) => tx.query('update studio.led_note set value = 1 where subject = $1', [subject])),
  ).rejects.toThrow(LeaseLost);
  expect(await notesOf(subject)).toMatchObject([
    { fence: 1n, value: 0 },
    { fence: 2n, value: 0 },
  ]);
});

test('no row is written without a lease, for another subject, or with a fence made up', async () => {
  const [mine, other] = [newSubject(), newSubject()];
  const first = (await takeLease('a', mine)) as Led;
  await takeLease('b', other);
  const insert = 'insert into studio.led_note (subject, fence) values ($1, $2)';
  await expect(db.pool.query(insert, [mine, 1])).rejects.toThrow('is not led');
  await expect(first.write((tx) => tx.query(insert, [other, 1]))).rejects.toThrow(LeaseLost);
  await first.write((tx) => tx.query(insert, [mine, 99]));
  expect(await notesOf(mine)).toMatchObject([{ fence: 1n }]);
  expect(await notesOf(other)).toEqual([]);
  await expect(db.pool.query('update studio.lease set fence = 1')).rejects.toThrow('permission denied');
});

test('a takeover waits for the write in flight of the leader before, and a write that sleeps is ended by the database', async () => {
  const subject = newSubject();
  const first = (await takeLease('a', subject)) as Led;
  let takenDuring: Led | undefined;
  await first.write(async (tx) => {
    await tx.query('insert into studio.led_note (subject) values ($1)', [subject]);
    await expire(subject);
    takenDuring = await takeLease('b', subject);
  });
  expect(takenDuring).toBeUndefined();
  const second = (await takeLease('b', subject)) as Led;
  const sleeping = second.write(async (tx) => {
    await tx.query('insert into studio.led_note (subject) values ($1)', [subject]);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await tx.query('select 1');
  });
  await expect(sleeping).rejects.toThrow();
  expect((await notesOf(subject)).map(({ fence }) => fence)).toEqual([1n]);
});

test('who stops on purpose is followed at once, and what is led is listed for the operator', async () => {
  const subject = newSubject();
  const other = openDatabase({ url: asStudio(ownerUrl), log: pino({ level: 'silent' }), connections: 2 });
  const next = openLeases({ db: other, heartbeats: other, log: pino({ level: 'silent' }), holder: 'next' });
  onTestFinished(async () => {
    await next.stop();
    await other.close();
  });
  const duty = { tickEveryMs: 20, onTick: note };
  const leading = studio.studio.leases.lead(subject, duty);
  await expect.poll(() => notesOf(subject).then((notes) => notes.length)).toBeGreaterThan(1);
  expect(leading.current()?.fence).toBe(1n);
  const following = next.lead(subject, duty);
  await leading.stop();
  const stoppedAtMs = performance.now();
  await expect.poll(() => following.current()?.fence, { interval: 20 }).toBe(2n);
  expect(performance.now() - stoppedAtMs).toBeLessThan(LEASE_MS);

  const { status, body } = await studio.vendorCall('/leases', { operator_id: 'LANNA' });
  expect(status).toBe(200);
  const listed = leaseListReply.parse(body).leases.find((lease) => lease.subject === subject);
  expect(listed).toMatchObject({ holder: 'next', fence: '2', held: true });
  expect(listed?.silent_ms).toBeLessThan(LEASE_MS);
});

test('a leader that is stopped for ten seconds and goes on has written nothing since another leads', async () => {
  const subject = newSubject();
  const url = asStudio(ownerUrl);
  const sleeper = startLeader(url, subject);
  await sleeper.said('leads');
  const other = startLeader(url, subject);
  await other.said('ready');
  sleeper.child.kill('SIGSTOP');
  const stoppedAtMs = performance.now();
  const taken = await other.said('leads');
  expect(taken.fence).toBe(2n);
  expect(taken.atMs - stoppedAtMs).toBeLessThan(4000);
  await new Promise((resolve) => setTimeout(resolve, 10_000 - (performance.now() - stoppedAtMs)));
  sleeper.child.kill('SIGCONT');
  await sleeper.said('lost');
  const fences = (await notesOf(subject)).map(({ fence }) => fence);
  expect(fences.lastIndexOf(1n)).toBe(fences.indexOf(2n) - 1);
});
