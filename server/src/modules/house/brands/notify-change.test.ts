import { once } from 'node:events';
import type { LocalText } from '@lanna/rules/local-text';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { PUSH_CHANNEL } from '../../../platform/push/notify.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from './brand.factory.ts';

const { url, db } = await testDatabase();
const listener = new Client({ connectionString: url });
await listener.connect();
await listener.query(`listen ${PUSH_CHANNEL}`);
afterAll(() => listener.end());

/** What is announced while `change` runs; markers of our own begin and end the list: what came before may arrive late. */
async function receivedDuring(change: () => Promise<unknown>): Promise<unknown[]> {
  const received: unknown[] = [];
  const receive = ({ payload }: { payload?: string | undefined }) => received.push(JSON.parse(payload ?? ''));
  const mark = async (marker: string) => {
    await listener.query(`notify ${PUSH_CHANNEL}, '"${marker}"'`);
    while (received.at(-1) !== marker) await once(listener, 'notification');
  };
  listener.on('notification', receive);
  await mark('begin');
  received.length = 0;
  await change();
  await mark('end');
  listener.off('notification', receive);
  return received.slice(0, -1);
}

const brand = await createBrand(db.kysely, { hosts: ['old.test'] });
const changed = { b: brand.id, t: ['settings_changed'] };

function set(values: { settings?: string; name?: LocalText; enabled?: boolean }) {
  return db.kysely.updateTable('brands.merchant').set(values).where('id', '=', brand.id).execute();
}

test('a change of settings, name or status of a brand is announced', async () => {
  expect(await receivedDuring(() => set({ settings: '{"demo":false}' }))).toEqual([changed]);
  expect(await receivedDuring(() => set({ name: { EN: 'Renamed' } }))).toEqual([changed]);
  expect(await receivedDuring(() => set({ enabled: false }))).toEqual([changed]);
});

test('an update to the same values is not announced', async () => {
  expect(await receivedDuring(() => set({ name: { EN: 'Renamed' } }))).toEqual([]);
});

test('a host that is added, moved or removed is announced to the brands concerned', async () => {
  const other = await createBrand(db.kysely);
  const notified = await receivedDuring(async () => {
    await db.kysely
      .insertInto('brands.merchant_host')
      .values({ host: 'new.test', merchant_id: brand.id })
      .execute();
    await db.kysely.deleteFrom('brands.merchant_host').where('host', '=', 'new.test').execute();
  });
  expect(notified).toEqual([changed, changed]);
  // Only the database owner may move a host: the application may add and remove.
  const moved = await receivedDuring(() =>
    listener.query("update brands.merchant_host set merchant_id = $1 where host = 'old.test'", [other.id]),
  );
  expect(moved).toEqual([changed, { b: other.id, t: ['settings_changed'] }]);
});

test('a change that was rolled back is not announced', async () => {
  const notified = await receivedDuring(() =>
    db
      .transaction(async (tx) => {
        await tx
          .updateTable('brands.merchant')
          .set({ name: { EN: 'Never' } })
          .where('id', '=', brand.id)
          .execute();
        throw new Error('rolled back');
      })
      .catch(() => {}),
  );
  expect(notified).toEqual([]);
});
