import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { answerOnce } from './idempotency.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-20T12:00:00Z');

test('fifty repeats at once do the work once and all get the same answer', async () => {
  let done = 0;
  const once = { scope: 'deposit a', key: 'key-00000001', body: { amount: '5.00' }, now };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      db.transaction((tx) => answerOnce(tx, once, async () => ({ nr: ++done }))),
    ),
  );
  expect(done).toBe(1);
  expect(answers.every((answer) => answer.nr === 1)).toBe(true);
});

test('work that fails leaves the key free', async () => {
  const once = { scope: 'deposit a', key: 'key-00000002', body: {}, now };
  await expect(
    db.transaction((tx) => answerOnce(tx, once, () => Promise.reject(new Error('no')))),
  ).rejects.toThrow('no');
  expect(await db.transaction((tx) => answerOnce(tx, once, async () => 'yes'))).toBe('yes');
});

test('the same key with another body is refused', async () => {
  const once = { scope: 'deposit a', key: 'key-00000003', body: { amount: '5.00' }, now };
  await db.transaction((tx) => answerOnce(tx, once, async () => 'first'));
  await expect(
    db.transaction((tx) => answerOnce(tx, { ...once, body: { amount: '6.00' } }, async () => 'second')),
  ).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('two owners may use the same key', async () => {
  const once = { key: 'key-00000004', body: {}, now };
  const work = (scope: string) =>
    db.transaction((tx) => answerOnce(tx, { ...once, scope }, async () => scope));
  expect(await work('a')).toBe('a');
  expect(await work('b')).toBe('b');
});
