import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { baht, billFixture } from './bill.fixture.ts';

const RUN_AND_DIE = fileURLToPath(new URL('run-and-die.fixture.ts', import.meta.url));

const { db, url, portalUrl } = await testDatabase();
const fixture = await billFixture(url, db);
const at = (local: string) => new Date(`${local}+07:00`);

/** A run of three bills, one of them out of an upline's wallet, sends more than a hundred statements: these are in counting, issuing, putting aside and paying. */
const POINTS = [
  [6, 'answered'],
  [12, 'running'],
  [20, 'before'],
  [27, 'answered'],
  [34, 'running'],
  [41, 'answered'],
  [49, 'before'],
  [58, 'running'],
  [66, 'answered'],
  [75, 'running'],
  [84, 'answered'],
  [95, 'before'],
] as const;

test('killed at twelve points day after day, each bill is issued and paid once by the next run', async () => {
  const top = await fixture.join(undefined, at('2026-08-01T10:00'), 1);
  const low = await fixture.join(top, at('2026-08-01T10:00'), 1);
  const member = await fixture.join(low, at('2026-08-01T10:00'));
  await fixture.deposit(member, baht(1_000_000), at('2026-08-01T11:00'));
  await fixture.deposit(top, baht(100_000), at('2026-08-01T11:00'));
  const daily = (rate: number) =>
    ({ kind: 'daily_salary', tiers: [{ minTurnover: 0n, rate }], collection: { by: 'automatic' } }) as const;
  const fromDay = '2026-09-01';
  const contracts = [
    await fixture.contract({ memberId: top, terms: daily(2000), fromDay }),
    await fixture.contract({ memberId: low, terms: daily(500), fromDay }),
    await fixture.contract({ memberId: low, uplineId: top, payer: 'upline', terms: daily(1000), fromDay }),
  ];
  const paidOf = async (contract: string) =>
    (await fixture.bills(contract)).filter((bill) => bill.includes(' paid ')).length;
  for (const [index, [statement, moment]] of POINTS.entries()) {
    const day = `2026-09-${String(index + 1).padStart(2, '0')}`;
    const next = at(`2026-09-${String(index + 2).padStart(2, '0')}T00:01`);
    await fixture.play(member, baht(10_000), 0n, at(`${day}T12:00`));
    const child = spawn(
      process.execPath,
      [RUN_AND_DIE, portalUrl, next.toISOString(), String(statement), moment],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const [, signal] = await once(child, 'exit');
    expect([statement, moment, signal]).toEqual([statement, moment, 'SIGKILL']);
    // What the dead process had begun is undone, and its lock let go, when the server notices: until then a run does nothing.
    await expect
      .poll(
        async () => {
          await fixture.run(next);
          return Promise.all(contracts.map(paidOf));
        },
        { timeout: 60_000, interval: 50 },
      )
      .toEqual([index + 1, index + 1, index + 1]);
    await fixture.run(next);
    await fixture.run(next);
  }
  const days = POINTS.length;
  // By the brand 2 % − 0.5 % to the one above and 0.5 % below; and out of the upline's wallet 1 %.
  expect(await fixture.wallet(low)).toBe(`${days * (50 + 100)}.00`);
  expect(await fixture.wallet(top)).toBe(`${100_000 + days * (150 - 100)}.00`);
  for (const contract of contracts)
    expect((await fixture.bills(contract)).every((bill) => bill.includes(' paid '))).toBe(true);
  expect(await fixture.booksFit()).toEqual([]);
}, 240_000);
