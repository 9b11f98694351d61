import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of several at once each waits for the one before, also where that one fails', async () => {
  const file = join(folder, 'several');
  let atWork = 0;
  let most = 0;
  const work = (fails: boolean) => async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await sleep(20);
    atWork -= 1;
    if (fails) throw new Error('it fails');
  };
  const ends = await Promise.allSettled([true, false, false].map((fails) => oneAtATime(file, work(fails))));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('one that has ended without a word holds nothing up', async () => {
  const file = join(folder, 'dead');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(false);
});
