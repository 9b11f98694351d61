import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '../../process/log.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { channelFinder } from './channel-kind.ts';
import { KINDS, RIVER, readerOn, startPushProcess, until } from './channels.fixture.ts';
import { type FrameLine, postgresLine } from './frame-line.ts';
import { missedFrames } from './kept-frames.ts';
import { publishFrames } from './publish-frames.ts';

const { url, db } = await testDatabase();
const process = await startPushProcess({ db, url });
const { publisher } = process;
afterAll(() => process.close());
let tables = 0;
const newTable = () => `table:${++tables}`;

async function kept(channel: string) {
  await publisher.sent();
  const { frames } = await missedFrames(db.kysely, { brandId: RIVER, channel, after: 0 });
  return frames?.map(({ body }) => (body === null ? 'reset' : JSON.parse(body)));
}

test('what is published in a transaction goes out once it is committed, in the order in which it was published', async () => {
  const table = newTable();
  await db.transaction(async () => {
    publisher.publish(RIVER, table, 1);
    await Promise.resolve();
    publisher.publish(RIVER, table, 2);
    await new Promise((done) => setTimeout(done, 50));
    expect(await kept(table)).toEqual([]);
  });
  expect(await kept(table)).toEqual([1, 2]);
});

test('what is published in a transaction that is rolled back never goes out', async () => {
  const table = newTable();
  await db
    .transaction(async () => {
      publisher.publish(RIVER, table, 'never');
      throw new Error('rolled back');
    })
    .catch(() => {});
  publisher.publish(RIVER, table, 'after');
  expect(await kept(table)).toEqual(['after']);
});

test('a transaction that is tried again publishes once, what its last attempt had to say', async () => {
  const table = newTable();
  let attempts = 0;
  await db.transaction(async () => {
    attempts += 1;
    publisher.publish(RIVER, table, attempts);
    if (attempts === 1) throw Object.assign(new Error('met another'), { code: '40001' });
  });
  expect(await kept(table)).toEqual([2]);
});

test('no transaction around the publisher holds the lock of a channel: it is free for others while that one is open', async () => {
  const table = newTable();
  await db.transaction(async () => {
    publisher.publish(RIVER, table, 'inside');
    const { rows } = await db.pool.query(
      "select count(*)::integer as locks from pg_locks l join pg_class c on c.oid = l.relation where c.relname like 'push\\_%' and c.relkind = 'r'",
    );
    expect(rows).toEqual([{ locks: 0 }]);
  });
  expect(await kept(table)).toEqual(['inside']);
});

test('work that a transaction left running behind it is in none: what it publishes goes out', async () => {
  const table = newTable();
  let later: Promise<void> | undefined;
  await db.transaction(async () => {
    later = new Promise<void>((done) => setTimeout(done, 50)).then(() =>
      publisher.publish(RIVER, table, 'later'),
    );
  });
  await later;
  expect(await kept(table)).toEqual(['later']);
});

test('a channel that no topic has declared and a frame of more than 2 kB are errors of who publishes', () => {
  expect(() => publisher.publish(RIVER, 'no-such-kind', 1)).toThrow('no topic has declared');
  expect(() => publisher.publish(RIVER, 'table', 1)).toThrow('no topic has declared');
  expect(() => publisher.publish(RIVER, 'board', 'ก'.repeat(700))).toThrow('has 2102 bytes');
});

test('a channel sends so many frames a second as its kind allows; the rest waits and keeps its order', async () => {
  const reader = await readerOn(process.port, { channels: ['calm'] });
  const startedMs = performance.now();
  for (let n = 0; n < 11; n++) publisher.publish(RIVER, 'calm', n);
  await until(() => reader.numbers('calm').length >= 5);
  expect(reader.numbers('calm').length).toBeLessThanOrEqual(6);
  await until(() => reader.numbers('calm').length === 11);
  expect(performance.now() - startedMs).toBeGreaterThan(1000);
  const data = reader.notices.flatMap((notice) => (notice.type === 'frame' ? [notice.data] : []));
  expect(data).toEqual(Array.from({ length: 11 }, (_, at) => at));
});

test('where more than five hundred wait their readers load the state anew instead, and nothing that waits grows without end', async () => {
  const table = newTable();
  const reader = await readerOn(process.port, { token: 'good-malee', channels: [table] });
  for (let n = 0; n < 5000; n++) publisher.publish(RIVER, table, n);
  publisher.publish(RIVER, table, 'last');
  await publisher.sent();
  const newest = () => reader.notices.at(-1);
  await until(() => JSON.stringify(newest()).includes('"last"'));
  expect(reader.notices.filter(({ type }) => type === 'reset').length).toBeGreaterThan(0);
  const numbers = reader.notices.flatMap((notice) => ('number' in notice ? [notice.number] : []));
  // The first is of `subscribed`.
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at));
  expect(numbers.length).toBeLessThan(600);
});

test('where the database does not say whether it has kept frames, their readers load anew: nothing comes twice', async () => {
  const table = newTable();
  const warn = vi.fn();
  let isBroken = true;
  const whole = postgresLine({ url, log: openLog('silent') });
  const line: FrameLine = {
    ...whole,
    send: async (to, frames) => {
      if (isBroken) throw new Error('the line is broken');
      await whole.send(to, frames);
    },
  };
  const other = publishFrames({ db, line, log: { warn }, find: channelFinder(KINDS) });
  other.publish(RIVER, table, 'lost');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 20_000 });
  isBroken = false;
  other.publish(RIVER, table, 'after');
  await other.sent();
  expect(await kept(table)).toEqual(['reset', 'after']);
  await other.stop();
  other.publish(RIVER, table, 'too late');
  expect(await kept(table)).toEqual(['reset', 'after']);
});
