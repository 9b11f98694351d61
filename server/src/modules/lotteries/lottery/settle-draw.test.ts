import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import {
  cancelTestDraw,
  closeTestDraw,
  drawTestResult,
  makeOpenDraw,
  type TestDraw,
} from '../draws/draws.factory.ts';
import { giveResult } from '../draws/give-result.ts';
import { checkLotteryInvariants } from './check-lottery-invariants.ts';
import { settleDraw } from './settle-draw.ts';
import { drawFigures } from './settling/draw-figures.ts';
import { settlements } from './settling/list-settlements.ts';
import { settleAgain } from './settling/settle-again.ts';
import { settleDraws } from './settling/settle-draws.ts';
import { settlingFixture } from './settling.fixture.ts';
import { notifyMembers } from './slips/notify-members.ts';
import { showSlip } from './slips/show-slip.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { deps, player, buy, settle, wallet, lines, movements, owed, told: notified } = fixture;
afterAll(fixture.booksFit);

/** Three digits above 456 and 123, two digits below 78 and 12. */
const FIRST = '120456|111,222|333,444|78';
const OTHER = '999123|111,222|333,444|12';

const open = () => makeOpenDraw(db, { game: 'THAI_30M' });
const correct = (draw: TestDraw, result: string) =>
  db.transaction((tx) =>
    giveResult(tx, {
      drawId: draw.id,
      result,
      source: 'corrected',
      givenBy: 'two',
      reason: 'a digit was misread',
      now: new Date(),
    }),
  );
