import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { vietnamNorth } from '@lanna/rules/lotteries/lottery/vn/family';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { drawTestResult, makeOpenDraw, type TestDraw } from '../../../lotteries/draws/draws.factory.ts';
import { giveResult } from '../../../lotteries/draws/give-result.ts';
import { givePlanModes } from '../../../lotteries/lottery/desk/give-plan-modes.ts';
import { settlingFixture } from '../../../lotteries/lottery/settling.fixture.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkRebateInvariants } from '../check-rebate-invariants.ts';
import { runRebates } from './run-rebates.ts';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
const { buy, settle, wallet, brand } = fixture;
const run = () => runRebates({ ...fixture.deps, log: openLog('silent') });
afterAll(async () => {
  await fixture.booksFit();
  expect(await checkRebateInvariants(db.kysely)).toEqual([]);
});

const GAME = 'VN_NORTH_5M';
const family = vietnamNorth;
/** Đề of the special prize returns 99 % at the standard mode, đề of its first two digits 98 %. */
const [FULL, NEARLY] = ['de_special', 'de_special_head'];
/** All hundred numbers in two halves: one of them is drawn, whatever is drawn. */
const HALVES = [0, 50].map((from) =>
  Array.from({ length: 50 }, (_, at) => String(from + at).padStart(2, '0')).join(','),
);
await fixture.owner.query(
  `insert into lottery.brand_mode (merchant_id, prize_mode, min, max, step, cap, standard)
   select $1, unnest($2::text[]), 1700, 2000, 1, 2000, 1800`,
  [brand.id, PRIZE_MODES],
);

test('two who cover all hundred numbers of a play that returns 98 %, with the highest mode there is, lose a hundredth of the stake', async () => {
  const players = [await join(undefined, 0, 2000), await join(undefined, 0, 2000)];
  expect(await coverWith(players, players, NEARLY)).toBe(99);
});

test('a play that returns 99 % gives no rebate to any account of the line', async () => {
  for (const modes of [[2000], [1800, 2000], [1950, 1998]]) {
    const { players, all } = await lineOf(modes);
    expect(await coverWith(players, all, FULL), modes.join(' ')).toBe(99);
  }
});

test('an agent and members who are one person get back no more than a member alone', async () => {
  for (const modes of [
    [1800, 1950],
    [1800, 1810, 1815, 2000],
    [1850, 2000],
    [1805, 1805, 1812, 1990],
  ]) {
    const { players, all } = await lineOf(modes);
    expect(await coverWith(players, all, NEARLY), modes.join(' ')).toBe(99);
  }
});

test('what is left goes from the member upwards until nothing is left', async () => {
  const { players, all, agents } = await lineOf([1805, 1812, 1830, 1990]);
  await coverWith(players, all, NEARLY);
  // 98 % are paid, so 20 steps are left, of which 5 are the members’. 100 are staked.
  expect(await Promise.all(agents.map(wallet))).toEqual([0.35, 0.4, 0]);
});

test('at a lower mode as much more is left as the prize is smaller, and the line gets all that lies between its modes', async () => {
  const { players, all, agents } = await lineOf([1700, 1715, 1720]);
  // 93 % are paid at 1700: up to 1820 there is room.
  expect(await coverWith(players, all, NEARLY, 1700)).toBe(94);
  expect(await Promise.all(agents.map(wallet))).toEqual([0.75, 0.25]);
});

test('an electronic lottery is held against the bound like any other', async () => {
  const player = await join(undefined, 0, 2000);
  const draw = await makeOpenDraw(db, { game: 'KENO_1M' });
  const slip = await buy(player, draw, [{ play: 'pick1', selection: '07', multiple: 100, mode: 1900 }]);
  // 95 % are paid, and 4 % come back of a hundred steps that would be 5 %.
  expect(await sold(slip)).toEqual([{ rebate: 400_000n, rebates_to: 1980 }]);
});

test('a number at half rate leaves room for all of a rebate', async () => {
  const player = await join(undefined, 0, 1950);
  const draw = await makeOpenDraw(db, { game: GAME });
  await fixture.owner.query(
    `insert into lottery.number_rule (id, merchant_id, game_code, draw_id, play, number, rule, set_at)
     values (gen_random_uuid(), $1, $2, $3, $4, '77', 'half', now())`,
    [brand.id, GAME, draw.id, NEARLY],
  );
  const slip = await buy(player, draw, [
    { play: NEARLY, selection: '77', multiple: 100, half: true },
    { play: NEARLY, selection: '78', multiple: 100 },
  ]);
  expect((await sold(slip)).map(({ rebate }) => rebate)).toEqual([750_000n, 100_000n]);
});

test('the market’s price of a real draw is held against the bound, and its whole trace keeps it', async () => {
  const player = await join(undefined, 0, 1950);
  const draws = [await makeOpenDraw(db, { game: 'VN_NORTH' }), await makeOpenDraw(db, { game: 'VN_NORTH' })];
  await fixture.owner.query(
    `insert into feeds.game (game_code, typed) values ('VN_NORTH', true) on conflict do nothing`,
  );
  const slip = await buy(player, draws, [
    { play: FULL, selection: '77', multiple: 100 },
    { play: 'xien2_lines', selection: '7778', multiple: 100 },
  ]);
  expect((await sold(slip)).map(({ rebate }) => rebate)).toEqual([0n, 0n, 750_000n, 750_000n]);
});

