import { randomUUID } from 'node:crypto';
import type { FreeRounds } from '@lanna/rules/rewards/bonuses/terms';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { bonusTerms, publishedOffer } from '../../../rewards/bonuses/bonus.fixture.ts';
import { bonusesBeside } from '../../../rewards/bonuses/bonuses-beside.ts';
import { checkBonusInvariants } from '../../../rewards/bonuses/check-bonus-invariants.ts';
import { choose, takeChoice } from '../../../rewards/bonuses/choice.ts';
import { giveOfferedRounds } from '../../../rewards/bonuses/give-offered-rounds.ts';
import { endBonus } from '../../../rewards/bonuses/life/end-bonus.ts';
import { runLife } from '../../../rewards/bonuses/life/run-life.ts';
import { optIn } from '../../../rewards/bonuses/offering/opt-in.ts';
import { showMine } from '../../../rewards/bonuses/reading/show-mine.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { roundFixture } from '../rounds.fixture.ts';
import { startTestVendor } from '../test-vendor.factory.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { freeBetsOps } from './ops-routes.ts';
import { runFreeRounds } from './run-free-rounds.ts';

const UNIT = 100_000;
const baht = (amount: number) => BigInt(amount * UNIT);
const { db } = await testDatabase();
const vendor = await startTestVendor();
const wallet = await walletFixture(db, {
  // Some play on after days of the test's clock, as with a launch of that day.
  tokenMs: 7 * 24 * 3_600_000,
  vendor: {
    apiUrl: vendor.url,
    additions: ['free_bets'],
    freeBets: { max: baht(20), dayMax: baht(100_000) },
  },
});
const { brand, clock } = wallet;
const deps = roundFixture(db, clock);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['vendor-wallet.read', 'vendor-wallet.grant'],
  routes: freeBetsOps(deps),
});
const confirms = () =>
  vendor.answerWith((response, { body }) =>
    response.writeHead(200).end(JSON.stringify({ reward_uuid: body['reward_uuid'] })),
  );
confirms();

const ROUNDS = { vendor: wallet.vendor.code, game: wallet.game.code, title: { EN: 'Slot' } };
const roundsTerms = (more: Partial<FreeRounds> = {}) =>
  bonusTerms({
    ...{ kind: 'free_rounds', amount: null, contributions: {}, convertedTimes: null, days: 3 },
    wagering: { times: 0, of: 'bonus' },
    rounds: { ...ROUNDS, count: 2, worth: '10.00', ...more },
  });
/** Their wins are a bonus that is to be played five times. */
const forBonus = () => ({
  ...roundsTerms({ wins: 'bonus' }),
  ...{ contributions: { RNG: 100 }, convertedTimes: 10, wagering: { times: 5, of: 'bonus' as const } },
});
const offered = (terms = roundsTerms(), budget = baht(1000)) =>
  db.transaction((tx) => publishedOffer(tx, brand, { terms, budget, now: clock.now() }));
type Player = Awaited<ReturnType<typeof wallet.player>>;
type Offer = Awaited<ReturnType<typeof offered>>;
const take = ({ memberId }: Player, offer: Offer) =>
  db.transaction((tx) =>
    optIn(tx, { brand, memberId, offer, deposit: null, findSamePerson: strangers, now: clock.now() }),
  );
const give = ({ memberId }: Player, offer: Offer, id = newId()) =>
  db.transaction((tx) => giveOfferedRounds(tx, { id, brand, memberId, offerId: offer.id, now: clock.now() }));
const mine = ({ memberId }: Player) => showMine(db.kysely, { brand, memberId }, clock.now());
const cashOf = ({ memberId }: Player) => walletBalance(db.kysely, { merchantId: brand.id, memberId });
const play = (player: Player, id: string) => {
  const bet = player.bet({ is_free: true, amount: 10 * UNIT, reward_uuid: id });
  return { bet, placed: wallet.bet(bet) };
};
const spentOf = async ({ id }: Offer) =>
  (await db.kysely.selectFrom('bonuses.spent').select('amount').where('offer_id', '=', id).execute()).reduce(
    (sum, { amount }) => sum + amount,
    0n,
  );
