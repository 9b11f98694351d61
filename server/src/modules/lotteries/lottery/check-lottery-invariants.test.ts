import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { cancelTestDraw, drawTestResult, makeOpenDraw } from '../draws/draws.factory.ts';
import { checkRebateBounds } from './betting/check-rebate-bounds.ts';
import { checkLotteryInvariants, LOTTERY_RULES } from './check-lottery-invariants.ts';
import { settlingFixture } from './settling.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { owner, player, buy, settle } = fixture;
const [drawn, cancelled] = [
  await makeOpenDraw(db, { game: 'THAI_30M' }),
  await makeOpenDraw(db, { game: 'THAI_30M' }),
];
const member = await player();
await buy(
  member,
  [drawn, cancelled],
  [
    { play: 'top2', selection: '56', mode: 1700 },
    { play: 'top2', selection: '57' },
  ],
);
await buy(member, drawn, [{ play: 'top2', selection: '58' }]);
await drawTestResult(db, drawn, '120456|111,222|333,444|78');
await settle(drawn);
await cancelTestDraw(db, cancelled);
await settle(cancelled);

const WON = "(select id from lottery.line where state = 'won')";
const LOST = "(select id from lottery.line where state = 'lost' order by slip_id limit 1)";
const EARLIER = '(select min(slip_id::text)::uuid from lottery.line)';
const BACK = "(select id from lottery.line where state = 'refunded' limit 1)";

/** What a person with the owner's login could do, and the rules it breaks. */
test.each<[string, string, string[]]>([
  [
    'a payout that was not paid',
    `update lottery.line set payout = payout + 1 where id = ${WON}`,
    ['moved for it', 'says of a line'],
  ],
  [
    'a rebate that was not given',
    `update lottery.line set rebate = 7 where id = ${LOST}`,
    ['moved for it', 'gives back for its mode'],
  ],
  [
    'a line without a bound',
    `update lottery.slip set placed_at = placed_at - interval '1 hour' where id = ${EARLIER};
     update lottery.line set rebates_to = null where slip_id <> ${EARLIER}`,
    ['is sold with a bound'],
  ],
  ['a bet without its line', `update bets.bet set slip = null where id = ${LOST}`, ['says of a line']],
  [
    'a movement of another amount',
    `update lottery.movement set amount = amount - 1 where kind = 'win'`,
    ['moved for it', 'shared out'],
  ],
  [
    'a movement of another transfer',
    `update lottery.movement set transfer_id = 1 where kind = 'win'`,
    ['shared out', 'is a movement'],
  ],
  ['a slip of another price', 'update lottery.slip set stake = stake + 1', ['costs what its lines']],
  [
    'a line left open',
    `update lottery.line set state = 'open', payout = 0 where id = ${LOST}`,
    ['by the result in force', 'says of a line'],
  ],
  [
    'a line of an older result',
    `update lottery.line set version = 0 where id = ${LOST}`,
    ['by the result in force'],
  ],
  [
    'a refund without a reason',
    `update lottery.line set refund_reason = null where id = ${BACK}`,
    ['has won if it pays'],
  ],
  [
    'a stake that counts though it came back',
    `update lottery.line set returned = 1 where id = ${WON}`,
    ['counts what did not come back'],
  ],
  [
    'a stake that counts though too much is covered',
    `update lottery.line set counts = false where id = ${LOST}`,
    ['counts what did not come back'],
  ],
  [
    'a win that is none',
    `update lottery.line set state = 'returned' where id = ${WON}`,
    ['has won if it pays', 'says of a line', 'counts what', 'moved for it'],
  ],
  [
    'a member with more on a draw',
    'update lottery.member_stake set stake = stake + 1',
    ['a member has on a draw'],
  ],
  [
    'more on a number than was staked',
    'update lottery.exposure set stake = stake + 1',
    ['numbers of a play'],
  ],
])('found: %s', async (_, broken, rules) => {
  await owner.query('begin');
  try {
    await owner.query(broken);
    const found: string[] = [];
    for (const [rule, query] of Object.entries(LOTTERY_RULES))
      if ((await owner.query(query)).rows.length > 0) found.push(rule);
    expect(found.length).toBe(rules.length);
    for (const rule of rules) expect(found.join('\n')).toContain(rule);
  } finally {
    await owner.query('rollback');
  }
});

test.each([
  ['higher', 1],
  ['lower', -1],
])('found: a line whose rebates go to a %s mode than its prices leave room for', async (_, by) => {
  const change = `update lottery.line set rebates_to = rebates_to + $1 where id = ${WON}`;
  await owner.query(change, [by]);
  try {
    const found = await db.transaction(checkRebateBounds);
    expect(found.map(({ rule }) => rule)).toEqual([expect.stringContaining('99 %')]);
  } finally {
    await owner.query(change, [-by]);
  }
});

test('nothing is found where all is well', async () => {
  expect(await db.transaction(checkLotteryInvariants)).toEqual([]);
});
