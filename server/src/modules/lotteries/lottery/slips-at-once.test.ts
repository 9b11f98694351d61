import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { cancelTestDraw } from '../draws/draws.factory.ts';
import { checkLotteryInvariants } from './check-lottery-invariants.ts';
import { type LineRequest, slipFixture } from './slips.factory.ts';

const UNIT = 100_000n;
const GAME = 'THAI_30M';

const { db, url } = await testDatabase();
const { kysely: owner, close } = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(close);
const fixture = await slipFixture(db);

/** What each slip of many at once came to. */
async function outcomes(slips: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(slips)) {
    const outcome = settled.status === 'fulfilled' ? 'taken' : codeOf(settled.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

function codeOf(reason: unknown): string {
  if (reason instanceof Refusal) return reason.code;
  throw reason;
}

async function linesOn(drawId: string): Promise<number> {
  const { rows } = await db.pool.query('select count(*)::int as lines from lottery.line where draw_id = $1', [
    drawId,
  ]);
  return rows[0].lines;
}

test('32 slips at once on the same numbers sell them up to the limit and not beyond, and none waits for ever', async () => {
  const draws = await Promise.all([fixture.draw({ game: GAME }), fixture.draw({ game: GAME })]);
  // Eleven lines of 900 are below it.
  await fixture.setTerms(GAME, { numberLiability: 10_000n * UNIT });
  const players = await Promise.all(Array.from({ length: 32 }, () => fixture.open(100n * UNIT)));
  const orders = ['123 456 789', '789 123 456', '456 789 123'];
  const slips = players.map((player, at) =>
    fixture.place(player, {
      game: GAME,
      draws: at % 2 === 0 ? draws : draws.toReversed(),
      lines: [{ play: 'top3', selection: orders[at % 3] ?? '' }],
    }),
  );
  expect(await outcomes(slips)).toEqual({ taken: 11, number_limit_reached: 21 });
  for (const draw of draws) {
    expect(await linesOn(draw.id)).toBe(11);
    expect(await fixture.exposure(draw)).toMatchObject({ 'top3/123': [11n * UNIT, 9900n * UNIT] });
  }
  await fixture.setTerms(GAME, {});
});

test('one player who sends many slips at once stays within what a player may stake, and within the balance', async () => {
  const draw = await fixture.draw({ game: GAME });
  await fixture.setTerms(GAME, { memberStake: 5n * UNIT });
  const lines: LineRequest[] = [{ play: 'top3', selection: '123' }];
  const buy = (player: Awaited<ReturnType<typeof fixture.open>>) =>
    Array.from({ length: 12 }, () => fixture.place(player, { game: GAME, draws: [draw], lines }));
  expect(await outcomes(buy(await fixture.open(100n * UNIT)))).toEqual({ taken: 5, draw_stake_reached: 7 });
  expect(await outcomes(buy(await fixture.open(3n * UNIT)))).toEqual({ taken: 3, slip_balance_too_low: 9 });
  await fixture.setTerms(GAME, {});
});

test('a slip sent in the closing instant is in before the draw closes, or refused', async () => {
  const draw = await fixture.draw({ game: GAME, closesInMs: 700 });
  const players = await Promise.all(Array.from({ length: 8 }, () => fixture.open(1000n * UNIT)));
  let counted: number | undefined;
  const closing = (async () => {
    await sleep(Math.max(0, draw.closesAt.getTime() - Date.now()));
    await db.transaction(async (tx) => {
      await sql`select draws.lock_for_closing(${draw.id})`.execute(tx);
      counted = await linesOn(draw.id);
      await sql`update draws.draw set state = 'closed', closed_at = clock_timestamp() where id = ${draw.id}`.execute(
        tx,
      );
    });
  })();
  const sending = players.map(async (player) => {
    const slips: Promise<unknown>[] = [];
    while (Date.now() < draw.closesAt.getTime() + 150) {
      const slip = fixture.place(player, {
        game: GAME,
        draws: [draw],
        lines: [{ play: 'top3', selection: '123', moneyUnit: '0.001' }],
      });
      slips.push(slip);
      await slip.catch(() => {});
    }
    return slips;
  });
  const slips = (await Promise.all(sending)).flat();
  await closing;
  const { taken = 0, draw_closed: refused = 0, ...others } = await outcomes(slips);
  expect(others).toEqual({});
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  expect(counted).toBe(taken);
  expect(await linesOn(draw.id)).toBe(taken);
});

test('a trace takes the money of all its draws at once, and one that has closed or is cancelled refuses it whole', async () => {
  const [first, second, third] = [
    await fixture.draw({ game: GAME }),
    await fixture.draw({ game: GAME }),
    await fixture.draw({ game: GAME }),
  ];
  const player = await fixture.open(100n * UNIT);
  const lines: LineRequest[] = [{ play: 'top3', selection: '123', multiple: 2 }];
  const draws = [first, second, third].map((draw, at) => ({ ...draw, multiple: at + 1 }));
  const { stake, balance } = await fixture.place(player, { game: GAME, draws, lines, stopOnWin: true });
  expect({ stake, balance }).toEqual({ stake: '12.00', balance: '88.00' });
  const { rows } = await db.pool.query(
    'select multiple, stake from lottery.line where member_id = $1 order by multiple',
    [player.memberId],
  );
  expect(rows.map(({ multiple }) => multiple)).toEqual([2, 4, 6]);
  await cancelTestDraw(db, second);
  await expect(fixture.place(player, { game: GAME, draws, lines })).rejects.toMatchObject({
    code: 'draw_closed',
    facts: { numeros: [second.numero] },
  });
  expect(await fixture.balance(player.memberId)).toBe(88n * UNIT);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

test('a thousand members in the closing second: each is taken before or refused, within a second and a half, and the books are exact', async () => {
  const members = testSize(1000);
  const draw = await fixture.draw({ game: GAME, closesInMs: 60_000 });
  await fixture.setTerms(GAME, { numberLiability: 9000n * UNIT });
  const players = await Promise.all(
    Array.from({ length: members }, (_, at) => fixture.open(at % 10 === 0 ? 0n : 5n * UNIT)),
  );
  const keys = players.map(() => randomUUID());
  const buy = (at: number) =>
    fixture.place(players[at] as Awaited<ReturnType<typeof fixture.open>>, {
      game: GAME,
      draws: [draw],
      // Every third on one number, which is soon full.
      lines: [{ play: 'top3', selection: at % 3 === 0 ? '123' : String(100 + (at % 800)) }],
      key: keys[at] ?? '',
    });
  await sql`update draws.draw set closes_at = clock_timestamp() + interval '60 ms' where id = ${draw.id}`.execute(
    owner,
  );
  const startedMs = performance.now();
  // Some press twice, and the browsers of some are gone before the answer comes.
  const slips = players.flatMap((_, at) => (at % 7 === 0 ? [buy(at), buy(at)] : [buy(at)]));
  const counts = await outcomes(slips);
  expect(performance.now() - startedMs).toBeLessThan(1500);
  const {
    taken = 0,
    draw_closed: late = 0,
    number_limit_reached: full = 0,
    slip_balance_too_low: dear = 0,
    ...others
  } = counts;
  expect(others).toEqual({});
  expect(taken + late + full + dear).toBe(slips.length);
  const { rows } = await db.pool.query(
    `select count(*)::int as slips, coalesce(sum(stake), 0)::bigint as stake, count(distinct member_id)::int as members from lottery.line where draw_id = $1`,
    [draw.id],
  );
  expect(rows[0].members).toBe(rows[0].slips);
  // Members who have pressed twice have one slip, and were answered the same twice.
  expect(
    new Set(
      (await Promise.allSettled(slips)).flatMap((one) =>
        one.status === 'fulfilled' ? one.value.slipId : [],
      ),
    ).size,
  ).toBe(rows[0].slips);
  let left = 0n;
  for (const { memberId } of players) left += await fixture.balance(memberId);
  expect(left).toBe(BigInt(members - Math.ceil(members / 10)) * 5n * UNIT - rows[0].stake);
  await fixture.setTerms(GAME, {});
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  expect(await checkLotteryInvariants(db.kysely)).toEqual([]);
}, 120_000);
