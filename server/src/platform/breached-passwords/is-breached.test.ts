import { expect, test } from 'vitest';
import { checkBloomFilter, isProbablyMember, makeBloomFilter } from './bloom-filter.ts';
import { isBreached } from './is-breached.ts';

test.each([
  'password',
  'Password1',
  'PASSWORD123',
  'qwertyuiop',
  '1qaz2wsx',
  'iloveyou',
  'football1',
  'p@ssw0rd',
  'somchai123',
  'Sawasdee1',
  'thailand888',
  'สวัสดีครับ',
  'l;ylfu8iy[',
  'ｐａｓｓｗｏｒｄ',
])('a common one is found: %s', (password) => {
  expect(isBreached(password)).toBe(true);
});

test.each([
  'aaaaaaaa',
  'กกกกกกกก',
  'abcabcabc',
  '12341234',
  '12345678',
  '87654321',
  'abcdefgh',
  'HGFEDCBA',
  '01051990',
  '19900501',
  '05311990',
  '01052533',
  '25330501',
])('a guessable shape needs no list: %s', (password) => {
  expect(isBreached(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'Xk7#mQ2vLp9w',
  'ปลาว่ายทวนน้ำเชี่ยว42',
  '83920174',
  'mango-river-7-lamp',
  'abcdefgh-ijk',
])('a good one is not: %s', (password) => {
  expect(isBreached(password)).toBe(false);
});

/** Deterministic, so that the test says the same every time. */
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('about one good password in 10 000 is refused by mistake, no more', () => {
  const next = sequence(7);
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#%+-=?@';
  const RUNS = 200_000;
  let refused = 0;
  for (let run = 0; run < RUNS; run++) {
    const password = Array.from({ length: 14 }, () => alphabet[Math.floor(next() * alphabet.length)]).join(
      '',
    );
    if (isBreached(password)) refused += 1;
  }
  // Expected 20; 5 standard deviations above it is 42.
  expect(refused).toBeLessThan(42);
});

test('a million characters, lone surrogates and nothing at all are checked without delay', () => {
  const startedMs = performance.now();
  for (const password of ['', 'a'.repeat(1_000_000), '\ud800', `${'ab'.repeat(63)}c`]) isBreached(password);
  expect(performance.now() - startedMs).toBeLessThan(3000);
  expect(isBreached('')).toBe(false);
});

test('a filter finds every member, and few others', () => {
  const members = Array.from({ length: 2000 }, (_, n) => `member ${n}`);
  const filter = makeBloomFilter(members, 0.01);
  expect(members.every((member) => isProbablyMember(filter, member))).toBe(true);
  const others = Array.from({ length: 10_000 }, (_, n) => `other ${n}`);
  const mistaken = others.filter((other) => isProbablyMember(filter, other)).length;
  expect(mistaken).toBeGreaterThan(20);
  expect(mistaken).toBeLessThan(200);
});

test('a damaged filter is refused, not asked', () => {
  const filter = makeBloomFilter(['a', 'b'], 0.01);
  expect(() => checkBloomFilter(filter.subarray(0, -1))).toThrow('damaged');
  expect(() => checkBloomFilter(Buffer.from('text'))).toThrow();
});