const endedAs = async (id: string) =>
  (await db.kysely.selectFrom('bonuses.bonus').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

afterEach(async () => {
  expect(await checkBonusInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('free rounds are given a moment after the yes, what they win is cash, and the last of them completes the bonus', async () => {
  const [player, offer] = [await wallet.player(), await offered()];
  const id = await take(player, offer);
  expect((await play(player, id).placed).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await mine(player)).rounds).toMatchObject([{ id, state: 'waiting', amount: '20.00' }]);
  await runFreeRounds(deps);
  await runFreeRounds(deps);
  expect(vendor.calls.at(-1)).toMatchObject({
    path: '/freebet/rewards/create',
    body: { reward_uuid: id, bet_count: 2, bet_value: 10 * UNIT, game_code: wallet.game.code },
  });
  expect((await mine(player)).rounds).toMatchObject([{ id, state: 'active' }]);
  for (const won of [35, 0]) {
    const { bet, placed } = play(player, id);
    expect((await placed).status).toBe('RS_OK');
    await wallet.win(player.win(bet, { amount: won * UNIT }));
  }
  expect((await play(player, id).placed).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await cashOf(player)).toBe(baht(35));
  await runFreeRounds(deps);
  expect(await mine(player)).toMatchObject({ rounds: [], past: [{ id, state: 'completed' }] });
  expect(await spentOf(offer)).toBe(baht(20));
  await expect(take(player, offer)).rejects.toMatchObject({ code: 'bonus_had' });
});

test('they are played beside the bonus whose money is played, wait behind none, and hold back no withdrawal', async () => {
  const player = await wallet.player();
  const id = await take(player, await offered());
  const money = await take(
    player,
    await db.transaction((tx) => publishedOffer(tx, brand, { terms: bonusTerms(), now: clock.now() })),
  );
  await runFreeRounds(deps);
  await runLife({ db, clock });
  expect(await mine(player)).toMatchObject({ active: { id: money }, rounds: [{ id, state: 'active' }] });
  expect((await bonusesBeside(db.kysely, player)).map((one) => one.id)).toEqual([money]);
  expect((await play(player, id).placed).status).toBe('RS_OK');
});

test.each(['forfeited', 'revoked'] as const)(
  'once %s no round is placed, their vendor learns of it, and what was won stays',
  async (to) => {
    const player = await wallet.player();
    const id = await take(player, await offered());
    await runFreeRounds(deps);
    const { bet, placed } = play(player, id);
    await placed;
    await db.transaction((tx) => endBonus(tx, { id, to, reason: 'for the test', now: clock.now() }));
    expect((await play(player, id).placed).status).toBe('RS_ERROR_LIMIT_REACHED');
    await wallet.win(player.win(bet, { amount: 7 * UNIT }));
    expect(await cashOf(player)).toBe(baht(7));
    await runFreeRounds(deps);
    expect(vendor.calls.at(-1)).toMatchObject({
      path: '/freebet/rewards/cancel',
      body: { reward_uuid: id },
    });
    expect(await endedAs(id)).toBe(to);
  },
);

test('one operator takes no free round back: that is the bonus’s, and two decide', async () => {
  const player = await wallet.player();
  const id = await take(player, await offered());
  await runFreeRounds(deps);
  const operator = await createOperator(db, { now: clock.now() });
  const reason = 'they were too many';
  const { code } = await ask(`POST /ops/free-bets/${id}/cancellation`, operator.cookie, { body: { reason } });
  expect(code).toBe('free_bets_of_bonus');
  expect((await play(player, id).placed).status).toBe('RS_OK');
});

test('their time ends by the clock; a round that is rolled back after the last one can be played again', async () => {
  const [player, other] = [await wallet.player(), await wallet.player()];
  const offer = await offered(roundsTerms({ count: 1 }));
  const [late, undone] = [await take(player, offer), await take(other, offer)];
  await runFreeRounds(deps);
  const { bet, placed } = play(other, undone);
  await placed;
  await runFreeRounds(deps);
  expect(await endedAs(undone)).toBe('completed');
  await wallet.rollback(other.rollback(bet));
  expect((await play(other, undone).placed).status).toBe('RS_OK');
  clock.advance(3 * 24 * 3_600_000);
  await runLife({ db, clock });
  expect(await endedAs(late)).toBe('expired');
});

test('what the vendor refuses gives the budget back, and can be taken again', async () => {
  vendor.answerWith((response) =>
    response.writeHead(400).end(JSON.stringify({ status: 'RS_ERROR_INVALID_GAME' })),
  );
  const [player, offer] = [await wallet.player(), await offered()];
  const id = await take(player, offer);
  await runFreeRounds(deps);
  await runFreeRounds(deps);
  expect(await endedAs(id)).toBe('expired');
  expect(await spentOf(offer)).toBe(0n);
  confirms();
  await take(player, offer);
});

test('rounds that are worth more than the vendor may give are not taken; those that wait for a closed one lapse, and the budget has them back', async () => {
  const player = await wallet.player();
  const dear = await offered(roundsTerms({ worth: '20.01' }));
  await expect(take(player, dear)).rejects.toMatchObject({ code: 'bonus_rounds_closed' });
  const offer = await offered();
  const id = await take(player, offer);
  const openVendor = (enabled: boolean) =>
    db.kysely
      .updateTable('catalogue.brand_vendor')
      .set({ enabled })
      .where('vendor_id', '=', wallet.vendor.id)
      .execute();
  await openVendor(false);
  await runFreeRounds(deps);
  expect(await endedAs(id)).toBe('waiting');
  clock.advance(3 * 24 * 3_600_000);
  await runLife({ db, clock });
  await openVendor(true);
  expect(await endedAs(id)).toBe('expired');
  expect(await spentOf(offer)).toBe(0n);
});

test('an offer for rewards is taken by no member, is given once for each id, and ends with its budget under any race', async () => {
  const [player, other] = [await wallet.player(), await wallet.player()];
  // As it stands in terms of before.
  const offer = await offered(roundsTerms({ asReward: true }), baht(50));
  expect((await mine(player)).offers.map(({ id }) => id)).not.toContain(offer.id);
  await expect(take(player, offer)).rejects.toMatchObject({ code: 'bonus_unknown' });
  await expect(give(player, await offered())).rejects.toMatchObject({ code: 'bonus_unknown' });
  const id = newId();
  await Promise.all([give(player, offer, id), give(player, offer, id)]);
  const raced = await Promise.allSettled([give(player, offer), give(other, offer)]);
  expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of raced)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'bonus_budget_spent' });
  expect(await spentOf(offer)).toBe(baht(40));
  await runFreeRounds(deps);
  expect((await play(player, id).placed).status).toBe('RS_OK');
});

