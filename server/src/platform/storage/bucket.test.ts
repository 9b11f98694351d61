import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { BucketError, openBucket } from './bucket.ts';
import { sha256 } from './sign-request.ts';
import { startTestBucket } from './test-bucket.factory.ts';

const store = await startTestBucket();
const bucket = openBucket(store.settings);
beforeEach(() => store.calm());

test('what is put is read back to the byte, and is gone once it is removed', async () => {
  const object = randomBytes(10_000);
  await bucket.put('public/one.webp', object);
  expect(await bucket.get('public/one.webp', object.length)).toEqual(object);
  await bucket.remove('public/one.webp');
  expect(await bucket.get('public/one.webp', object.length)).toBeUndefined();
  await bucket.remove('public/one.webp');
});

test('what is large goes in parts and is one object', async () => {
  const object = randomBytes(11 * 1024 * 1024);
  await bucket.put('sealed/large', object);
  const { objects, unfinished, arrivals } = await store.state();
  expect(objects).toContainEqual({ name: 'sealed/large', bytes: object.length, sha256: sha256(object) });
  expect(unfinished).toBe(0);
  expect(arrivals.filter((kind) => kind === 'part')).toHaveLength(3);
});

test('parts that are refused, lost or do not fit together leave an error and no upload behind', async () => {
  const object = randomBytes(6 * 1024 * 1024);
  for (const behaviour of [
    { kind: 'begin', act: 'refuse' },
    { kind: 'part', act: 'refuse' },
    { kind: 'part', act: 'lost' },
    { kind: 'part', act: 'half' },
    { kind: 'finish', act: 'refuse' },
  ] as const) {
    await store.behave(behaviour);
    await expect(bucket.put('sealed/broken', object)).rejects.toThrow(BucketError);
    expect((await store.state()).unfinished).toBe(0);
  }
});

test('an answer of 503, half an answer, and none that is in time are errors', async () => {
  const object = randomBytes(1000);
  await bucket.put('public/two.webp', object);
  for (const act of ['refuse', 'half', 'late'] as const) {
    await store.behave({ kind: 'read', act, ms: 3500 });
    await expect(bucket.get('public/two.webp', object.length)).rejects.toThrow(BucketError);
  }
  await expect(bucket.get('public/two.webp', object.length - 1)).rejects.toThrow('more than 999 bytes');
  await expect(bucket.get('public/two.webp', object.length + 1)).rejects.toThrow('1000 of 1001 bytes');
});

test('a store that says it removed what it keeps is not believed', async () => {
  await bucket.put('public/three.webp', randomBytes(10));
  await store.behave({ kind: 'remove', act: 'hollow' });
  await expect(bucket.remove('public/three.webp')).rejects.toThrow('has not removed');
});

test('a store refuses what another key, another region or no key at all has signed', async () => {
  for (const wrong of [{ secretAccessKey: 'other' }, { accessKeyId: 'OTHER' }, { region: 'us-east-1' }])
    await expect(
      openBucket({ ...store.settings, ...wrong }).put('public/four.webp', randomBytes(10)),
    ).rejects.toThrow('403');
  expect((await fetch(`${store.settings.url}/public/two.webp`)).status).toBe(403);
});
