import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { drawTestResult, makeOpenDraw } from '../../../lotteries/draws/draws.factory.ts';
import { giveResult } from '../../../lotteries/draws/give-result.ts';
import { settlingFixture } from '../../../lotteries/lottery/settling.fixture.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkRebateInvariants } from '../check-rebate-invariants.ts';
import { runRebates } from './run-rebates.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { buy, settle, wallet, brand, owner } = fixture;
const run = () => runRebates({ ...fixture.deps, log: openLog('silent') });
afterAll(async () => {
  await fixture.booksFit();
  expect(await checkRebateInvariants(db.kysely)).toEqual([]);
});

const GAME = 'THAI_30M';
const RESULT = '120456|111,222|333,444|78';
const CORRECTED = '999123|111,222|333,444|12';

async function join(agentId: string | undefined, type: 0 | 1, mode: number | undefined): Promise<string> {
  const { memberId } = await createMember(db, brand, { type, ...(agentId ? { agentId } : {}) });
  if (mode !== undefined)
    await sql`
      insert into lottery.account_mode (merchant_id, member_id, prize_mode, mode, changed_at)
      select ${brand.id}, ${memberId}, unnest(array['Lott', 'ZY', 'Elott', 'SEA']), ${mode}, now()`.execute(
      db.kysely,
    );
  return memberId;
}

async function fund(memberId: string, amount: number): Promise<void> {
  const gift = {
    merchantId: brand.id,
    currency: brand.currency,
    memberId,
    amount: BigInt(amount) * 100_000n,
  };
  await db.transaction((tx) => fundWallet(tx, gift));
}

async function dueOf(earnerId: string): Promise<[string, number, number][]> {
  const { rows } = await sql<{ child_id: string; turnover: bigint; due: bigint }>`
    select child_id, turnover, due from rebates.due where earner_id = ${earnerId} and kind = 'lottery' order by due desc`.execute(
    db.kysely,
  );
  return rows.map(({ child_id, turnover, due }) => [child_id, Number(turnover) / 1e5, Number(due) / 1e5]);
}

test('each of a line earns what its mode is above that of the next below, and keeps it when the result is corrected', async () => {
  const top = await join(undefined, 1, 1900);
  const between = await join(top, 1, 1900);
  const low = await join(between, 1, 1860);
  const player = await join(low, 0, 1820);
  await fund(player, 1000);
  const draw = await makeOpenDraw(db, { game: GAME });
  await buy(player, draw, [
    { play: 'top3', selection: '456', multiple: 100, mode: 1700 },
    { play: 'bottom2', selection: '77', multiple: 33, mode: 1700 },
  ]);
  await run();
  expect(await dueOf(low)).toEqual([]);
  await drawTestResult(db, draw, RESULT);
  await settle(draw);
  await run();
  // 133 staked: 40 steps of 1/2000 to each of two; an equal mode has nothing in between.
  expect(await dueOf(low)).toEqual([[player, 133, 2.66]]);
  expect(await dueOf(between)).toEqual([[low, 133, 2.66]]);
  expect(await dueOf(top)).toEqual([]);
  expect([await wallet(low), await wallet(between), await wallet(top)]).toEqual([2.66, 2.66, 0]);
  await db.transaction((tx) =>
    giveResult(tx, {
      drawId: draw.id,
      result: CORRECTED,
      source: 'corrected',
      givenBy: 'two',
      reason: 'a digit was misread',
      now: new Date(),
    }),
  );
  await settle(draw);
  await run();
  expect([await wallet(low), await wallet(between)]).toEqual([2.66, 2.66]);
});

test('a refund of what had counted takes it back', async () => {
  const agent = await join(undefined, 1, 1900);
  const player = await join(agent, 0, 1800);
  await fund(player, 1000);
  const draw = await makeOpenDraw(db, { game: GAME });
  await buy(player, draw, [{ play: 'bottom2', selection: '77', multiple: 100 }]);
  await drawTestResult(db, draw, CORRECTED);
  await settle(draw);
  await run();
  expect(await wallet(agent)).toBe(5);
  await owner.query(
    `select * from lottery.settle_lines($1, 0, null, 'ffffffff-ffff-ffff-ffff-ffffffffffff', '{}', '{}', '{}', '{}', 'draw_cancelled', '{}', now())`,
    [draw.id],
  );
  await run();
  expect(await dueOf(agent)).toEqual([[player, 0, 0]]);
  expect(await wallet(agent)).toBe(0);
});

test('neither bets that cover too much together nor stakes that a push gives back earn the agents above anything', async () => {
  const agent = await join(undefined, 1, 1900);
  const [wide, pushed] = [await join(agent, 0, 1800), await join(agent, 0, 1800)];
  for (const player of [wide, pushed]) await fund(player, 1000);
  const draw = await makeOpenDraw(db, { game: 'SSC_1M' });
  for (const tens of ['01234', '56789'])
    await buy(wide, draw, [{ play: 'front2-straight', selection: `${tens}|0123456789` }]);
  const even = await makeOpenDraw(db, { game: 'LHC_5M' });
  await buy(pushed, even, [{ play: 'special-sides', selection: 'big', multiple: 50 }]);
  await drawTestResult(db, draw, '12345');
  await drawTestResult(db, even, '01 02 03 04 05 06 49');
  for (const each of [draw, even]) await settle(each);
  await run();
  expect(await dueOf(agent)).toEqual([]);
  await db.transaction((tx) =>
    giveResult(tx, {
      ...{ drawId: even.id, result: '01 02 03 04 05 06 48', source: 'corrected', givenBy: null },
      ...{ reason: 'a ball was misread', now: new Date() },
    }),
  );
  await settle(even);
  await run();
  expect(await dueOf(agent)).toEqual([[pushed, 100, 5]]);
});

test('a market’s price is the same whatever the mode: there is nothing to share', async () => {
  const agent = await join(undefined, 1, 1900);
  const player = await join(agent, 0, 1800);
  await fund(player, 1000);
  const draw = await makeOpenDraw(db, { game: 'THAI' });
  await owner.query(`insert into feeds.game (game_code, typed) values ('THAI', true) on conflict do nothing`);
  await buy(player, draw, [{ play: 'top3', selection: '456' }]);
  await drawTestResult(db, draw, RESULT);
  await settle(draw);
  await run();
  expect(await dueOf(agent)).toEqual([]);
});
