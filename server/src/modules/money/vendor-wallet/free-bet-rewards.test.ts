import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createGame } from '../../play/catalogue/catalogue.factory.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { createReward } from './reward.factory.ts';
import { type Message, walletFixture } from './wallet.fixture.ts';

const { db, url } = await testDatabase();
const VALUE = 10 * 100_000;
const freeBets = { max: 20n * 100_000n, dayMax: 100_000n * 100_000n };
const wallet = await walletFixture(db, { vendor: { freeBets, additions: ['free_bets', 'batch'] } });
const published = await walletFixture(db, { vendor: { freeBets } });
type Player = Awaited<ReturnType<typeof wallet.player>>;

const free = (player: Player, reward: string | undefined, message: Message = {}) =>
  player.bet({ is_free: true, amount: VALUE, ...(reward ? { reward_uuid: reward } : {}), ...message });
const statusOf = async (message: Message) => (await wallet.bet(message)).status;

async function usedOf(id: string): Promise<number> {
  const { used } = await db.kysely
    .selectFrom('vendor_wallet.reward')
    .select('used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return used;
}

afterAll(async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});

test('a granted reward gives as many free bets as it says, and what they win is cash', async () => {
  const player = await wallet.player();
  const reward = await createReward(db, wallet, player);
  const first = free(player, reward);
  expect(await statusOf(first)).toBe('RS_OK');
  expect(await wallet.win(player.win(first, { amount: 7 * 100_000 }))).toMatchObject({
    status: 'RS_OK',
    balance: 7 * 100_000,
  });
  expect(await statusOf(free(player, reward.toUpperCase()))).toBe('RS_OK');
  expect(await statusOf(free(player, reward))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await usedOf(reward)).toBe(2);
});

test('without a reward, or with one that is unknown or no id at all, no free bet is placed', async () => {
  const player = await wallet.player();
  await createReward(db, wallet, player);
  for (const named of [undefined, randomUUID(), 'summer-5-spins'])
    expect(await statusOf(free(player, named))).toBe('RS_ERROR_LIMIT_REACHED');
});

test('a reward is its player’s alone, and worth exactly what it says', async () => {
  const [player, other] = [await wallet.player(), await wallet.player()];
  const reward = await createReward(db, wallet, player);
  expect(await statusOf(free(other, reward))).toBe('RS_ERROR_LIMIT_REACHED');
  for (const amount of [0, VALUE - 1, VALUE + 1])
    expect(await statusOf(free(player, reward, { amount }))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await usedOf(reward)).toBe(0);
});

test('a reward for one game is used in no other, and one for none in any', async () => {
  const player = await wallet.player();
  const other = await createGame(db.kysely, { vendor: wallet.vendor });
  const forOne = await createReward(db, wallet, player, { game: wallet.game.code });
  const forAny = await createReward(db, wallet, player);
  expect(await statusOf(free(player, forOne, { game_code: other.code }))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await statusOf(free(player, forOne))).toBe('RS_OK');
  expect(await statusOf(free(player, forAny, { game_code: other.code }))).toBe('RS_OK');
});

test('after its end, and after it was cancelled, a reward gives nothing more; what was placed before is paid', async () => {
  const player = await wallet.player();
  const ending = await createReward(db, wallet, player, { endsInMs: 60_000 });
  const cancelled = await createReward(db, wallet, player);
  const placed = free(player, ending);
  expect(await statusOf(placed)).toBe('RS_OK');
  await db.kysely
    .updateTable('vendor_wallet.reward')
    .set({ cancelled_at: wallet.clock.now(), cancelled_by_name: 'Nok', cancel_reason: 'a test' })
    .where('id', '=', cancelled)
    .execute();
  expect(await statusOf(free(player, cancelled))).toBe('RS_ERROR_LIMIT_REACHED');
  wallet.clock.advance(60_000);
  expect(await statusOf(free(player, ending))).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await wallet.win(player.win(placed, { amount: 5 }))).status).toBe('RS_OK');
});

test('the vendor’s allowance stands above a reward: a bet worth more than one may be is refused', async () => {
  const player = await wallet.player();
  const reward = await createReward(db, wallet, player, { value: freeBets.max + 1n });
  expect(await statusOf(free(player, reward, { amount: Number(freeBets.max) + 1 }))).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
});

