import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import type { Buyer } from './betting/asked-slip.ts';
import { checkLotteryInvariants } from './check-lottery-invariants.ts';
import { placeSlip } from './place-slip.ts';
import { slipBody, slipFixture } from './slips.factory.ts';

const TAKE_AND_DIE = fileURLToPath(new URL('take-and-die.fixture.ts', import.meta.url));
const UNIT = 100_000n;
const GAME = 'THAI_30M';

const { db, portalUrl } = await testDatabase();
const fixture = await slipFixture(db);

/** A batch begins, looks, takes, commits: what each moment leaves. */
const POINTS = [
  [1, 'answered', 'nothing'],
  [2, 'before', 'nothing'],
  // The moment may be over before the process is: what follows of it may have been done.
  [2, 'running', 'all or nothing'],
  [2, 'answered', 'nothing'],
  [3, 'running', 'all or nothing'],
  [3, 'answered', 'nothing'],
  [4, 'before', 'nothing'],
  // Sent, so the server may or may not have got it.
  [4, 'running', 'all or nothing'],
  [4, 'answered', 'all'],
] as const;

interface Batch {
  slips: { body: ReturnType<typeof slipBody>; buyer: Buyer & { idempotencyKey: string } }[];
}

/** Four players on the same numbers, one of them on two draws. */
async function batch(): Promise<Batch> {
  const draws = [
    await fixture.draw({ game: GAME, closesInMs: 600_000 }),
    await fixture.draw({ game: GAME, closesInMs: 600_000 }),
  ];
  const slips = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => ({
      body: slipBody({
        game: GAME,
        draws: draws.slice(0, at === 0 ? 2 : 1),
        lines: [{ play: 'top3', selection: '123 456' }],
      }),
      buyer: { ...(await fixture.open(100n * UNIT)), idempotencyKey: randomUUID() },
    })),
  );
  return { slips };
}

async function killedAt({ slips }: Batch, [statement, moment]: (typeof POINTS)[number]): Promise<void> {
  const child = spawn(
    process.execPath,
    [TAKE_AND_DIE, portalUrl, JSON.stringify(slips), String(statement), moment],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [, signal] = await once(child, 'exit');
  expect([statement, moment, signal]).toEqual([statement, moment, 'SIGKILL']);
}

async function slipsThereOf({ slips }: Batch): Promise<number> {
  const { rows } = await db.pool.query(
    'select count(*)::int as slips from lottery.slip where member_id = any ($1)',
    [slips.map(({ buyer }) => buyer.memberId)],
  );
  return rows[0].slips;
}

test('killed at nine points of a batch, each slip is taken once or not at all, and asking again finds or takes it', async () => {
  const batches: Batch[] = [];
  for (const _ of POINTS) batches.push(await batch());
  await Promise.all(batches.map((one, at) => killedAt(one, POINTS[at] ?? POINTS[0])));
  const allDead = new Date();
  for (const [at, one] of batches.entries()) {
    const left = POINTS[at]?.[2];
    // Asking again waits until the server has noticed that the holder of the key is gone.
    const first = await Promise.all(one.slips.map(({ body, buyer }) => placeSlip(fixture.deps, body, buyer)));
    const again = await Promise.all(one.slips.map(({ body, buyer }) => placeSlip(fixture.deps, body, buyer)));
    expect(again).toEqual(first);
    expect(await slipsThereOf(one)).toBe(4);
    expect(first.map(({ stake, balance }) => [stake, balance])).toEqual([
      ['4.00', '96.00'],
      ...Array(3).fill(['2.00', '98.00']),
    ]);
    const { rows } = await db.pool.query(
      'select count(distinct placed_at)::int as moments, min(placed_at) < $2 as by_the_dead from lottery.slip where member_id = any ($1)',
      [one.slips.map(({ buyer }) => buyer.memberId), allDead],
    );
    expect(rows[0].moments).toBe(1);
    if (left !== 'all or nothing') expect([at, rows[0].by_the_dead]).toEqual([at, left === 'all']);
  }
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  expect(await checkLotteryInvariants(db.kysely)).toEqual([]);
}, 60_000);
