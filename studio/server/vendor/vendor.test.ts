import {
  fairRotateReply,
  gameListReply,
  gameRoundReply,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { fairState } from '@lanna/contract/play/bets/fair-state';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reelStep } from '../../play-api.ts';
import { checkReceipt } from '../../rules/verify-round.ts';
import { signBytes } from '../platform/signature.ts';
import { newPlayer, openAs, type TestPlayer } from '../test/player.ts';
import { demoMessage, launchMessage, MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';
import { keyPair } from '../test/wallet-peer.ts';

const studio = await openTestStudio();
const { peer, clock } = studio;

describe('a signature', () => {
  const body = JSON.stringify(launchMessage());

  test('over the exact bytes is accepted', async () => {
    expect((await studio.rawVendorCall('/launch', body, signBytes(body, studio.portalKey))).status).toBe(200);
  });

  test('over the same JSON with other spacing is refused', async () => {
    const spaced = JSON.stringify(launchMessage(), null, 1);
    const answer = await studio.rawVendorCall('/launch', spaced, signBytes(body, studio.portalKey));
    expect(answer).toEqual({ status: 401, body: { status: 'RS_ERROR_INVALID_SIGNATURE' } });
  });

  test.each([
    '/launch',
    '/game/list',
    '/game/round',
    '/game/rounds',
    '/lobby/tables',
    '/fair/state',
    '/fair/returns',
    '/fair/rotate',
    '/leases',
  ])('is asked for at %s, before the body is looked at', async (path) => {
    const refused = { status: 401, body: { status: 'RS_ERROR_INVALID_SIGNATURE' } };
    expect(await studio.rawVendorCall(path, 'no json at all')).toEqual(refused);
    expect(await studio.rawVendorCall(path, '{}', 'not base64!')).toEqual(refused);
    expect(await studio.rawVendorCall(path, '{}', signBytes('{}', keyPair().privateKey))).toEqual(refused);
  });

  test('does not help a body that is no JSON, or another shape', async () => {
    const signed = (text: string) => studio.rawVendorCall('/launch', text, signBytes(text, studio.portalKey));
    expect(await signed('{"a":')).toEqual({ status: 400, body: { status: 'RS_ERROR_WRONG_SYNTAX' } });
    expect(await signed('{"a":1}')).toEqual({ status: 400, body: { status: 'RS_ERROR_WRONG_TYPES' } });
    expect(await signed(JSON.stringify({ x: 'y'.repeat(70_000) }))).toMatchObject({ status: 400 });
  });
});

describe('launch', () => {
  test('gives an address whose session is in the fragment', async () => {
    const { body } = await studio.vendorCall('/launch', launchMessage());
    expect(body).toEqual({
      url: expect.stringMatching(/^http:\/\/studio\.test\/play\/lanna-lanterns#s=[\w-]{43}$/),
    });
  });

  test.each([
    ['an unknown game', { game_code: 'nowhere' }, 404, 'RS_ERROR_INVALID_GAME'],
    ['a lobby that is a script', { lobby_url: 'javascript:alert(1)' }, 400, 'RS_ERROR_WRONG_TYPES'],
    ['a player without a token', { token: undefined }, 400, 'RS_ERROR_WRONG_TYPES'],
    ['a demo with a player', { currency: 'XXX' }, 400, 'RS_ERROR_WRONG_TYPES'],
  ])('of %s is refused', async (_, change, httpStatus, status) => {
    expect(await studio.vendorCall('/launch', launchMessage(change))).toEqual({
      status: httpStatus,
      body: { status },
    });
  });

  test('of one player many times at once makes one player, with one pair of seeds', async () => {
    const launch = launchMessage({ user: 'eager', token: 'eager-token' });
    await Promise.all(Array.from({ length: 8 }, () => studio.vendorCall('/launch', launch)));
    const { rows } = await studio.studio.db.pool.query(
      `select s.state from studio.seed_pair s join studio.player p on p.id = s.player_id
       where p.wallet_user = 'eager' order by 1`,
    );
    expect(rows).toEqual([{ state: 'current' }, { state: 'next' }]);
  });
});

describe('a demo', () => {
  test('plays by the same rules with demo credit and never calls the wallet', async () => {
    const callsBefore = peer.calls.length;
    const demo = await openAs(studio, 'visitor', demoMessage());
    expect(await demo.open()).toMatchObject({ demo: true, balance: '10000.00', currency: 'XXX' });
    const { round, balanceAfterStake, balance } = await demo.spin({ stake: '100.00' });
    expect(balanceAfterStake).toBe('9900.00');
    expect(Number(balance)).toBeCloseTo(9900 + Number(round.payout), 5);
    await demo.showAll(round);
    expect((await demo.open()).balance).toBe(balance);
    expect((await demo.history()).rounds).toHaveLength(1);
    expect(peer.calls).toHaveLength(callsBefore);
  });

  test('ends when its money is gone', async () => {
    const demo = await openAs(studio, 'visitor', demoMessage());
    await studio.studio.db.pool.query(
      'update studio.player set demo_balance = 500000 where demo_balance is not null',
    );
    expect(await demo.refusedSpin({ stake: '10.00' })).toMatchObject({ code: 'not_enough_money' });
    await demo.spin({ stake: '5.00' });
  });

  test('is a new one each time', async () => {
    const first = await openAs(studio, 'visitor', demoMessage());
    await first.spin();
    const second = await openAs(studio, 'visitor', demoMessage());
    expect((await second.open()).unfinished).toBeNull();
  });
});

test('the list of games is what the sheets say', async () => {
  const { games } = gameListReply.parse(
    (await studio.vendorCall('/game/list', { operator_id: 'LANNA' })).body,
  );
  expect(games.map((game) => [game.game_code, game.rtp, game.volatility, game.lines])).toEqual([
    ['lanna-lanterns', 95.73, 'medium', 20],
    ['starlight-market', 96.34, 'low', 10],
    ['river-naga', 96.49, 'high', 25],
  ]);
});

describe('a round asked for', () => {
  test('is settled with a receipt, whose seed is hidden until it is rotated away; then the receipt computes', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    const before = await roundOf(player, round.id);
    expect(before).toMatchObject({ state: 'settled', receipt: { serverSeed: null, payout: round.payout } });
    expect(JSON.stringify(before)).not.toMatch(/"serverSeed":"/);

    const state = await stateOf(player);
    expect(state.serverSeedHash).toBe(round.serverSeedHash);
    await rotate(player, { client_seed: 'โชคดี', next_server_seed_hash: state.nextServerSeedHash });
    const { receipt } = await roundOf(player, round.id);
    expect(checkReceipt(receiptShape.parse(receipt))).toMatchObject({ verdict: 'holds' });
  });

  test('is unknown to another player, by another name, or when it never was', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    const other = await newPlayer(studio);
    expect(await roundOf(other, round.id)).toEqual({ round: round.id, state: 'unknown' });
    expect(await roundOf(player, 'no-uuid')).toEqual({ round: 'no-uuid', state: 'unknown' });
  });

  test('is open while the stake may still come back, refused when the operator said no', async () => {
    const player = await newPlayer(studio);
    peer.fail('/transaction/bet', 'applied-cut');
    await player.refusedSpin();
    const { rows } = await studio.studio.db.pool.query<{ id: string }>(
      `select id from studio.round where state = 'rolling_back'`,
    );
    expect(await roundOf(player, rows[0]?.id ?? '')).toEqual({ round: rows[0]?.id, state: 'open' });
  });
});

describe('seeds', () => {
  test('are committed before the first round, for a player the studio has not seen before', async () => {
    const state = fairState.parse(
      (await studio.vendorCall('/fair/state', { operator_id: 'LANNA', user: 'new' })).body,
    );
    expect(state).toMatchObject({ nonce: 0, revealed: [] });
    expect(state.serverSeedHash).not.toBe(state.nextServerSeedHash);
  });

  test('rotate: the old one is revealed, the announced one is played with the seed the player chose', async () => {
    const player = await newPlayer(studio);
    await player.showAll((await player.spin()).round);
    const before = await stateOf(player);
    const reply = await rotate(player, {
      client_seed: 'เรือยาว 7',
      next_server_seed_hash: before.nextServerSeedHash,
    });
    if (reply.status !== 'ok') throw new Error(reply.status);
    expect(reply.state).toMatchObject({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: 'เรือยาว 7',
      nonce: 0,
      revealed: [{ serverSeedHash: before.serverSeedHash, clientSeed: before.clientSeed, rounds: 1 }],
    });
    const [revealed] = reply.state.revealed;
    expect(commitmentOf(revealed?.serverSeed ?? '')).toBe(before.serverSeedHash);
    clock.advance(MINIMUM_CYCLE_MS);
    expect((await player.spin()).round).toMatchObject({ clientSeed: 'เรือยาว 7', nonce: 0 });
    expect(await stateOf(player)).toMatchObject({ nonce: 1 });
  });

  test('rotate only to the hash the player was shown', async () => {
    const player = await newPlayer(studio);
    const before = await stateOf(player);
    const stale = { client_seed: 'x', next_server_seed_hash: before.serverSeedHash };
    expect(await rotate(player, stale)).toEqual({ status: 'stale_hash' });
    expect(await stateOf(player)).toEqual(before);
  });

  test('rotate once when asked twice at once', async () => {
    const player = await newPlayer(studio);
    const { nextServerSeedHash } = await stateOf(player);
    const ask = { client_seed: 'x', next_server_seed_hash: nextServerSeedHash };
    const replies = await Promise.all([rotate(player, ask), rotate(player, ask)]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual(['ok', 'stale_hash']);
  });

  test('stay while a stake may still come back', async () => {
    const player = await newPlayer(studio);
    peer.fail('/transaction/bet', 'applied-cut');
    await player.refusedSpin();
    const { nextServerSeedHash } = await stateOf(player);
    const ask = { client_seed: 'x', next_server_seed_hash: nextServerSeedHash };
    expect(await rotate(player, ask)).toEqual({ status: 'round_unfinished' });
  });

  test.each(['', 'x'.repeat(65), 'a\nb', '\u0000'])('do not take %j from a player', async (clientSeed) => {
    const player = await newPlayer(studio);
    const { nextServerSeedHash } = await stateOf(player);
    const { status } = await studio.vendorCall('/fair/rotate', {
      operator_id: 'LANNA',
      user: player.user,
      client_seed: clientSeed,
      next_server_seed_hash: nextServerSeedHash,
    });
    expect(status).toBe(400);
  });

  test('rounds and rotations at the same time leave no nonce out and none twice', async () => {
    const player = await newPlayer(studio);
    const seen: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      clock.advance(MINIMUM_CYCLE_MS);
      const { nextServerSeedHash } = await stateOf(player);
      const ask = { client_seed: `turn-${turn}`, next_server_seed_hash: nextServerSeedHash };
      const [{ round }] = await Promise.all([player.spin(), rotate(player, ask)]);
      await player.showAll(round);
      seen.push(`${round.serverSeedHash}:${round.nonce}`);
    }
    expect(new Set(seen).size).toBe(10);
    const { rows } = await studio.studio.db.pool.query(
      `select s.nonce = count(r.id) as whole from studio.seed_pair s
       join studio.player p on p.id = s.player_id left join studio.round r on r.seed_pair_id = s.id
       where p.wallet_user = $1 group by s.id, s.nonce`,
      [player.user],
    );
    expect(rows.every((row) => row.whole === true)).toBe(true);
  });
});

const receiptShape = z.object({
  ruleVersion: z.string(),
  gameCode: z.string(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
  stake: z.string(),
  payout: z.string(),
  steps: z.array(reelStep),
});

async function roundOf({ user }: TestPlayer, round: string) {
  return gameRoundReply.parse(
    (await studio.vendorCall('/game/round', { operator_id: 'LANNA', user, round })).body,
  );
}

async function stateOf({ user }: TestPlayer) {
  return fairState.parse((await studio.vendorCall('/fair/state', { operator_id: 'LANNA', user })).body);
}

async function rotate({ user }: TestPlayer, ask: { client_seed: string; next_server_seed_hash: string }) {
  return fairRotateReply.parse(
    (await studio.vendorCall('/fair/rotate', { operator_id: 'LANNA', user, ...ask })).body,
  );
}
