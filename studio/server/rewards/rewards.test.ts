import { expect, test } from 'vitest';
import { finishRounds } from '../rounds/finish-rounds.ts';
import { newPlayer, type TestPlayer } from '../test/player.ts';
import { MINIMUM_CYCLE_MS, newKey, openTestStudio } from '../test/test-studio.ts';

const studio = await openTestStudio();
const { peer, clock } = studio;

const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
/** Three free bets of 10.00 for any game, unless said otherwise. */
async function reward(player: TestPlayer, change: Record<string, unknown> = {}): Promise<string> {
  const id = newKey();
  const reply = await studio.vendorCall(
    '/freebet/rewards/create',
    message(player, { reward_uuid: id, ...change }),
  );
  expect(reply).toEqual({ status: 200, body: { reward_uuid: id } });
  return id;
}
const message = ({ user }: TestPlayer, change: Record<string, unknown>) => ({
  operator_id: 'LANNA',
  sub_partner_id: 'LANNA',
  user,
  currency: 'THB',
  bet_value: 1_000_000,
  bet_count: 3,
  start_time: inMs(0),
  end_time: inMs(3_600_000),
  ...change,
});
const cancel = (id: string) =>
  studio.vendorCall('/freebet/rewards/cancel', { operator_id: 'LANNA', reward_uuid: id });
const listed = async ({ user }: TestPlayer) =>
  (await studio.vendorCall('/freebet/rewards/list', { operator_id: 'LANNA', user })).body;

async function playFree(player: TestPlayer, id: string) {
  clock.advance(MINIMUM_CYCLE_MS);
  const answer = await player.spin({ freeBets: id });
  await player.showAll(answer.round);
  return answer;
}

test('free bets are offered when the game opens, cost nothing, pay what they win, and count down', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player);
  expect((await player.open()).freeBets).toEqual({ id, left: 3, value: '10.00', endsAt: inMs(3_600_000) });
  let balance = 1000_00000n;
  for (const left of [2, 1, 0]) {
    const answer = await playFree(player, id);
    const bet = peer.callsTo('/transaction/bet').at(-1);
    expect(bet).toMatchObject({ user: player.user, is_free: true, reward_uuid: id, amount: 1_000_000n });
    balance += BigInt(Math.round(Number(answer.round.payout) * 100_000));
    expect(answer.freeBets?.left ?? 0).toBe(left);
    expect(peer.balances.get(player.user)).toBe(balance);
  }
  expect((await player.open()).freeBets).toBeNull();
  clock.advance(MINIMUM_CYCLE_MS);
  expect((await player.refusedSpin({ freeBets: id })).code).toBe('free_bets_over');
  expect(await listed(player)).toEqual({
    rewards: [{ reward_uuid: id, bet_count: 3, bets_used: 3, status: 'FRS_USED' }],
  });
});

test('a round with the player’s own stake uses none of them', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player);
  clock.advance(MINIMUM_CYCLE_MS);
  const answer = await player.spin();
  expect(answer.freeBets).toMatchObject({ id, left: 3 });
  const bet = peer.callsTo('/transaction/bet').at(-1);
  expect(bet).toMatchObject({ is_free: false });
  expect(bet).not.toHaveProperty('reward_uuid');
});

test('the same press twice is one round and one free bet; with its own stake instead it is refused', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player);
  const key = newKey();
  clock.advance(MINIMUM_CYCLE_MS);
  const [one, two] = await Promise.all([
    player.spin({ freeBets: id, key }),
    player.spin({ freeBets: id, key }),
  ]);
  expect(two.round).toEqual(one.round);
  expect((await player.open()).freeBets?.left).toBe(2);
  expect((await player.refusedSpin({ key })).code).toBe('invalid_input');
});

test('two presses at once spend the last free bet once', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player, { bet_count: 1 });
  clock.advance(MINIMUM_CYCLE_MS);
  const results = await Promise.allSettled([player.spin({ freeBets: id }), player.spin({ freeBets: id })]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(peer.callsTo('/transaction/bet').filter(({ user }) => user === player.user)).toHaveLength(1);
});

test('another player’s, another game’s, of another stake, ended or cancelled: no free bet', async () => {
  const [player, other] = [await newPlayer(studio), await newPlayer(studio)];
  const of = {
    another: await reward(other),
    game: await reward(player, { game_code: 'river-naga' }),
    ended: await reward(player, { end_time: inMs(1000) }),
    cancelled: await reward(player),
    value: await reward(player, { bet_value: 2_000_000 }),
  };
  await cancel(of.cancelled);
  clock.advance(MINIMUM_CYCLE_MS);
  for (const id of [...Object.values(of), newKey()])
    expect((await player.refusedSpin({ freeBets: id })).code).toBe('free_bets_over');
  expect((await player.open()).freeBets).toMatchObject({ id: of.value, value: '20.00' });
});

test('a refused stake, and one that was rolled back, gives the free bet back', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player);
  clock.advance(MINIMUM_CYCLE_MS);
  peer.fail('/transaction/bet', 'RS_ERROR_LIMIT_REACHED');
  expect((await player.refusedSpin({ freeBets: id })).code).toBe('limit_reached');
  expect((await player.open()).freeBets?.left).toBe(3);
  peer.fail('/transaction/bet', 'applied-cut');
  expect((await player.refusedSpin({ freeBets: id })).code).toBe('outcome_uncertain');
  expect((await player.open()).freeBets?.left).toBe(2);
  await finishRounds(studio.studio);
  expect((await player.open()).freeBets?.left).toBe(3);
});

test('a reward that comes again is confirmed, with other content refused, and after its cancellation never played', async () => {
  const player = await newPlayer(studio);
  const id = await reward(player);
  const again = message(player, { reward_uuid: id });
  expect((await studio.vendorCall('/freebet/rewards/create', again)).status).toBe(200);
  expect((await studio.vendorCall('/freebet/rewards/create', { ...again, bet_count: 300 })).status).toBe(400);
  expect((await player.open()).freeBets?.left).toBe(3);
  const late = newKey();
  expect((await cancel(late)).status).toBe(200);
  await reward(player, { reward_uuid: late, end_time: inMs(60_000) }).catch(() => undefined);
  expect((await player.open()).freeBets?.id).toBe(id);
});

test('a game that is none of the studio’s, or a value that is no stake of it, is refused', async () => {
  const player = await newPlayer(studio);
  for (const change of [{ game_code: 'unknown' }, { bet_value: 1_234_567 }])
    expect(
      await studio.vendorCall(
        '/freebet/rewards/create',
        message(player, { reward_uuid: newKey(), ...change }),
      ),
    ).toEqual({ status: 404, body: { status: 'RS_ERROR_INVALID_GAME' } });
  expect((await studio.rawVendorCall('/freebet/rewards/create', '{}', 'none')).status).toBe(401);
});
