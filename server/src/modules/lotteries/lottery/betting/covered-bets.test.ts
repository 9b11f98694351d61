import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import {
  cancelTestDraw,
  closeTestDraw,
  drawTestResult,
  makeOpenDraw,
  type TestDraw,
} from '../../draws/draws.factory.ts';
import { giveResult } from '../../draws/give-result.ts';
import { settleAgain } from '../settling/settle-again.ts';
import { settlingFixture } from '../settling.fixture.ts';
import { notifyMembers } from '../slips/notify-members.ts';
import { cancelSlip } from './cancel-slip.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { deps, player, buy, settle, wallet, lines, movements } = fixture;
afterAll(fixture.booksFit);

const SSC = 'SSC_1M';
const LOW = '01234|0123456789';
const HIGH = '56789|0123456789';
const open = (game = SSC) => makeOpenDraw(db, { game });

async function drawn(draw: TestDraw, result: string): Promise<void> {
  await drawTestResult(db, draw, result);
  expect(await settle(draw)).toBe(true);
}

function correct(draw: TestDraw, result: string): Promise<unknown> {
  const given = {
    source: 'corrected',
    givenBy: 'two',
    reason: 'a digit was misread',
    now: new Date(),
  } as const;
  return db.transaction((tx) => giveResult(tx, { drawId: draw.id, result, ...given }));
}

/** What counts of the stakes of a slip in the record of bets. */
async function turnover(slip: string): Promise<number[]> {
  const { rows } = await fixture.owner.query(
    `select b.valid_turnover from bets.bet b join lottery.line l on l.id = b.id join draws.draw d on d.id = l.draw_id
     where l.slip_id = $1 order by d.numero, l.number`,
    [slip],
  );
  return rows.map(({ valid_turnover }) => Number(valid_turnover) / 100_000);
}

async function messages(member: string): Promise<string[]> {
  await notifyMembers(deps);
  const { rows } = await fixture.owner.query(
    `select template, facts->>'amount' as amount from inbox.message where member_id = $1 order by sent_at, id`,
    [member],
  );
  return rows.map(({ template, amount }) => `${template} ${amount}`);
}

test('all numbers of two digits in two lines or two slips, in whatever mode, count for nothing and give no rebate; the bets are taken and paid', async () => {
  const draw = await open();
  const [one, two, other] = [await player(), await player(), await player()];
  const inLines = await buy(one, draw, [
    { play: 'front2-straight', selection: LOW, mode: 1700 },
    { play: 'front2-straight', selection: HIGH },
  ]);
  const first = await buy(two, draw, [{ play: 'front2-straight', selection: LOW, mode: 1700 }]);
  const second = await buy(two, draw, [
    { play: 'front2-sum', selection: '10', mode: 1800 },
    { play: 'front2-straight', selection: HIGH },
  ]);
  const half = await buy(other, draw, [{ play: 'front2-straight', selection: LOW, mode: 1700 }]);
  await drawn(draw, '12345');
  expect(await turnover(inLines)).toEqual([0, 0]);
  expect([await turnover(first), await turnover(second)]).toEqual([[0], [0, 0]]);
  expect(await turnover(half)).toEqual([100]);
  expect((await movements(first)).map((movement) => movement.split(' ')[0])).toEqual(['bet', 'win']);
  expect(await movements(half)).toContain('rebate 5');
});

test('a slip that was taken back covers nothing any more, and what other members have covers nothing for one', async () => {
  const draw = await open();
  const [one, other] = [await player(), await player()];
  const kept = await buy(one, draw, [{ play: 'front2-straight', selection: LOW }]);
  const back = await buy(one, draw, [{ play: 'front2-straight', selection: HIGH }]);
  const others = await buy(other, draw, [{ play: 'front2-straight', selection: HIGH }]);
  const owner = { merchantId: fixture.brand.id, memberId: one, idempotencyKey: back };
  await cancelSlip({ ...deps, news: { notify: () => {} } }, { id: back, numeros: [draw.numero] }, owner);
  await drawn(draw, '12345');
  expect([await turnover(kept), await turnover(back), await turnover(others)]).toEqual([[100], [0], [100]]);
});