test('what rounds win for a bonus is one bonus once the last of them has ended, and what is undone afterwards changes it no more', async () => {
  const player = await wallet.player();
  const id = await take(player, await offered(forBonus()));
  await runFreeRounds(deps);
  const [first, second] = [play(player, id), play(player, id)];
  for (const { placed } of [first, second]) expect((await placed).status).toBe('RS_OK');
  const win = player.win(first.bet, { amount: 35 * UNIT });
  await wallet.win(win);
  await runFreeRounds(deps);
  // One is open, whose win is still to be counted.
  expect(await mine(player)).toMatchObject({ active: null, rounds: [{ id, state: 'active', won: '35.00' }] });
  await wallet.win(player.win(second.bet, { amount: 5 * UNIT }));
  expect(await cashOf(player)).toBe(0n);
  await runFreeRounds(deps);
  await runLife({ db, clock });
  const { active, past } = await mine(player);
  expect(past).toMatchObject([{ id, state: 'completed', won: '40.00' }]);
  expect(active).toMatchObject({
    ...{ amount: '40.00', balance: '40.00', required: '200.00', convertedMost: '400.00' },
    terms: { kind: 'rounds_won', rounds: null, amount: '40.00' },
  });
  await wallet.rollback(player.rollback(win));
  expect((await mine(player)).active).toMatchObject({ balance: '40.00' });
  // It is played as any bonus: no round of it is free.
  expect((await wallet.bet(player.bet({ amount: 40 * UNIT }))).status).toBe('RS_OK');
  expect(await cashOf(player)).toBe(0n);
});

