import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { cancelTestDraw, drawTestResult, makeOpenDraw, type TestDraw } from '../../draws/draws.factory.ts';
import { markSettled } from '../../draws/mark-settled.ts';
import { checkLotteryInvariants } from '../check-lottery-invariants.ts';
import { settleDraw } from '../settle-draw.ts';
import { settlingFixture } from '../settling.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { brand } = fixture;
const RESULT = '123|45';
const SHOTS = 24;

/** What the brand gives from now on. */
async function offer(first: bigint, sixteenth: bigint, minStake = 10n) {
  const { rows } = await db.pool.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from lottery.shot_prize where merchant_id = $1',
    [brand.id],
  );
  await db.pool.query('insert into lottery.shot_prize values ($1, $2, $3, $4, $5, clock_timestamp())', [
    brand.id,
    (rows[0]?.version ?? 0) + 1,
    first * 100_000n,
    sixteenth * 100_000n,
    minStake * 100_000n,
  ]);
}

function round(countedFrom: 'last' | 'first' = 'last') {
  return makeOpenDraw(db, { game: 'YEEKEE', countedFrom });
}

/** 24 shots, those of the named numbers by these members and the others by one who bets nothing. */
async function shoot(draw: TestDraw, byNumber: Record<number, string>) {
  const idle = await fixture.player(0);
  for (let number = 1; number <= SHOTS; number += 1)
    await db.pool.query('insert into draws.shot values ($1, $2, $3, $4, 12345, clock_timestamp())', [
      draw.id,
      number,
      brand.id,
      byNumber[number] ?? idle,
    ]);
}

const bet = (member: string, draw: TestDraw, multiple = 20) =>
  fixture.buy(member, draw, [{ play: 'top2', selection: '99', multiple }]);

async function settled(draw: TestDraw) {
  await drawTestResult(db, draw, RESULT);
  expect(await fixture.settle(draw)).toBe(true);
}

async function paid(draw: TestDraw) {
  const rows = await db.kysely
    .selectFrom('lottery.paid_shot_prize')
    .select(['place', 'number', 'member_id', 'amount'])
    .where('draw_id', '=', draw.id)
    .orderBy('place')
    .execute();
  return rows.map(({ place, number, amount }) => `${place} ${number} ${amount / 100_000n}`);
}

test('without a setting a round pays no prizes', async () => {
  const [draw, first] = [await round(), await fixture.player()];
  await bet(first, draw);
  await shoot(draw, { 1: first, 9: first });
  await settled(draw);
  expect(await paid(draw)).toEqual([]);
});

test('the first shot and the sixteenth from the last are paid with the settlement, once however often it is gone through', async () => {
  await offer(100n, 50n);
  const [draw, first, other] = [await round(), await fixture.player(), await fixture.player()];
  await bet(first, draw);
  await bet(other, draw);
  await shoot(draw, { 1: first, 9: other });
  await settled(draw);
  expect(await paid(draw)).toEqual(['first 1 100', 'sixteenth 9 50']);
  expect([await fixture.wallet(first), await fixture.wallet(other)]).toEqual([1080, 1030]);
  await db.pool.query('update lottery.settlement set finished_at = null, done_to = null where draw_id = $1', [
    draw.id,
  ]);
  const again = { id: draw.id, version: 1 };
  await Promise.all([settleDraw(fixture.deps, again), settleDraw(fixture.deps, again)]);
  expect([await fixture.wallet(first), await fixture.wallet(other)]).toEqual([1080, 1030]);
  await fixture.booksFit();
});

test('a round that counts from the first pays its sixteenth shot; one member may win both', async () => {
  const [draw, member] = [await round('first'), await fixture.player()];
  await bet(member, draw);
  await shoot(draw, { 1: member, 16: member });
  await settled(draw);
  expect(await paid(draw)).toEqual(['first 1 100', 'sixteenth 16 50']);
  expect(await fixture.wallet(member)).toBe(1130);
});

test('who has not staked enough on the round wins none, and no other shot moves up', async () => {
  const [draw, poor, bettor] = [await round(), await fixture.player(), await fixture.player()];
  await bet(poor, draw, 9);
  await bet(bettor, draw);
  await shoot(draw, { 1: poor, 2: bettor, 10: bettor });
  await settled(draw);
  expect(await paid(draw)).toEqual([]);
  await fixture.booksFit();
});

test('a round that is cancelled pays none, and once a prize is paid the round cannot be cancelled', async () => {
  const [gone, kept, member] = [await round(), await round(), await fixture.player()];
  for (const draw of [gone, kept]) {
    await bet(member, draw);
    await shoot(draw, { 1: member });
  }
  await drawTestResult(db, gone, RESULT);
  expect(await cancelTestDraw(db, gone)).toBe('cancelled');
  await fixture.settle(gone);
  expect(await paid(gone)).toEqual([]);
  await settled(kept);
  expect(await paid(kept)).toEqual(['first 1 100']);
  expect(await cancelTestDraw(db, kept)).toBe('settled');
  await fixture.booksFit();
});

test('a shot is promised what was set when it was sent: what is raised or taken away afterwards does not count', async () => {
  const [draw, first, other] = [await round(), await fixture.player(), await fixture.player()];
  await bet(first, draw);
  await bet(other, draw);
  await shoot(draw, { 1: first, 9: other });
  await offer(9999n, 0n);
  await settled(draw);
  expect(await paid(draw)).toEqual(['first 1 100', 'sixteenth 9 50']);
  await fixture.booksFit();
});

test('the books say when a prize was not paid, or paid to another shot', async () => {
  const [draw, first] = [await round(), await fixture.player()];
  await bet(first, draw);
  await shoot(draw, { 1: first });
  await drawTestResult(db, draw, RESULT);
  // Marked as settled past the payment: what a broken settlement would leave.
  await db.pool.query("update lottery.line set state = 'lost', version = 1 where draw_id = $1", [draw.id]);
  await db.transaction((tx) => markSettled(tx, { drawId: draw.id, version: 1, now: new Date() }));
  const violations = await db.transaction(checkLotteryInvariants);
  expect(violations.map(({ rule }) => rule)).toContain(
    'of a settled round of shots each place has won what it was due, and no other',
  );
});