test('what counts is the same after a correction and after settling again, and it is decided for each draw of a trace', async () => {
  const [draw, later] = [await open(), await open()];
  const member = await player(5000);
  const trace = await buy(member, [draw, later], [{ play: 'front2-straight', selection: LOW, mode: 1700 }]);
  const beside = await buy(member, later, [{ play: 'front2-straight', selection: HIGH, mode: 1700 }]);
  await drawn(draw, '12345');
  await drawn(later, '12345');
  const status = async () => [await turnover(trace), await turnover(beside)];
  expect(await status()).toEqual([[100, 0], [0]]);
  await correct(later, '92345');
  expect(await settle(later)).toBe(true);
  expect(await status()).toEqual([[100, 0], [0]]);
  const before = await wallet(member);
  await db.transaction((tx) =>
    settleAgain(tx, { record: async () => {} }, { id: later.id, reason: 'to be sure' }),
  );
  await fixture.owner.query("update draws.draw set state = 'drawn', settled_at = null where id = $1", [
    later.id,
  ]);
  expect(await settle(later)).toBe(true);
  expect([await wallet(member), await status()]).toEqual([before, [[100, 0], [0]]]);
});

test('lines spread over many batches are covered together', async () => {
  const draw = await open();
  const member = await player(50_000);
  const slips: string[] = [];
  const digit = (at: number) => `${at % 10}|0123456789`;
  for (let at = 0; at < 12; at += 1)
    slips.push(
      await buy(
        member,
        draw,
        Array.from({ length: 200 }, () => ({
          play: 'front2-straight',
          selection: digit(at),
          moneyUnit: '0.1' as const,
        })),
      ),
    );
  await drawn(draw, '12345');
  for (const slip of slips) expect(new Set(await turnover(slip))).toEqual(new Set([0]));
});

test('a push is returned: the stake is back, and it is no win, no turnover, no rebate and no message', async () => {
  const draw = await open('LHC_5M');
  const member = await player();
  const slip = await buy(member, draw, [{ play: 'special-sides', selection: 'big', mode: 1700 }]);
  await drawn(draw, '01 02 03 04 05 06 49');
  expect(await lines(slip)).toEqual(['returned 2']);
  expect(await movements(slip)).toEqual(['bet 2', 'win 2']);
  expect([await wallet(member), await turnover(slip)]).toEqual([1000, [0]]);
  expect(await messages(member)).toEqual([]);
  const { rows } = await fixture.owner.query(
    'select status, day, (select count(*)::int from bets.changed_payout w where w.id = b.id) as won from bets.bet b where slip = $1',
    [slip],
  );
  expect(rows).toEqual([{ status: 'returned', day: null, won: 0 }]);
});

test('a push stops no trace; a correction makes a win of it, and a push of a win', async () => {
  const [draw, later] = [await open('LHC_5M'), await open('LHC_5M')];
  const member = await player();
  const trace = await buy(member, [draw, later], [{ play: 'special-sides', selection: 'big', mode: 1700 }], {
    stopsOnWin: true,
  });
  await drawn(draw, '01 02 03 04 05 06 49');
  expect(await lines(trace)).toEqual(['returned 2', 'open']);
  await closeTestDraw(db, later);
  await drawn(later, '01 02 03 04 05 06 48');
  expect((await lines(trace))[1]).toMatch(/^won /);
  const had = await wallet(member);
  await correct(later, '01 02 03 04 05 06 49');
  expect(await settle(later)).toBe(true);
  expect(await lines(trace)).toEqual(['returned 2', 'returned 2']);
  expect([await wallet(member), await turnover(trace)]).toEqual([1000, [0, 0]]);
  await correct(later, '01 02 03 04 05 06 48');
  expect(await settle(later)).toBe(true);
  expect([await wallet(member), await turnover(trace)]).toEqual([had, [0, 2]]);
});

test('of a line that wins and pushes the pushed part counts for nothing; one that pushes and loses has lost the rest', async () => {
  const draw = await open('11X5_5M');
  const member = await player();
  const won = await buy(member, draw, [{ play: 'sides-ball', selection: 'big|small|||', mode: 1700 }]);
  await drawn(draw, '11 02 03 04 05');
  expect(await turnover(won)).toEqual([2]);
  const other = await open('11X5_5M');
  const lost = await buy(member, other, [{ play: 'sides-ball', selection: 'big|small|||', mode: 1700 }]);
  await drawn(other, '11 07 03 04 05');
  expect([await lines(lost), await turnover(lost)]).toEqual([['lost 2'], [2]]);
  expect((await messages(member)).length).toBe(1);
});

test('a draw that is cancelled gives covered stakes back as well', async () => {
  const draw = await open();
  const member = await player();
  await buy(member, draw, [{ play: 'front2-straight', selection: LOW }]);
  await buy(member, draw, [{ play: 'front2-straight', selection: HIGH }]);
  await cancelTestDraw(db, draw);
  expect(await settle(draw)).toBe(true);
  expect(await wallet(member)).toBe(1000);
});