test('a rollback gives the bet back, once, and repeating a bet uses no other', async () => {
  const player = await wallet.player();
  const reward = await createReward(db, wallet, player, { count: 1 });
  const bet = free(player, reward);
  expect(await statusOf(bet)).toBe('RS_OK');
  expect(await statusOf({ ...bet, request_uuid: randomUUID() })).toBe('RS_OK');
  expect(await usedOf(reward)).toBe(1);
  for (let times = 0; times < 2; times++)
    expect((await wallet.rollback(player.rollback(bet))).status).toBe('RS_OK');
  expect(await usedOf(reward)).toBe(0);
  expect(await statusOf(free(player, reward))).toBe('RS_OK');
  expect(await statusOf(free(player, reward))).toBe('RS_ERROR_LIMIT_REACHED');
});

test('what a rollback gives back to a reward is no bet of another worth in the same batch', async () => {
  const player = await wallet.player();
  const reward = await createReward(db, wallet, player, { count: 1 });
  const bet = free(player, reward);
  expect(await statusOf(bet)).toBe('RS_OK');
  const other = free(player, reward, { amount: VALUE + 1 });
  const items = [
    { kind: 'rollback', ...player.rollback(bet) },
    { kind: 'bet', ...other },
  ];
  const reply = await wallet.send('/transaction/batch', { request_uuid: randomUUID(), items });
  expect((reply['replies'] as { status: string }[]).map(({ status }) => status)).toEqual([
    'RS_OK',
    'RS_ERROR_LIMIT_REACHED',
  ]);
  expect(await usedOf(reward)).toBe(0);
});

test('the same transaction with another reward is another one', async () => {
  const player = await wallet.player();
  const [one, other] = [await createReward(db, wallet, player), await createReward(db, wallet, player)];
  const bet = free(player, one);
  expect(await statusOf(bet)).toBe('RS_OK');
  expect(await statusOf({ ...bet, request_uuid: randomUUID(), reward_uuid: other })).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  );
  expect([await usedOf(one), await usedOf(other)]).toEqual([1, 0]);
});

test('spent by thirty bets at once, over two processes and in batches, a reward of three gives three', async () => {
  const player = await wallet.player();
  const reward = await createReward(db, wallet, player, { count: 3 });
  const other = openDatabase({ url, maxConnections: 4 });
  const servers = [wallet.origin, await wallet.serveAlso(other)];
  const single = Array.from({ length: 20 }, async (_, n) => {
    return (await wallet.sendUntilKnown('/transaction/bet', free(player, reward), servers[n % 2])).status;
  });
  const items = Array.from({ length: 10 }, () => free(player, reward));
  const inBatch = items.map(async (item) => {
    for (;;) {
      const batch = { request_uuid: randomUUID(), items: [{ kind: 'bet', ...item }] };
      const { replies } = await wallet.send('/transaction/batch', batch);
      const status = (replies as { status: string }[] | undefined)?.[0]?.status ?? 'RS_ERROR_UNKNOWN';
      if (status !== 'RS_ERROR_TIMEOUT' && status !== 'RS_ERROR_UNKNOWN') return status;
    }
  });
  const statuses = await Promise.all([...single, ...inBatch]);
  expect(statuses.filter((status) => status === 'RS_OK')).toHaveLength(3);
  expect(new Set(statuses)).toEqual(new Set(['RS_OK', 'RS_ERROR_LIMIT_REACHED']));
  expect(await usedOf(reward)).toBe(3);
  await other.close();
});

test('for a vendor without the addition a reward is not looked at, whatever is named', async () => {
  const player = await published.player();
  for (const reward_uuid of [undefined, randomUUID(), 'summer'])
    expect(
      (
        await published.bet(
          player.bet({ is_free: true, amount: VALUE, ...(reward_uuid ? { reward_uuid } : {}) }),
        )
      ).status,
    ).toBe('RS_OK');
  const { rows } = await db.pool.query(
    'select distinct more from vendor_wallet.provider_tx where vendor_id = $1',
    [published.vendor.id],
  );
  expect(rows).toEqual([{ more: null }]);
});
