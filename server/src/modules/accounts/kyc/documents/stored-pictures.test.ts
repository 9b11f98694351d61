import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { openBucket } from '../../../../platform/storage/bucket.ts';
import { moveFiles } from '../../../../platform/storage/move-files.ts';
import { storedFiles } from '../../../../platform/storage/stored-files.ts';
import { startTestBucket } from '../../../../platform/storage/test-bucket.factory.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { revealPicture } from '../desk/reveal.ts';
import { kycFixture } from '../kyc.factory.ts';
import { topic } from '../topic.ts';
import { dropIdentityPictures } from './drop-pictures.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { member, send, upload, operator, take, reject, clock, deps } = kycFixture(db, brand);
const { secrets } = deps;
const store = await startTestBucket();
const bucket = openBucket(store.settings);
const files = { secrets, storedFiles: storedFiles({ bucket, secrets, log: openLog('silent') }) };
const move = (holds: 'files' | 'nothing' = 'files') =>
  moveFiles({ db, clock, bucket, secrets, columns: topic.stores }, { holds, isOver: () => false });

test('documents lie in the bucket as ciphertext alone, are shown to the desk from there, and are dropped there too', async () => {
  const player = await member();
  const { id: unused } = await upload(player, 'face');
  const id = (await send(player)).current?.id ?? '';
  const { pictures } = await db.kysely
    .selectFrom('kyc.picture')
    .select(sql<string[]>`array_agg(id::text) filter (where submission_id is not null)`.as('pictures'))
    .executeTakeFirstOrThrow();
  const desk = operator();
  const shown = (picture: string) =>
    db.transaction((tx) => revealPicture(tx, files, desk.call, { id, picture })).then(({ data }) => data);
  const before = await Promise.all(pictures.map(shown));

  expect(await move()).toMatchObject({ stored: pictures.length + 1, failed: 0 });
  const { objects } = await store.state();
  expect(objects).toHaveLength(pictures.length + 1);
  for (const { name } of objects) {
    expect(name).toMatch(/^sealed\//);
    expect((await store.object(name)).toString()).toMatch(/^sealed:[0-9a-f]{16}:[\w-]+$/);
  }
  expect(await Promise.all(pictures.map(shown))).toEqual(before);
  expect(await move('nothing')).toMatchObject({ broughtBack: pictures.length + 1, failed: 0 });
  expect(await Promise.all(pictures.map(shown))).toEqual(before);
  await move();

  await take(id, desk);
  await reject(id, desk);
  clock.advance(91 * 86_400_000);
  expect(await dropIdentityPictures(db, clock.now())).toBe(pictures.length + 1);
  await expect(shown(pictures[0] ?? '')).rejects.toMatchObject({ code: 'not_found' });
  expect(unused).not.toBe('');
  await move();
  expect((await store.state()).objects).toEqual([]);
});
