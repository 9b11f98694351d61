import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ledgerFixture, ownerOf } from './ledger.factory.ts';
import { ledgerVerification } from './ledger-verification.ts';
import { runVerification } from './run-verification.ts';
import { sealTransfers } from './seal-transfers.ts';
import { askForVerification } from './verification/ask-for-verification.ts';
import { cancelVerification, showVerification } from './verification/verifications.ts';
import type { VerificationPart } from './verification-part.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const clock = fixedClock();
const log = openLog('silent');
const fixture = await ledgerFixture(db);
const { memberId } = await fixture.open();
for (let n = 1; n <= 20; n++) await fixture.deposit(memberId, BigInt(n));
await sealTransfers(db.kysely, 5);
const operator = { id: newId(), name: 'person' };
/** A rule that takes as long as the books of a large house. */
const slow: VerificationPart = {
  step: 'slow',
  size: async () => 2,
  verify: async (tx, onProgress) => {
    await onProgress(1);
    await sql`select pg_sleep(20)`.execute(tx);
    return [];
  },
};
const deps = { db, clock, log, parts: () => [...ledgerVerification, slow] };
const askFor = (steps: string[]) =>
  db.transaction((tx) => askForVerification(tx, { steps, operator, now: clock.now() }));
const stateOf = async (id: string) => {
  const { state, failure, steps } = await showVerification(db.kysely, id);
  return { state, failure, steps: steps.map((step) => `${step.step} ${step.state}`) };
};

beforeEach(async () => {
  await db.kysely
    .updateTable('ledger.verification')
    .set({ state: 'cancelled', ended_at: clock.now() })
    .where('ended_at', 'is', null)
    .execute();
});

test('books in order pass step by step, and the result is kept', async () => {
  const id = await askFor(['chain', 'sums']);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', steps: ['chain waiting', 'sums waiting'] });
  await runVerification(deps);
  expect(await stateOf(id)).toEqual({
    state: 'passed',
    failure: null,
    steps: ['chain passed', 'sums passed'],
  });
  const { steps } = await showVerification(db.kysely, id);
  expect(steps[0]).toMatchObject({ done: 20, total: 20, violations: [] });
  await runVerification(deps);
  expect(await stateOf(id)).toMatchObject({ state: 'passed' });
});

test('one is at work at a time', async () => {
  await askFor(['chain']);
  await expect(askFor(['chain'])).rejects.toMatchObject({ code: 'verification_running' });
});

test('a cancelled verification ends in the middle of a long rule, and keeps what it had found', async () => {
  const id = await askFor(['chain', 'slow']);
  const startedMs = performance.now();
  const running = runVerification(deps);
  await expect.poll(() => stateOf(id)).toMatchObject({ steps: ['chain passed', 'slow running'] });
  await db.transaction((tx) => cancelVerification(tx, id, clock.now()));
  await running;
  expect(performance.now() - startedMs).toBeLessThan(15_000);
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', steps: ['chain passed', 'slow unfinished'] });
  await expect(db.transaction((tx) => cancelVerification(tx, id, clock.now()))).rejects.toMatchObject({
    code: 'verification_over',
  });
  // The connection it ran on is whole.
  await sleep(50);
  expect((await sql`select 1 as one`.execute(db.kysely)).rows).toHaveLength(1);
});

test('one that its stopping process ends says so', async () => {
  const id = await askFor(['slow']);
  const stopping = new AbortController();
  const running = runVerification(deps, stopping.signal);
  await expect.poll(() => stateOf(id)).toMatchObject({ steps: ['slow running'] });
  stopping.abort();
  await running;
  expect(await stateOf(id)).toMatchObject({
    state: 'stopped',
    failure: 'process_stopped',
    steps: ['slow unfinished'],
  });
});

test('one whose process was killed is given up, and the books can be verified again', async () => {
  const id = await askFor(['chain']);
  await db.kysely
    .updateTable('ledger.verification')
    .set({ state: 'running', started_at: clock.now(), heard_at: clock.now() })
    .where('id', '=', id)
    .execute();
  await expect(askFor(['chain'])).rejects.toMatchObject({ code: 'verification_running' });
  clock.advance(31_000);
  const again = await askFor(['chain']);
  expect(await stateOf(id)).toMatchObject({ state: 'stopped', failure: 'process_lost' });
  await runVerification(deps);
  expect(await stateOf(again)).toMatchObject({ state: 'passed' });
});

test('books that were tampered with are named by rule and row', async () => {
  await owner.query(`alter table ledger.transfer disable trigger all;
    update ledger.transfer set amount = amount + 1 where id = (select min(id) from ledger.transfer);
    alter table ledger.transfer enable trigger all;`);
  const id = await askFor(['chain', 'sums']);
  await runVerification(deps);
  const { state, steps } = await showVerification(db.kysely, id);
  expect(state).toBe('broken');
  expect(steps[0]).toMatchObject({
    state: 'broken',
    violations: [{ rule: 'sealed transfers are as they were when sealed', row: { block: '1' } }],
  });
  expect(steps[1]?.state).toBe('broken');
});
