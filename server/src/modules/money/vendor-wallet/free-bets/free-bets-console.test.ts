import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createGame } from '../../../play/catalogue/catalogue.factory.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { roundFixture } from '../rounds.fixture.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { grantProposal } from './grant-proposal.ts';
import { myFreeBets } from './my-free-bets.ts';
import { freeBetsOps } from './ops-routes.ts';
import { sendRewards } from './send-rewards.ts';

const UNIT = 100_000;
const { db } = await testDatabase();
const vendor = await startTestVendor();
const confirms = () =>
  vendor.answerWith((response, { body }) =>
    response.writeHead(200).end(JSON.stringify({ reward_uuid: body['reward_uuid'] })),
  );
const wallet = await walletFixture(db, {
  vendor: {
    apiUrl: vendor.url,
    additions: ['free_bets'],
    freeBets: { max: BigInt(20 * UNIT), dayMax: BigInt(100_000 * UNIT) },
  },
});
const { clock } = wallet;
const deps = roundFixture(db, clock);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['vendor-wallet.read', 'vendor-wallet.grant'],
  routes: freeBetsOps(deps),
  kinds: [grantProposal],
});
const operator = () => createOperator(db, { now: clock.now() });
const first = await operator();
const reason = 'for the long wait at the desk';

type Player = Awaited<ReturnType<typeof wallet.player>>;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const wanted = (more: object = {}) => ({
  key: newId(),
  vendor: wallet.vendor.code,
  game: null,
  count: 5,
  value: '10.00',
  endsAt: inHours(24),
  reason,
  ...more,
});
const grant = (player: Player, more: object = {}, by = first) =>
  ask(`POST /ops/members/${player.memberId}/free-bets`, by.cookie, { body: wanted(more) });
const rowsOf = async (player: Player, by = first) =>
  (await ask('GET /ops/free-bets', by.cookie, { query: { member: player.memberId } })).value.rows;
const shownTo = async ({ memberId }: Player) =>
  (await myFreeBets(db.kysely, { memberId, merchantId: wallet.brand.id, language: 'EN', now: clock.now() }))
    .freeBets;
const free = (player: Player, reward: string) =>
  wallet.bet(player.bet({ is_free: true, amount: 10 * UNIT, reward_uuid: reward }));

afterAll(async () => expect(await checkWalletInvariants(db.kysely)).toEqual([]));

test('granted free bets are sent to the vendor, signed; then the player sees and plays them', async () => {
  confirms();
  const player = await wallet.player({ balance: 1n });
  const { value } = await grant(player, { game: wallet.game.code });
  expect(value).toEqual({ outcome: 'granted', id: expect.any(String) });
  const call = vendor.calls.at(-1);
  if (!call) throw new Error('the vendor was called');
  expect(call.path).toBe('/freebet/rewards/create');
  expect(isSigned(call, wallet.vendor.signature_header, wallet.brand.signingPublicKey)).toBe(true);
  expect(call.body).toEqual({
    operator_id: wallet.brand.code,
    sub_partner_id: wallet.brand.code,
    user: player.walletUser,
    currency: 'THB',
    game_code: wallet.game.code,
    bet_value: 10 * UNIT,
    bet_count: 5,
    start_time: clock.now().toISOString(),
    end_time: inHours(24),
    reward_uuid: value.id,
  });
  expect((await free(player, value.id)).status).toBe('RS_OK');
  expect(await shownTo(player)).toMatchObject([{ id: value.id, count: 5, left: 4, value: '10.00' }]);
  expect(await rowsOf(player)).toMatchObject([
    { id: value.id, used: 1, state: 'active', isConfirmed: true, grantedBy: first.name, reason },
  ]);
});

test('one press of the button grants once, and the same key with other free bets is refused', async () => {
  confirms();
  const player = await wallet.player({ balance: 1n });
  const key = newId();
  const endsAt = inHours(1);
  const [one, two] = [await grant(player, { key, endsAt }), await grant(player, { key, endsAt })];
  expect(two.value).toEqual(one.value);
  expect((await grant(player, { key, endsAt, count: 6 })).code).toBe('idempotency_conflict');
  expect(await rowsOf(player)).toHaveLength(1);
});

