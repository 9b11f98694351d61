import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../process/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { gatherNotices } from './gathered-notices.ts';
import { notifyPush } from './notify.ts';

const { db, url } = await testDatabase();
const listener = new Client({ connectionString: url });
await listener.connect();
afterAll(() => listener.end());
const received: { m: string[]; t: string[] }[] = [];
listener.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? '')));
await listener.query('listen lanna_push');

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** What has arrived since the last time. */
async function arrived() {
  await listener.query('select 1');
  return received.splice(0);
}

test('notices of one moment go out together, each member once with all that changed', async () => {
  const notices = gatherNotices(db.kysely, openLog('silent'));
  const [one = '', other = ''] = ids(2);
  notices.notify([one], ['balance_changed']);
  notices.notify([one, other], ['bets_changed', 'balance_changed']);
  notices.notify([one], ['bets_changed']);
  await notices.sent();
  expect(await arrived()).toEqual([
    { m: [one, other], t: expect.arrayContaining(['balance_changed', 'bets_changed']) },
  ]);
});

test('more members than one notice holds are notified by several, and none is left out', async () => {
  const notices = gatherNotices(db.kysely, openLog('silent'));
  const members = ids(500);
  notices.notify(members, ['balance_changed']);
  await notices.sent();
  const notified = await arrived();
  expect(notified.length).toBe(3);
  expect(notified.flatMap(({ m }) => m).sort()).toEqual([...members].sort());
});

test('a transaction that names more members than one notice holds notifies by several as well', async () => {
  const members = ids(401);
  await db.transaction((tx) => notifyPush(tx, { m: members, t: ['missions_changed'] }));
  const notified = await arrived();
  expect(notified.map(({ m }) => m?.length)).toEqual([190, 190, 21]);
  expect(notified.flatMap(({ m }) => m)).toEqual(members);
});

test('a change reported while notices are being sent is sent after them', async () => {
  const notices = gatherNotices(db.kysely, openLog('silent'));
  const [one = '', other = ''] = ids(2);
  notices.notify([one], ['balance_changed']);
  const first = notices.sent();
  await new Promise((resolve) => setTimeout(resolve, 5));
  notices.notify([other], ['balance_changed']);
  await first;
  await notices.sent();
  expect((await arrived()).flatMap(({ m }) => m)).toEqual([one, other]);
});

test('a database that does not answer loses notices and blocks no caller', async () => {
  const warnings: unknown[] = [];
  const gone = { ...db.kysely, executeQuery: () => Promise.reject(new Error('gone')) };
  const notices = gatherNotices(
    gone as unknown as typeof db.kysely,
    {
      warn: (facts: unknown) => void warnings.push(facts),
    } as never,
  );
  notices.notify(ids(1), ['balance_changed']);
  await notices.sent();
  expect(warnings).toMatchObject([{ members: 1 }]);
});