const stateOf = async ({ id }: TestDraw) =>
  (
    await db.kysely
      .selectFrom('draws.draw_record')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('lines that hit pay by their own price, the others have lost; both give the rebate, and the draw is settled', async () => {
  const draw = await open();
  const member = await player();
  const slip = await buy(member, draw, [
    { play: 'top3', selection: '456', mode: 1700 },
    { play: 'top2', selection: '11,56', mode: 1700 },
    { play: 'bottom2', selection: '77' },
  ]);
  expect(await wallet(member)).toBe(996);
  expect(await settle(draw)).toBe(false);
  await drawTestResult(db, draw, FIRST);
  expect(await settle(draw)).toBe(true);
  expect(await lines(slip)).toEqual(['won 850', 'won 85', 'lost']);
  expect(await movements(slip)).toEqual([
    'bet 1',
    'bet 2',
    'bet 1',
    'rebate 0.05',
    'rebate 0.1',
    'win 850',
    'win 85',
  ]);
  expect(await wallet(member)).toBe(996 + 935 + 0.15);
  expect(await stateOf(draw)).toBe('settled');
  expect(notified.get(member)).toEqual(new Set(['my_slips_changed', 'bets_changed', 'balance_changed']));
});

test('what is settled once is not settled again: not by a second pass, nor by two at the same time', async () => {
  const draw = await open();
  const members = await Promise.all(Array.from({ length: 30 }, () => player()));
  const slips: string[] = [];
  for (const member of members)
    slips.push(await buy(member, draw, [{ play: 'top3', selection: '456', mode: 1700 }]));
  await drawTestResult(db, draw, FIRST);
  await Promise.all([1, 2, 3].map(() => settleDraw(deps, { id: draw.id, version: 1 })));
  await sql`update lottery.settlement set done_to = null, finished_at = null where draw_id = ${draw.id}`.execute(
    db.kysely,
  );
  expect(await settleDraw(deps, { id: draw.id, version: 1 })).toBe(true);
  for (const member of members) expect(await wallet(member)).toBe(999 + 850 + 0.05);
  for (const slip of slips) expect(await movements(slip)).toEqual(['bet 1', 'rebate 0.05', 'win 850']);
});

test('a slip with more lines than go into a batch is settled whole, and so is the one behind it', async () => {
  const draw = await open();
  const member = await player(5000);
  const many = Array.from({ length: 200 }, () => ({ play: 'top2', selection: '56' }));
  const slips: string[] = [];
  for (let at = 0; at < 12; at += 1) slips.push(await buy(member, draw, many));
  await drawTestResult(db, draw, FIRST);
  expect(await settle(draw)).toBe(true);
  expect(await wallet(member)).toBe(5000 - 2400 + 2400 * 90);
  const pass = await db.kysely
    .selectFrom('lottery.settlement')
    .select(['lines', 'winners', 'paid'])
    .where('draw_id', '=', draw.id)
    .executeTakeFirst();
  expect(pass).toEqual({ lines: 2400n, winners: 2400n, paid: 2400n * 90n * 100_000n });
});

test('a cancelled draw gives every stake back, also what was settled already, and pays no rebate', async () => {
  const draw = await open();
  const member = await player();
  const slip = await buy(member, draw, [
    { play: 'top3', selection: '456', mode: 1700 },
    { play: 'top2', selection: '11', mode: 1700 },
  ]);
  await cancelTestDraw(db, draw, 'too_few_shots');
  expect(await settle(draw)).toBe(true);
  expect(await lines(slip)).toEqual(['refunded too_few_shots', 'refunded too_few_shots']);
  expect(await movements(slip)).toEqual(['bet 1', 'bet 1', 'bet_rollback 1', 'bet_rollback 1']);
  expect(await wallet(member)).toBe(1000);
  expect(await settle(draw)).toBe(false);
});

test('a round of Yeekee void at the brand gives its stakes back there, though it has a result; a settled line says so', async () => {
  const round = await makeOpenDraw(db, { game: 'YEEKEE', leastShots: { [fixture.brand.id]: 2 } });
  const member = await player();
  const slip = await buy(member, round, [
    { play: 'top2', selection: '23' },
    { play: 'top2', selection: '99' },
  ]);
  await db.pool.query('insert into draws.shot values ($1, 1, $2, $3, 12345, now())', [
    round.id,
    fixture.brand.id,
    member,
  ]);
  await db.pool.query('insert into draws.void_round values ($1, $2)', [round.id, fixture.brand.id]);
  await drawTestResult(db, round, '123|45');
  expect(await settle(round)).toBe(true);
  expect(await lines(slip)).toEqual(['refunded too_few_shots', 'refunded too_few_shots']);
  expect(await wallet(member)).toBe(1000);
  const shown = await showSlip(
    db.kysely,
    { merchantId: fixture.brand.id, memberId: member, language: 'EN' as const },
    slip,
  );
  expect(shown.lines.map(({ result, refundReason }) => [result, refundReason])).toEqual([
    ['', 'too_few_shots'],
    ['', 'too_few_shots'],
  ]);
  await fixture.booksFit();
  await fixture.owner.query('delete from draws.void_round where draw_id = $1', [round.id]);
  expect(await db.transaction(checkLotteryInvariants)).toMatchObject([
    { rule: expect.stringContaining('void') },
  ]);
  await db.pool.query('insert into draws.void_round values ($1, $2)', [round.id, fixture.brand.id]);
});

test('a draw that is cancelled while it is settled takes back what it had paid', async () => {
  const draw = await open();
  const member = await player();
  const slip = await buy(member, draw, [{ play: 'top3', selection: '456', mode: 1700 }]);
  await drawTestResult(db, draw, FIRST);
  // Settled to its last slip, and stopped before that was noted.
  expect(await settle(draw)).toBe(true);
  await fixture.owner.query("update draws.draw set state = 'drawn', settled_at = null where id = $1", [
    draw.id,
  ]);
  await cancelTestDraw(db, draw);
  expect(await settle(draw)).toBe(true);
  expect(await lines(slip)).toEqual(['refunded draw_cancelled']);
  expect(await movements(slip)).toEqual([
    'bet 1',
    'rebate 0.05',
    'win 850',
    'bet_rollback 1',
    'rebate_rollback 0.05',
    'win_rollback 850',
  ]);
  expect(await wallet(member)).toBe(1000);
});

test('a corrected result takes back what no longer wins and pays what now does; lines that stay are left alone', async () => {
  const draw = await open();
  const [loser, winner, same] = [await player(), await player(), await player()];
  const lost = await buy(loser, draw, [{ play: 'top3', selection: '456' }]);
  const won = await buy(winner, draw, [{ play: 'top3', selection: '123', mode: 1700 }]);
  const kept = await buy(same, draw, [{ play: 'front3', selection: '111' }]);
  await drawTestResult(db, draw, FIRST);
  await settle(draw);
  await correct(draw, OTHER);
  expect(await stateOf(draw)).toBe('drawn');
  await settle(draw);
  expect(await lines(lost)).toEqual(['lost']);
  expect(await movements(lost)).toEqual(['bet 1', 'win 900', 'win_rollback 900']);
  expect(await movements(won)).toEqual(['bet 1', 'rebate 0.05', 'win 850']);
  expect(await movements(kept)).toEqual(['bet 1', 'win 450']);
  expect([await wallet(loser), await wallet(winner), await wallet(same)]).toEqual([999, 1849.05, 1449]);
  const versions = await db.kysely
    .selectFrom('lottery.line')
    .select('version')
    .distinct()
    .where('draw_id', '=', draw.id)
    .execute();
  expect(versions).toEqual([{ version: 2 }]);
});

test('what was won and spent becomes a debt when a correction takes it back; no balance goes below zero', async () => {
  const draw = await open();
  const member = await player();
  const slip = await buy(member, draw, [
    { play: 'top3', selection: '456', mode: 1700 },
    { play: 'top2', selection: '56' },
    { play: 'top2', selection: '23' },
  ]);
  await drawTestResult(db, draw, FIRST);
  await settle(draw);
  await fixture.spend(member, 997 + 990 - 100);
  await correct(draw, OTHER);
  await settle(draw);
  // 50.05 were left; the third line pays 90 first, 140.05 of the 940 are taken back.
  expect(await lines(slip)).toEqual(['lost', 'lost', 'won 90']);
  expect(await wallet(member)).toBe(0);
  expect(await owed(member)).toBe(940 - 140.05);
  expect((await movements(slip)).slice(6)).toEqual([
    'win 90',
    'win_rollback 140.05',
    'win_shortfall 709.95',
    'win_shortfall 90',
  ]);
});

test('a pass of a result that has been corrected meanwhile does nothing more', async () => {
  const draw = await open();
  const member = await player();
  const slip = await buy(member, draw, [{ play: 'top3', selection: '456' }]);
  await drawTestResult(db, draw, FIRST);
  await correct(draw, OTHER);
  expect(await settleDraw(deps, { id: draw.id, version: 1 })).toBe(false);
  expect(await lines(slip)).toEqual(['open']);
  expect(await settle(draw)).toBe(true);
  expect(await lines(slip)).toEqual(['lost']);
});

test('a trace that stops on a win gives back what waits for open draws; what stands on closed ones is played', async () => {
  const [one, two, three, four] = [await open(), await open(), await open(), await open()];
  const member = await player();
  const slip = await buy(member, [one, two, three, four], [{ play: 'top3', selection: '456' }], {
    stopsOnWin: true,
  });
  await drawTestResult(db, one, OTHER);
  await settle(one);
  expect(await lines(slip)).toEqual(['lost', 'open', 'open', 'open']);
  await closeTestDraw(db, three);
  await drawTestResult(db, two, FIRST);
  await settle(two);
  expect(await lines(slip)).toEqual(['lost', 'won 900', 'open', 'refunded trace_stopped']);
  await drawTestResult(db, three, FIRST);
  await settle(three);
  expect(await lines(slip)).toEqual(['lost', 'won 900', 'won 900', 'refunded trace_stopped']);
  expect(await wallet(member)).toBe(1000 - 3 + 1800);
  // The win that stopped it is none any more: what was given back stays given back.
  await correct(two, OTHER);
  await settle(two);
  expect(await isStopped(slip)).toBe(true);
  expect(await lines(slip)).toEqual(['lost', 'lost', 'won 900', 'refunded trace_stopped']);
});

test('a correction that makes a trace win stops it', async () => {
  const [one, two] = [await open(), await open()];
  const member = await player();
  const slip = await buy(member, [one, two], [{ play: 'top3', selection: '456' }], { stopsOnWin: true });
  await drawTestResult(db, one, OTHER);
  await settle(one);
  expect(await isStopped(slip)).toBe(false);
  await correct(one, FIRST);
  await settle(one);
  expect(await isStopped(slip)).toBe(true);
  expect(await lines(slip)).toEqual(['won 900', 'refunded trace_stopped']);
  expect(await wallet(member)).toBe(1000 - 1 + 900);
});

test('a member is notified once of what a slip has won on a draw, of stakes that came back, and of a correction', async () => {
  const [draw, cancelled] = [await open(), await open()];
  const member = await player();
  await buy(member, draw, [
    { play: 'top3', selection: '456' },
    { play: 'top2', selection: '56' },
    { play: 'top2', selection: '99' },
  ]);
  await buy(member, draw, [{ play: 'top2', selection: '99' }]);
  await buy(member, cancelled, [{ play: 'top2', selection: '99' }]);
  await drawTestResult(db, draw, FIRST);
  await settle(draw);
  await Promise.all([1, 2].map(() => notifyMembers(deps)));
  await cancelTestDraw(db, cancelled);
  await settle(cancelled);
  await correct(draw, OTHER);
  await settle(draw);
  await notifyMembers(deps);
  const { rows } = await fixture.owner.query(
    `select template, facts->>'numero' as numero, facts->>'amount' as amount, facts->>'before' as before
     from inbox.message where member_id = $1 order by sent_at, id`,
    [member],
  );
  expect(rows).toEqual([
    { template: 'lottery_won', numero: draw.numero, amount: '990.00', before: null },
    { template: 'lottery_corrected', numero: draw.numero, amount: '0.00', before: '990.00' },
    { template: 'lottery_refunded', numero: cancelled.numero, amount: '1.00', before: null },
  ]);
});

async function isStopped(slip: string): Promise<boolean> {
  const { stopped_at } = await db.kysely
    .selectFrom('lottery.slip')
    .select('stopped_at')
    .where('id', '=', slip)
    .executeTakeFirstOrThrow();
  return stopped_at !== null;
}

test('operators see how far passes have come and what stands on a draw; settling again repairs what does not stand as it should, and moves nothing else', async () => {
  const draw = await open();
  const [one, two] = [await player(), await player()];
  await buy(one, draw, [{ play: 'top3', selection: '456' }]);
  const missed = await buy(two, draw, [{ play: 'top2', selection: '56', mode: 1700 }]);
  const record = async () => {};
  const again = () =>
    db.transaction((tx) => settleAgain(tx, { record }, { id: draw.id, reason: 'a line was missed' }));
  await expect(again()).rejects.toThrow('draw_not_settled');
  await drawTestResult(db, draw, FIRST);
  // As if the pass had gone by the second slip.
  await fixture.owner.query('update lottery.line set draw_id = $2 where slip_id = $1', [missed, missed]);
  await settleDraws({ ...deps, log: { error: (...said: unknown[]) => expect(said).toEqual([]) } });
  await fixture.owner.query('update lottery.line set draw_id = $2 where slip_id = $1', [missed, draw.id]);
  expect(await lines(missed)).toEqual(['open']);
  expect(await again()).toEqual({ version: 1 });
  const scope = { db: db.kysely, brands: [] };
  const listed = () => settlements.page(scope, { sort: '-at', limit: 1, search: draw.numero });
  expect(await listed()).toMatchObject({ rows: [{ state: 'running', lines: 0 }], waiting: 1 });
  await settleDraws({ ...deps, log: { error: (...said: unknown[]) => expect(said).toEqual([]) } });
  expect(await listed()).toMatchObject({
    rows: [{ state: 'done', lines: 2, winners: 2, paid: '985.00' }],
    waiting: 0,
  });
  expect([await wallet(one), await wallet(two)]).toEqual([1899, 999 + 85 + 0.05]);
  expect(await drawFigures(db.kysely, [fixture.brand.id], draw.id)).toMatchObject({
    brands: [
      {
        ...{ lines: 2, openLines: 0, winners: 2, players: 2, stake: '2.00', refunded: '0.00' },
        ...{ paid: '985.00', rebates: '0.05', ggr: '-983.05' },
      },
    ],
  });
  expect(await drawFigures(db.kysely, [draw.id], draw.id)).toMatchObject({ brands: [] });
});
