import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { newSecretKey, readSecretKeys, secretBox } from '../../../platform/sealing/secret-box.ts';
import { openBucket } from '../../../platform/storage/bucket.ts';
import { moveFiles } from '../../../platform/storage/move-files.ts';
import { sha256 } from '../../../platform/storage/sign-request.ts';
import { refuseUnreadableFiles, storedFiles } from '../../../platform/storage/stored-files.ts';
import { type Behaviour, startTestBucket } from '../../../platform/storage/test-bucket.factory.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { dropPictures, keepPicture } from './keep-picture.ts';
import { readPagePicture } from './read-page-picture.ts';
import { readPictureData } from './read-picture-data.ts';
import { topic } from './topic.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date().toISOString());
const store = await startTestBucket();
const bucket = openBucket(store.settings);
const log = openLog('silent');
const [oldKey, newKey] = [newSecretKey(), newSecretKey()];
const boxOf = (keys: string) => secretBox(readSecretKeys(keys) ?? []);
const secrets = boxOf(oldKey);
const river = await createBrand(db.kysely, { code: 'RIVER' });
const deps = { db, clock, bucket, secrets, columns: topic.stores };
const files = storedFiles({ bucket, secrets, log });
const run = (holds: 'files' | 'nothing' = 'files', more = {}) =>
  moveFiles({ ...deps, ...more }, { holds, isOver: () => false });

beforeEach(async () => {
  await store.calm();
  await db.transaction((tx) => sql`delete from files.picture`.execute(tx));
  clock.advance(8 * 86_400_000);
  await run();
});