test('a price, a mode or a plan that is changed after a slip changes nothing of what the slip gives back', async () => {
  const { players, agents } = await lineOf([1800, 1900]);
  const [player = '', agent = ''] = [players[0], agents[0]];
  const draws = [await makeOpenDraw(db, { game: GAME }), await makeOpenDraw(db, { game: GAME })];
  const slip = await buy(player, draws, [{ play: NEARLY, selection: HALVES[0] ?? '', multiple: 2 }]);
  await fixture.owner.query(
    `insert into lottery.brand_price (merchant_id, game_code, play, tier, price) values ($1, $2, $3, 'win', 8000000)`,
    [brand.id, GAME, NEARLY],
  );
  await db.transaction((tx) =>
    givePlanModes(tx, { merchantId: brand.id, memberId: agent }, { ZY: 2000 }, new Date()),
  );
  for (const draw of draws) await drawAndSettle(draw);
  await run();
  expect(await sold(slip)).toEqual([
    { rebate: 0n, rebates_to: 1820 },
    { rebate: 0n, rebates_to: 1820 },
  ]);
  expect(await wallet(agent)).toBe(2);
  // A corrected result pays another prize, and no rebate once more.
  const [corrected] = draws;
  if (!corrected) throw new Error('no draw');
  await db.transaction((tx) =>
    giveResult(tx, {
      drawId: corrected.id,
      result: resultOf('99321'),
      source: 'corrected',
      givenBy: 'two',
      reason: 'a digit was misread',
      now: new Date(),
    }),
  );
  await settle(corrected);
  await run();
  expect(await wallet(agent)).toBe(2);
  await fixture.owner.query('delete from lottery.brand_price where merchant_id = $1', [brand.id]);
});

test('a line that was sold before there was a bound earns what was agreed', async () => {
  const { players, agents } = await lineOf([1800, 1900]);
  const draw = await makeOpenDraw(db, { game: GAME });
  const slip = await buy(players[0] ?? '', draw, [{ play: NEARLY, selection: '77', multiple: 100 }]);
  await fixture.owner.query('update lottery.line set rebates_to = null where slip_id = $1', [slip]);
  await fixture.owner.query(`update lottery.slip set placed_at = '2020-01-01' where id = $1`, [slip]);
  await drawAndSettle(draw);
  await run();
  expect(await wallet(agents[0] ?? '')).toBe(5);
});

/** Two members each with half of all numbers of a play, a hundred staked: what these people have got back of it once the draw is settled. */
async function coverWith(players: readonly string[], all: readonly string[], play: string, mode = 1800) {
  const total = async () => (await Promise.all(all.map(wallet))).reduce((sum, amount) => sum + amount, 0);
  const before = await total();
  const draw = await makeOpenDraw(db, { game: GAME });
  for (const [at, selection] of HALVES.entries())
    await buy(players[at] ?? '', draw, [{ play, selection, mode }]);
  await drawAndSettle(draw);
  await run();
  return rounded(100 + (await total()) - before);
}

async function drawAndSettle(draw: TestDraw): Promise<void> {
  await drawTestResult(db, draw, resultOf('12345'));
  await settle(draw);
}

/** Two members with the first of these modes, and agents above them with the others. */
async function lineOf([own = 1800, ...above]: readonly number[]) {
  const agents: string[] = [];
  for (const mode of above.toReversed()) agents.unshift(await join(agents[0], 1, mode));
  const players = [await join(agents[0], 0, own), await join(agents[0], 0, own)];
  return { players, agents, all: [...players, ...agents] };
}

async function join(agentId: string | undefined, type: 0 | 1, mode: number): Promise<string> {
  const { memberId } = await createMember(db, brand, { type, ...(agentId ? { agentId } : {}) });
  await sql`
    insert into lottery.account_mode (merchant_id, member_id, prize_mode, mode, changed_at)
    select ${brand.id}, ${memberId}, unnest(${PRIZE_MODES}::text[]), ${mode}, now()`.execute(db.kysely);
  if (type === 0) {
    const gift = { merchantId: brand.id, currency: brand.currency, memberId, amount: 1000n * 100_000n };
    await db.transaction((tx) => fundWallet(tx, gift));
  }
  return memberId;
}

/** What the lines of a slip were sold with. */
async function sold(slip: string) {
  const { rows } = await db.pool.query<{ rebate: bigint; rebates_to: number }>(
    'select rebate, rebates_to from lottery.line where slip_id = $1 order by number, draw_id',
    [slip],
  );
  return rows;
}

/** A northern draw whose special prize is this. */
function resultOf(special: string): string {
  const digits = family.draw.parts.reduce((sum, { count, length }) => sum + count * length, 0);
  return formatResult(family.draw, [...special.padEnd(digits, '0')].map(Number));
}

function rounded(amount: number): number {
  return Math.round(amount * 1e5) / 1e5;
}
