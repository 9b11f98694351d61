import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';

test('keys asked for at once are looked up once, and each caller gets its own answer', async () => {
  const batches: number[][] = [];
  const find = batchLoader(async (keys: number[]) => {
    batches.push(keys);
    await sleep(5);
    return keys.map((key) => (key === 3 ? undefined : key * 10));
  });
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([10, 20, undefined]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('a key asked for during a look-up waits for the next: no answer is older than its question', async () => {
  let version = 1;
  const find = batchLoader(async (keys: string[]) => {
    const seen = version;
    await sleep(10);
    return keys.map(() => seen);
  });
  const early = find('a');
  await sleep(5);
  version = 2;
  const late = find('a');
  expect(await Promise.all([early, late])).toEqual([1, 2]);
});

test('a failed look-up fails for the callers that waited for it, and for no later caller', async () => {
  let broken = true;
  const find = batchLoader(async (keys: string[]) => {
    if (broken) throw new Error('away');
    return keys;
  });
  await expect(Promise.all([find('a'), find('b')])).rejects.toThrow('away');
  broken = false;
  expect(await find('c')).toBe('c');
});
