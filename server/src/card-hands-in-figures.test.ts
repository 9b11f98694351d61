import { afterAll, expect, test } from 'vitest';
import { checkPositionInvariants } from './modules/commission/positions/check-position-invariants.ts';
import { countAllResults } from './modules/commission/positions/count-results.ts';
import { checkTeamInvariants } from './modules/commission/teams/check-team-invariants.ts';
import { readTeamFigures } from './modules/commission/teams/read-figures.ts';
import { walletFixture } from './modules/money/vendor-wallet/wallet.fixture.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { checkBetInvariants } from './modules/play/bets/check-bet-invariants.ts';
import { createGame } from './modules/play/catalogue/catalogue.factory.ts';
import { testDatabase } from './platform/testing/test-database.ts';

/* Hands that members play against one another, as the vendor of card rooms settles them, in what agents and the brand earn by. */

const UNIT = 100_000;
const { db } = await testDatabase();
const wallet = await walletFixture(db, {
  vendor: { groups: ['RNG', 'PVP'], additions: ['unused_stake', 'valid_turnover', 'rake'] },
});
const game = await createGame(db.kysely, { vendor: wallet.vendor, code: 'cards', gameType: 'PVP' });
await db.kysely
  .insertInto('positions.setting')
  .values({
    ...{ merchant_id: wallet.brand.id, period: 'day', version: 1 },
    ...{ from_day: '2020-01-01', issued_to: '2019-12-31' },
  })
  .execute();

afterAll(async () => {
  for (const check of [checkBetInvariants, checkTeamInvariants, checkPositionInvariants])
    expect(await check(db.kysely)).toEqual([]);
});

/** A player below an agent without others, with what the agent and the house earn by. */
async function seat() {
  const agent = await createMember(db, wallet.brand, { type: 1 });
  const player = await wallet.player({ agentId: agent.memberId, balance: BigInt(1000 * UNIT) });
  return {
    player,
    async figures() {
      const { stake, payout, validTurnover } = await readTeamFigures(
        db.kysely,
        { merchantId: wallet.brand.id, agentId: agent.memberId },
        { from: '2020-01-01', to: '2030-01-01' },
      );
      const { rows } = await db.pool.query<{ owed: bigint; ggr: bigint }>(
        `select (select coalesce(sum(owed), 0)::bigint from positions.flow where upper_id = $1) as owed,
           (select coalesce(sum(ggr), 0)::bigint from teams.line_day where agent_id = $1) as ggr`,
        [agent.memberId],
      );
      const units = (amount: bigint | undefined) => Number(amount) / UNIT;
      return {
        ...{ turnover: units(validTurnover), ggr: units(stake - payout) },
        ...{ line: units(rows[0]?.ggr), owed: units(rows[0]?.owed) },
      };
    },
  };
}

/** A hand of two: each reserves 150, one wins 100 of the other less a rake of 3. Gives the winner's win. */
async function playHand(loser: Awaited<ReturnType<typeof seat>>, winner: Awaited<ReturnType<typeof seat>>) {
  const bets = [loser, winner].map(({ player }) => player.bet({ game_code: game.code, amount: 150 * UNIT }));
  for (const bet of bets) expect(await wallet.bet(bet)).toMatchObject({ status: 'RS_OK' });
  const wins = [
    loser.player.win(bets[0] ?? {}, {
      ...{ game_code: game.code, amount: 50 * UNIT, unused_stake: 50 * UNIT },
      ...{ valid_turnover: 100 * UNIT, rake: 0 },
    }),
    winner.player.win(bets[1] ?? {}, {
      ...{ game_code: game.code, amount: (50 + 100 + 97) * UNIT, unused_stake: 50 * UNIT },
      ...{ valid_turnover: 97 * UNIT, rake: 3 * UNIT },
    }),
  ];
  for (const win of wins) expect(await wallet.win(win)).toMatchObject({ status: 'RS_OK' });
  return wins[1] ?? {};
}

test('the turnover of a hand is each member’s absolute result; what the house and agents earn by is the rake of the hand, by the member who won', async () => {
  const [loser, winner] = [await seat(), await seat()];
  const win = await playHand(loser, winner);
  expect(await countAllResults(db.kysely)).toBe(true);
  // Were the loss a result of the house's, its agent would be paid for money that the other member has.
  expect(await loser.figures()).toEqual({ turnover: 100, ggr: 0, line: 0, owed: 0 });
  expect(await winner.figures()).toEqual({ turnover: 97, ggr: 3, line: 3, owed: 3 });
  const { rows } = await db.pool.query<{ ggr: bigint }>(
    'select sum(ggr)::bigint as ggr from reports.ngr_day where merchant_id = $1',
    [wallet.brand.id],
  );
  expect(rows[0]?.ggr).toBe(BigInt(3 * UNIT));

  await wallet.rollback(winner.player.rollback(win, { game_code: game.code }));
  expect(await countAllResults(db.kysely)).toBe(true);
  // Without a win nothing says what of the stake is other members': until it is won anew the house has it.
  expect(await winner.figures()).toEqual({ turnover: 150, ggr: 150, line: 150, owed: 150 });
});

test('a rake moves no money: a win that comes again with another one is the same win, the first stands, and none is more than the stake', async () => {
  const [loser, winner] = [await seat(), await seat()];
  const win = await playHand(loser, winner);
  const again = { ...win, request_uuid: loser.player.bet()['request_uuid'] };
  expect(await wallet.win({ ...again, rake: 90 * UNIT })).toMatchObject({ status: 'RS_OK' });
  const bet = winner.player.bet({ game_code: game.code, amount: 10 * UNIT });
  await wallet.bet(bet);
  await wallet.win(winner.player.win(bet, { game_code: game.code, amount: 0, rake: 500 * UNIT }));
  expect(await countAllResults(db.kysely)).toBe(true);
  expect(await winner.figures()).toMatchObject({ ggr: 13, owed: 13 });
});
