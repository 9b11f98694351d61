import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { drawTestResult, makeOpenDraw, type TestDraw } from '../draws/draws.factory.ts';
import { settlingFixture } from './settling.fixture.ts';

const SETTLE_AND_DIE = fileURLToPath(new URL('settle-and-die.fixture.ts', import.meta.url));
const SLOW = { timeout: 60_000, interval: 50 };

const { db, url, portalUrl } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { player, buy, settle, wallet, lines, movements } = fixture;

/** The pass begins, takes hold of the draw, reads, settles, stops a trace, notes its end, commits: thirteen statements and more. */
const POINTS = [
  [1, 'answered'],
  [2, 'answered'],
  [3, 'running'],
  [4, 'answered'],
  [5, 'running'],
  [5, 'answered'],
  [7, 'running'],
  [9, 'answered'],
  [11, 'before'],
  [12, 'running'],
] as const;

interface Stake {
  draw: TestDraw;
  member: string;
  won: string;
  trace: string;
}

/** A member with a slip that wins and gives a rebate, and a trace that stops. */
async function stake(): Promise<Stake> {
  const [draw, later] = [
    await makeOpenDraw(db, { game: 'THAI_30M', closesInMs: 600_000 }),
    await makeOpenDraw(db, { game: 'THAI_30M', closesInMs: 600_000 }),
  ];
  const member = await player();
  const won = await buy(member, draw, [
    { play: 'top3', selection: '456', mode: 1700 },
    { play: 'top2', selection: '99' },
  ]);
  const trace = await buy(member, [draw, later], [{ play: 'top2', selection: '56' }], { stopsOnWin: true });
  await drawTestResult(db, draw, '120456|111,222|333,444|78');
  return { draw, member, won, trace };
}

async function killedAt({ draw }: Stake, [statement, moment]: (typeof POINTS)[number]): Promise<void> {
  const child = spawn(process.execPath, [SETTLE_AND_DIE, portalUrl, draw.id, String(statement), moment], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect([statement, moment, signal]).toEqual([statement, moment, 'SIGKILL']);
}

test('killed at ten points, a draw is settled by the next process once and only once', async () => {
  const stakes: Stake[] = [];
  for (const _ of POINTS) stakes.push(await stake());
  await Promise.all(stakes.map((one, at) => killedAt(one, POINTS[at] ?? POINTS[0])));
  for (const { draw, member, won, trace } of stakes) {
    // What died process had begun is undone when the server notices; whatever was committed stands.
    await expect.poll(async () => (await settle(draw)) || (await isSettled(draw)), SLOW).toBe(true);
    expect(await settle(draw)).toBe(false);
    expect(await lines(won)).toEqual(['won 850', 'lost']);
    expect(await lines(trace)).toEqual(['won 90', 'refunded trace_stopped']);
    expect(await movements(won)).toEqual(['bet 1', 'bet 1', 'rebate 0.05', 'win 850']);
    expect(await movements(trace)).toEqual(['bet 1', 'bet 1', 'win 90', 'bet_rollback 1']);
    expect(await wallet(member)).toBe(1000 - 4 + 850 + 0.05 + 90 + 1);
  }
  await fixture.booksFit();
}, 240_000);

async function isSettled({ id }: TestDraw): Promise<boolean> {
  const { state } = await db.kysely
    .selectFrom('draws.draw_record')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'settled';
}
