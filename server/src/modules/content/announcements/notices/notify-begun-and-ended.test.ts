import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PUSH_CHANNEL } from '../../../../platform/push/notify.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { announce } from '../announcement.factory.ts';
import { notifyBegunAndEnded } from './notify-begun-and-ended.ts';

const { db, url } = await testDatabase();
const river = await createBrand(db.kysely);
const hill = await createBrand(db.kysely);
const notified: string[] = [];
const listener = new Client({ connectionString: url });
await listener.connect();
listener.on('notification', ({ payload }) => notified.push(JSON.parse(payload ?? '{}').b));
await listener.query(`listen ${PUSH_CHANNEL}`);
afterAll(() => listener.end());

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

beforeEach(async () => {
  await db.kysely.deleteFrom('announcements.announcement').execute();
  await db.kysely
    .updateTable('announcements.told')
    .set({ until: at('12:00:00') })
    .execute();
  notified.length = 0;
});

async function notify(time: string) {
  await notifyBegunAndEnded(db, at(time));
  // Notices arrive in the order of commits: after this one all of them are here.
  await db.pool.query(`select pg_notify('${PUSH_CHANNEL}', '{"b":"end"}')`);
  await expect.poll(() => notified.includes('end')).toBe(true);
  return notified.splice(0).filter((brand) => brand !== 'end');
}

test('a begin and an end between two runs are reported, each once, to the brand concerned', async () => {
  await announce(db.kysely, river, { startsAt: at('12:00:30').toISOString() });
  await announce(db.kysely, river, { startsAt: at('12:00:40').toISOString() });
  await announce(db.kysely, hill, { endsAt: at('12:01:30').toISOString() });
  expect(await notify('12:01:00')).toEqual([river.id]);
  expect(await notify('12:02:00')).toEqual([hill.id]);
  expect(await notify('12:03:00')).toEqual([]);
});

test('at the instant itself it has begun, and is not reported again in the next run', async () => {
  await announce(db.kysely, river, { startsAt: at('12:01:00').toISOString() });
  expect(await notify('12:01:00')).toEqual([river.id]);
  expect(await notify('12:02:00')).toEqual([]);
});

test('what is switched off begins without a word', async () => {
  await announce(db.kysely, river, { enabled: false, startsAt: at('12:00:30').toISOString() });
  expect(await notify('12:01:00')).toEqual([]);
});

test('of two processes one reports, and a clock that is behind reports nothing twice', async () => {
  await announce(db.kysely, river, { startsAt: at('12:00:30').toISOString() });
  await Promise.all([notifyBegunAndEnded(db, at('12:01:00')), notifyBegunAndEnded(db, at('12:01:00'))]);
  expect(await notify('12:01:00')).toEqual([river.id]);
  expect(await notify('12:00:40')).toEqual([]);
});