test('what the vendor does not take, is worth too much or would be over already is not granted', async () => {
  const player = await wallet.player({ balance: 1n });
  const closed = await createGame(db.kysely, { vendor: wallet.vendor, enabled: false });
  for (const more of [
    { vendor: 'UNKNOWN' },
    { game: 'unknown' },
    { game: closed.code },
    { value: '20.00001' },
    { value: '0.00' },
    { endsAt: inHours(0) },
    { endsAt: inHours(24 * 366) },
  ])
    expect((await grant(player, more)).code).toBe('free_bets_impossible');
  expect(await rowsOf(player)).toEqual([]);
});

test('what is worth more than the limit waits for a second operator, and many small grants are one large one', async () => {
  confirms();
  const player = await wallet.player({ balance: 1n });
  const asking = await operator();
  const { value } = await grant(player, { count: 101 }, asking);
  expect(value.outcome).toBe('proposed');
  expect((await free(player, value.id)).status).toBe('RS_ERROR_LIMIT_REACHED');
  const proposal = await db.kysely
    .selectFrom('operators.proposal')
    .select(['id', 'payload'])
    .where('kind', '=', 'vendor-wallet.grant-free-bets')
    .executeTakeFirstOrThrow();
  expect(
    (await ask(`POST /ops/proposals/${proposal.id}/approve`, (await operator()).cookie, { body: {} }))
      .success,
  ).toBe(true);
  expect((await free(player, value.id)).status).toBe('RS_OK');
  expect(await shownTo(player)).toEqual([]);
  await sendRewards(deps);
  expect(await shownTo(player)).toMatchObject([{ id: value.id, left: 100 }]);

  const other = await wallet.player({ balance: 1n });
  expect((await grant(other, { count: 60 }, asking)).value.outcome).toBe('granted');
  expect((await grant(other, { count: 41 }, await operator())).value.outcome).toBe('proposed');
});

test('cancelled, nothing more is placed, the vendor is told, and a second time it is refused', async () => {
  confirms();
  const player = await wallet.player({ balance: 1n });
  const { value } = await grant(player);
  expect((await free(player, value.id)).status).toBe('RS_OK');
  const cancel = () =>
    ask(`POST /ops/free-bets/${value.id}/cancellation`, first.cookie, { body: { reason } });
  expect((await cancel()).success).toBe(true);
  expect(vendor.calls.at(-1)).toMatchObject({
    path: '/freebet/rewards/cancel',
    body: { operator_id: wallet.brand.code, reward_uuid: value.id },
  });
  expect((await free(player, value.id)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await cancel()).code).toBe('free_bets_over');
  expect(await shownTo(player)).toEqual([]);
  expect(await rowsOf(player)).toMatchObject([
    { state: 'cancelled', used: 1, cancelled: { by: first.name, reason } },
  ]);
});

test('a vendor that does not answer is told again later, and one that refuses the game for good no more', async () => {
  vendor.answerWith((response) => response.writeHead(500).end());
  const player = await wallet.player({ balance: 1n });
  const { value } = await grant(player);
  expect(await rowsOf(player)).toMatchObject([{ state: 'active', isConfirmed: false }]);
  confirms();
  const sent = vendor.calls.length;
  await sendRewards(deps);
  expect(vendor.calls).toHaveLength(sent);
  clock.advance(31_000);
  await sendRewards(deps);
  expect(vendor.calls).toHaveLength(sent + 1);
  expect((await rowsOf(player))[0]).toMatchObject({ id: value.id, isConfirmed: true });

  vendor.answerWith((response) =>
    response.writeHead(400).end(JSON.stringify({ status: 'RS_ERROR_INVALID_GAME' })),
  );
  const other = await wallet.player({ balance: 1n });
  await grant(other);
  expect(await rowsOf(other)).toMatchObject([{ state: 'refused' }]);
  expect(await shownTo(other)).toEqual([]);
});

test('free bets of another brand are neither seen nor cancelled, and its members get none', async () => {
  confirms();
  const player = await wallet.player({ balance: 1n });
  const { value } = await grant(player);
  const hill = await createBrand(db.kysely);
  const stranger = await createOperator(db, {
    role: 'owner',
    scope: { merchantId: hill.id },
    now: clock.now(),
  });
  expect(await rowsOf(player, stranger)).toEqual([]);
  expect(
    (await ask(`POST /ops/free-bets/${value.id}/cancellation`, stranger.cookie, { body: { reason } })).code,
  ).toBe('not_found');
  expect((await grant(player, {}, stranger)).code).toBe('not_found');
});
