import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { botCheck } from './bot-check.ts';

const { db } = await testDatabase();
// The library looks at the wall clock besides ours, so the test starts from now.
const clock = fixedClock(new Date().toISOString());
const secrets = testSecrets();
const easy = { cost: 10, tries: { from: 5, to: 50 } };
const check = botCheck({ db, clock, secrets }, easy);

/** Solves with the library's own client code, as the browser does. */
async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

const packed = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

test('a solved challenge is accepted once', async () => {
  const payload = packed(await solve(await check.challenge('login')));
  expect(await check.isSolved(payload, 'login')).toBe(true);
  expect(await check.isSolved(payload, 'login')).toBe(false);
});

test('twenty equal solutions at once in two processes are accepted once', async () => {
  const other = botCheck({ db, clock, secrets }, easy);
  const payload = packed(await solve(await check.challenge('login')));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? check : other).isSolved(payload, 'login')),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('processes that start together sign with one secret', async () => {
  const { db: empty } = await testDatabase();
  const processes = Array.from({ length: 6 }, () => botCheck({ db: empty, clock, secrets }, easy));
  const challenges = await Promise.all(processes.map((process) => process.challenge('login')));
  const last = processes.at(-1);
  for (const challenge of challenges)
    expect(await last?.isSolved(packed(await solve(challenge)), 'login')).toBe(true);
});

test('a challenge solved for one purpose is refused for another', async () => {
  const payload = packed(await solve(await check.challenge('login')));
  expect(await check.isSolved(payload, 'sms')).toBe(false);
  expect(await check.isSolved(payload, 'login')).toBe(true);
});

test('a challenge expires after ten minutes', async () => {
  const later = fixedClock(new Date().toISOString());
  const patient = botCheck({ db, clock: later, secrets }, easy);
  const payload = packed(await solve(await patient.challenge('login')));
  later.advance(10 * 60_000);
  expect(await patient.isSolved(payload, 'login')).toBe(false);
});

test('a challenge that was not signed here, not solved, or changed afterwards is refused', async () => {
  const { challenge, solution } = await solve(await check.challenge('login'));
  const bend = (parameters: object) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
    solution,
  });
  const other = await solve(await check.challenge('login'));
  const bad: unknown[] = [
    bend({ expiresAt: 4_102_444_800 }),
    bend({ data: { purpose: 'login', more: 1 } }),
    bend({ nonce: challenge.parameters.nonce.toUpperCase() }),
    bend({ keyPrefix: '00' }),
    bend({ keySignature: '00' }),
    bend({ algorithm: 'SHA-256' }),
    { challenge: { ...challenge, signature: undefined }, solution },
    { challenge: { ...challenge, signature: '' }, solution },
    { challenge: { ...challenge, signature: 'zz' }, solution },
    { challenge, solution: other.solution },
    { challenge, solution: { counter: solution.counter, derivedKey: '' } },
    { challenge, solution: { counter: -1, derivedKey: 'zz' } },
    { challenge },
    null,
    [],
    'text',
    { challenge: { parameters: {} }, solution: {} },
  ];
  for (const answer of bad) expect(await check.isSolved(packed(answer), 'login')).toBe(false);
  for (const text of ['', 'not base64 at all', '{}', 'A'.repeat(1_000_000)])
    expect(await check.isSolved(text, 'login')).toBe(false);
  expect(await check.isSolved(packed({ challenge, solution }), 'login')).toBe(true);
});

test('the usual difficulty is real work, but not for the server', async () => {
  const usual = botCheck({ db, clock, secrets });
  const startedMs = performance.now();
  const challenge = await usual.challenge('login');
  const createdMs = performance.now() - startedMs;
  const { solution } = await solve(challenge);
  expect(solution.counter).toBeGreaterThanOrEqual(400);
  expect(solution.counter).toBeLessThanOrEqual(1200);
  const solvedMs = performance.now() - startedMs - createdMs;
  expect(solvedMs).toBeGreaterThan(createdMs);
  expect(await usual.isSolved(packed({ challenge, solution }), 'login')).toBe(true);
});