const keep = async (kind: 'public' | 'private', bytes = 3000) => {
  const shownTo = kind === 'public' ? 'everybody' : 'nobody';
  const webp = randomBytes(bytes);
  const id = await db.transaction((tx) =>
    keepPicture(tx, {
      merchantId: river.id,
      picture: { webp, width: 1, height: 1 },
      shownTo,
      now: clock.now(),
    }),
  );
  return { id, webp };
};
/** As pages read them: a public one by its address, any other by the call that proves its reader. */
const seen = async ({ id }: { id: string }, from = files) => {
  const data = await readPictureData(db.kysely, from, { merchantId: river.id, id });
  return data && Buffer.from(data.replace('data:image/webp;base64,', ''), 'base64');
};
const inDatabase = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from files.picture where webp is not null`.execute(db.kysely);
  return rows[0]?.count;
};
const names = async () => (await store.state()).objects.map(({ name }) => name);

test('pictures leave the database for the bucket, and are read as before: public ones as they are, all others sealed', async () => {
  const [open, shut] = [await keep('public'), await keep('private', 4_000_000)];
  expect(await run()).toMatchObject({ stored: 2, failed: 0 });
  expect(await inDatabase()).toBe(0);
  const stored = (await store.state()).objects;
  expect(stored).toHaveLength(2);
  const [hidden, shown] = stored.toSorted((one, other) => other.name.localeCompare(one.name));
  expect(shown).toMatchObject({
    name: expect.stringMatching(`^public/${open.id}/.+\\.webp$`),
    sha256: sha256(open.webp),
  });
  expect(hidden?.name).toMatch(new RegExp(`^sealed/${shut.id}/`));
  const ciphertext = await store.object(hidden?.name ?? '');
  expect(ciphertext.toString()).toMatch(/^sealed:/);
  expect(ciphertext.includes(shut.webp.subarray(0, 16))).toBe(false);
  expect(ciphertext.includes(shut.webp.toString('base64').slice(0, 16))).toBe(false);

  expect(await seen(open)).toEqual(open.webp);
  expect(await seen(shut)).toEqual(shut.webp);
  expect(await readPagePicture(db.kysely, files, { id: open.id })).toEqual(open.webp);
  expect(await readPagePicture(db.kysely, files, { id: shut.id })).toBeUndefined();
  const later = await keep('public');
  expect(await seen(later)).toEqual(later.webp);
});

test.for<Behaviour>([
  { kind: 'write', act: 'refuse', times: 2 },
  { kind: 'write', act: 'hollow', times: 2 },
  { kind: 'write', act: 'half', times: 2 },
  { kind: 'write', act: 'lost', times: 2 },
  { kind: 'read', act: 'refuse', times: 2 },
  { kind: 'read', act: 'half', times: 2 },
  { kind: 'read', act: 'wrong', times: 2 },
  { kind: 'read', act: 'late', ms: 3500 },
])('nothing is lost in a bucket of which $kind is $act', async (behaviour) => {
  const kept = [await keep('public'), await keep('private'), await keep('public')];
  const failed = behaviour.times ?? 1;
  await store.behave(behaviour);
  const first = await run();
  expect(first).toMatchObject({ stored: 3 - failed, failed });
  expect(await inDatabase()).toBe(failed);
  await store.calm();
  for (const one of kept) expect(await seen(one)).toEqual(one.webp);
  expect(await run()).toMatchObject({ stored: failed, failed: 0 });
  for (const one of kept) expect(await seen(one)).toEqual(one.webp);
  // What broke off has left nothing behind a day later.
  clock.advance(86_400_001);
  await run();
  expect(await names()).toHaveLength(3);
});

test('two runs at once store each file once, and a name is never used twice', async () => {
  const kept = await Promise.all(Array.from({ length: 12 }, (_, at) => keep(at % 2 ? 'private' : 'public')));
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.reduce((sum, { stored }) => sum + stored, 0)).toBe(12);
  for (const one of kept) expect(await seen(one)).toEqual(one.webp);
  clock.advance(86_400_001);
  await run();
  expect(await names()).toHaveLength(12);
  for (const one of kept) expect(await seen(one)).toEqual(one.webp);
});

test('what is dropped leaves the bucket: what was personal at once, what everybody saw a week later', async () => {
  const [open, shut] = [await keep('public'), await keep('private')];
  await run();
  await db.transaction((tx) => dropPictures(tx, [open.id, shut.id]));
  await sql`update platform.object_removal set due_at = due_at - now() + ${clock.now()}::timestamptz`.execute(
    db.kysely,
  );
  await store.behave({ kind: 'remove', act: 'hollow' });
  expect(await run()).toMatchObject({ removed: 0, failed: 1 });
  clock.advance(600_001);
  expect(await run()).toMatchObject({ removed: 1, failed: 0 });
  expect(await names()).toEqual([expect.stringMatching('^public/')]);
  clock.advance(7 * 86_400_000);
  expect(await run()).toMatchObject({ removed: 1 });
  expect(await names()).toEqual([]);
});

test('a picture that is dropped while it is being stored is not stored', async () => {
  const { id } = await keep('private');
  await store.behave({ kind: 'write', act: 'late', ms: 300 });
  const running = run();
  await expect.poll(async () => (await store.state()).arrivals).toContain('write');
  await db.transaction((tx) => dropPictures(tx, [id]));
  expect(await running).toMatchObject({ stored: 0, failed: 0 });
  clock.advance(86_400_001);
  expect(await run()).toMatchObject({ removed: 1 });
  expect(await names()).toEqual([]);
});

test('while the bucket is away readers are refused with words, it is left alone for a moment, and it is back by itself', async () => {
  const kept = await keep('public');
  await run();
  let nowMs = 0;
  const own = storedFiles({ bucket, secrets, log, nowMs: () => nowMs });
  await store.behave({ kind: 'read', act: 'refuse', times: 10 });
  const refused = { code: 'service_unavailable', facts: { retryAfterSeconds: 2 } };
  for (let times = 0; times < 6; times += 1) await expect(seen(kept, own)).rejects.toMatchObject(refused);
  expect((await store.state()).arrivals.filter((kind) => kind === 'read')).toHaveLength(11);
  nowMs += 2001;
  expect(await seen(kept, own)).toEqual(kept.webp);
});

test('a file that the bucket has lost or changed is refused, and never shown as another', async () => {
  const kept = await keep('public');
  await run();
  await store.behave({ kind: 'read', act: 'wrong', times: 2 });
  await expect(seen(kept)).rejects.toMatchObject({ code: 'service_unavailable' });
  await store.lose((await names())[0] ?? '');
  await expect(seen(kept)).rejects.toMatchObject({ code: 'service_unavailable' });
});

test('a newer key seals what lies in the bucket anew, and only then the older one may go', async () => {
  const [kept, open] = [await keep('private'), await keep('public')];
  await run();
  const both = boxOf(`${newKey},${oldKey}`);
  const newest = boxOf(newKey);
  await expect(refuseUnreadableFiles(db, { bucket, secrets: newest })).rejects.toThrow('SECRET_KEYS');
  expect(await run('files', { secrets: both })).toMatchObject({ sealedAnew: 1, failed: 0 });
  await refuseUnreadableFiles(db, { bucket, secrets: newest });
  expect(await seen(kept, storedFiles({ bucket, secrets: newest, log }))).toEqual(kept.webp);
  clock.advance(3_600_001);
  expect(await run('files', { secrets: both })).toMatchObject({ sealedAnew: 0, removed: 1 });
  expect(await seen(kept, storedFiles({ bucket, secrets: newest, log }))).toEqual(kept.webp);
  expect(await seen(open)).toEqual(open.webp);
});

test('files come back into the database, and a portal without its bucket does not start before that', async () => {
  const kept = [await keep('public'), await keep('private')];
  await run();
  await expect(refuseUnreadableFiles(db, { bucket: undefined, secrets })).rejects.toThrow(
    'BUCKET_HOLDS=nothing',
  );
  await store.behave({ kind: 'read', act: 'half' });
  expect(await run('nothing')).toMatchObject({ broughtBack: 1, failed: 1 });
  expect(await run('nothing')).toMatchObject({ broughtBack: 1, failed: 0 });
  await refuseUnreadableFiles(db, { bucket: undefined, secrets });
  for (const one of kept) expect(await seen(one)).toEqual(one.webp);
  clock.advance(3_600_001);
  await run('nothing');
  expect(await names()).toEqual([]);
});