test.each(['forfeited', 'revoked', 'expired'] as const)(
  'what rounds have won for a bonus, once they are %s, is a bonus only where their time was over',
  async (to) => {
    const player = await wallet.player();
    const id = await take(player, await offered(forBonus()));
    await runFreeRounds(deps);
    const { bet, placed } = play(player, id);
    await placed;
    if (to === 'expired') {
      clock.advance(3 * 24 * 3_600_000);
      await runLife({ db, clock });
      expect(await endedAs(id)).toBe('active');
    }
    await wallet.win(player.win(bet, { amount: 7 * UNIT }));
    if (to === 'expired') await runLife({ db, clock });
    else await db.transaction((tx) => endBonus(tx, { id, to, reason: 'for the test', now: clock.now() }));
    await runLife({ db, clock });
    expect(await endedAs(id)).toBe(to);
    expect((await mine(player)).active?.amount).toBe(to === 'expired' ? '7.00' : undefined);
    expect(await cashOf(player)).toBe(0n);
  },
);

test('a round that wins for a bonus is played in no round of another bonus, and no other free round in its own', async () => {
  const player = await wallet.player();
  const [id, cash] = [await take(player, await offered(forBonus())), await take(player, await offered())];
  await take(
    player,
    await db.transaction((tx) => publishedOffer(tx, brand, { terms: bonusTerms(), now: clock.now() })),
  );
  await runFreeRounds(deps);
  const round = randomUUID();
  expect((await wallet.bet(player.bet({ amount: 10 * UNIT, round }))).status).toBe('RS_OK');
  const inside = (reward: string, at: string) =>
    wallet.bet(player.bet({ is_free: true, amount: 10 * UNIT, reward_uuid: reward, round: at }));
  expect((await inside(id, round)).status).toBe('RS_ERROR_LIMIT_REACHED');
  const own = randomUUID();
  expect((await inside(id, own)).status).toBe('RS_OK');
  expect((await inside(cash, own)).status).toBe('RS_ERROR_LIMIT_REACHED');
});

test('free rounds for a deposit wait for its credit, are given then, and are none where it does not come', async () => {
  const forDeposit = await offered(
    roundsTerms({ deposit: { least: '100.00', occasion: 'first' } }),
    baht(20),
  );
  const wants = ({ memberId }: Player) =>
    choose(db, { brand, memberId, offer: forDeposit, now: clock.now() });
  const order = async ({ memberId }: Player, amount: bigint) => {
    const deposit = { id: randomUUID(), amount };
    await db.transaction((tx) =>
      takeChoice(tx, { brand, memberId, deposit, findSamePerson: strangers, now: clock.now() }),
    );
    return deposit.id;
  };
  const [idle, player] = [await wallet.player(), await wallet.player()];
  await expect(take(player, forDeposit)).rejects.toMatchObject({ code: 'bonus_unknown' });
  for (const one of [idle, player]) await wants(one);
  await expect(order(player, baht(99))).rejects.toMatchObject({ code: 'bonus_deposit_small' });
  await order(idle, baht(100));
  await runFreeRounds(deps);
  expect((await mine(idle)).rounds).toMatchObject([{ state: 'opted' }]);
  await expect(order(player, baht(100))).rejects.toMatchObject({ code: 'bonus_budget_spent' });
  clock.advance(3 * 24 * 3_600_000);
  await runLife({ db, clock });
  expect((await mine(idle)).past).toMatchObject([{ state: 'expired' }]);
  await wants(player);
  const reference = await order(player, baht(100));
  const { memberId } = player;
  await db.transaction((tx) =>
    fundWallet(tx, {
      ...{ merchantId: brand.id, currency: brand.currency },
      ...{ memberId, amount: baht(250), reference },
    }),
  );
  await runLife({ db, clock });
  await runFreeRounds(deps);
  const [rounds] = (await mine(player)).rounds;
  expect(rounds).toMatchObject({ state: 'active', amount: '20.00' });
  expect((await play(player, rounds?.id ?? '').placed).status).toBe('RS_OK');
  expect(await spentOf(forDeposit)).toBe(baht(20));
});
