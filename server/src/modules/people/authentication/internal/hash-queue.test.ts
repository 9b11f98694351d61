import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inHashQueue } from './hash-queue.ts';

/** Work that ends when the test resolves it. */
function pieces(count: number) {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, nr) =>
    inHashQueue(() => {
      started.push(nr);
      return new Promise<number>((end) => {
        finish[nr] = () => end(nr);
      });
    }),
  );
  return { started, finish: (nr: number) => finish[nr]?.(), done };
}
const turn = () => new Promise((go) => setImmediate(go));

test('no more hashes run than there are processors, in first-come order', async () => {
  const { started, finish, done } = pieces(8);
  await turn();
  const atOnce = started.length;
  expect(atOnce).toBeGreaterThanOrEqual(1);
  expect(atOnce).toBeLessThanOrEqual(Math.min(availableParallelism(), 3));
  for (let nr = 0; nr < 8; nr++) {
    finish(nr);
    expect(await done[nr]).toBe(nr);
    await turn();
    expect(started.length).toBe(Math.min(8, atOnce + nr + 1));
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('work that fails frees its place', async () => {
  for (let nr = 0; nr < 20; nr++)
    await expect(inHashQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inHashQueue(async () => 'works')).resolves.toBe('works');
});

test('a full queue refuses new work and continues with what is queued', async () => {
  const { finish, done } = pieces(420);
  const outcomes = Promise.allSettled(done);
  for (let nr = 0; nr < 420; nr++) {
    await turn();
    finish(nr);
  }
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.length).toBeLessThan(20);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'service_unavailable', facts: { retryAfterSeconds: 5 } });
  await expect(inHashQueue(async () => 'works')).resolves.toBe('works');
});
