import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PLAY_PATHS } from '../../play-api.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { launchMessage, MINIMUM_CYCLE_MS, newKey, openTestStudio } from '../test/test-studio.ts';
import { CALLS_MAX } from './limit-calls.ts';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from './session.ts';

const studio = await openTestStudio();
const { peer, clock } = studio;

describe('opening a game', () => {
  test("shows the operator's balance, the stakes of the sheet and nothing unfinished", async () => {
    const player = await newPlayer(studio);
    expect(await player.open()).toMatchObject({
      gameCode: 'lanna-lanterns',
      gameName: { TH: 'โคมทองล้านนา', EN: 'Lanna Lanterns' },
      ruleVersion: 'lanna-lanterns-1',
      demo: false,
      kept: false,
      currency: 'THB',
      symbol: '฿',
      language: 'TH',
      lobbyUrl: 'http://localhost:3000/rng',
      balance: '1000.00',
      defaultStake: '5.00',
      unfinished: null,
    });
  });

  test.each([
    ['RS_ERROR_TOKEN_EXPIRED', 'session_expired', 401],
    ['RS_ERROR_USER_DISABLED', 'player_disabled', 403],
    ['RS_ERROR_INVALID_GAME', 'game_disabled', 403],
  ] as const)('is refused when the operator says %s', async (status, code, http) => {
    const player = await newPlayer(studio);
    peer.fail('/user/balance', status);
    expect(await player.refusedOpen()).toMatchObject({ code, status: http });
  });

  test('asks once more for a balance that got no definite answer, and no more than once', async () => {
    const player = await newPlayer(studio);
    peer.fail('/user/balance', 'RS_ERROR_UNKNOWN');
    expect(await player.open()).toMatchObject({ balance: '1000.00' });
    peer.fail('/user/balance', 'RS_ERROR_UNKNOWN', 'http-500');
    expect(await player.refusedOpen()).toMatchObject({ code: 'unknown_error', status: 503 });
  });
});

describe('a spin', () => {
  test('stakes and pays through the wallet, and answers both balances', async () => {
    const player = await newPlayer(studio);
    const { round, balanceAfterStake, balance } = await player.spin({ stake: '10.00' });
    expect(balanceAfterStake).toBe('990.00');
    expect(Number(balance)).toBe(990 + Number(round.payout));
    const [bet] = peer.callsTo('/transaction/bet').filter((call) => call.round === round.id);
    const [win] = peer.callsTo('/transaction/win').filter((call) => call.round === round.id);
    expect(bet).toMatchObject({
      amount: 1_000_000n,
      currency: 'THB',
      round_closed: false,
      user: player.user,
    });
    expect(win).toMatchObject({ round_closed: true, reference_transaction_uuid: bet?.transaction_uuid });
  });

  test('a loss is sent to the operator as a win of zero', async () => {
    const player = await newPlayer(studio);
    for (let spins = 0; spins < 30; spins += 1) {
      const { round } = await player.spin();
      await player.showAll(round);
      clock.advance(MINIMUM_CYCLE_MS);
      const wins = peer.callsTo('/transaction/win').filter((call) => call.round === round.id);
      expect(wins.map((win) => win.amount)).toEqual([BigInt(round.payout.replace('.', '')) * 1000n]);
      if (round.payout === '0.00') return;
    }
    throw new Error('thirty wins in a row');
  });

  test('takes the next nonce each time, never the same twice', async () => {
    const player = await newPlayer(studio);
    const nonces: number[] = [];
    for (let spins = 0; spins < 4; spins += 1) {
      const { round } = await player.spin();
      nonces.push(round.nonce);
      await player.showAll(round);
      clock.advance(MINIMUM_CYCLE_MS);
    }
    expect(nonces).toEqual([0, 1, 2, 3]);
  });

  test('repeated with its key is the same round, staked once', async () => {
    const player = await newPlayer(studio);
    const key = newKey();
    const first = await player.spin({ key });
    expect(await player.spin({ key })).toEqual(first);
    expect(peer.callsTo('/transaction/bet').filter((call) => call.user === player.user)).toHaveLength(1);
  });

  test('pressed ten times at once with one key is one round', async () => {
    const player = await newPlayer(studio);
    const key = newKey();
    peer.onApplied = () => sleep(50);
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.spin({ key })));
    peer.onApplied = undefined;
    expect(new Set(answers.map((answer) => answer.round.id)).size).toBe(1);
    expect(peer.callsTo('/transaction/bet').filter((call) => call.user === player.user)).toHaveLength(1);
  });

  test('ten different presses at once are one round and nine refusals', async () => {
    const player = await newPlayer(studio);
    const presses = Array.from({ length: 10 }, () =>
      player.send('POST', PLAY_PATHS.spin, { stake: '10.00', idempotencyKey: randomUUID() }),
    );
    const statuses = (await Promise.all(presses)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  test('with a used key and another stake is a mistake', async () => {
    const player = await newPlayer(studio);
    const key = newKey();
    await player.spin({ key });
    expect(await player.refusedSpin({ key, stake: '20.00' })).toMatchObject({
      code: 'invalid_input',
      status: 400,
    });
  });

  test('sooner than the minimum cycle is refused and says how long to wait', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    await player.showAll(round);
    clock.advance(MINIMUM_CYCLE_MS - 1);
    expect(await player.refusedSpin()).toMatchObject({
      code: 'too_soon',
      status: 429,
      value: { retryAfterMs: 1 },
    });
    clock.advance(1);
    await player.spin();
  });

  test('does not wait for a second game of the player', async () => {
    const player = await newPlayer(studio);
    const launch = { user: player.user, token: 'other-tab', game_code: 'river-naga' };
    const other = await openAs(studio, player.user, launchMessage(launch));
    await player.spin();
    expect(await other.refusedSpin({ stake: '2.00' })).toMatchObject({ code: 'too_soon' });
    clock.advance(MINIMUM_CYCLE_MS);
    await other.spin({ stake: '2.00' });
  });

  test.each(['0.00', '0.5', '10.01', '7.00', '1000000.00', '-10.00', '1e3', ' 10', '', 10, null])(
    'with a stake of %j is refused before anything is decided',
    async (stake) => {
      const player = await newPlayer(studio);
      const answer = await player.send('POST', PLAY_PATHS.spin, { stake, idempotencyKey: newKey() });
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input' } });
      expect(peer.callsTo('/transaction/bet').filter((call) => call.user === player.user)).toHaveLength(0);
    },
  );

  test.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'not_enough_money'],
    ['RS_ERROR_LIMIT_REACHED', 'limit_reached'],
    ['RS_ERROR_USER_DISABLED', 'player_disabled'],
    ['RS_ERROR_TOKEN_EXPIRED', 'session_expired'],
    ['RS_ERROR_INVALID_TOKEN', 'session_expired'],
    ['RS_ERROR_INVALID_GAME', 'game_disabled'],
    ['RS_ERROR_INVALID_PARTNER', 'game_disabled'],
    ['RS_ERROR_WRONG_CURRENCY', 'game_disabled'],
    ['RS_ERROR_DUPLICATE_TRANSACTION', 'unknown_error'],
    ['RS_ERROR_INVALID_SIGNATURE', 'unknown_error'],
  ] as const)(
    'refused by the operator with %s is over: %s, no rollback, the next may come at once',
    async (status, code) => {
      const player = await newPlayer(studio);
      const key = newKey();
      peer.fail('/transaction/bet', status);
      expect(await player.refusedSpin({ key })).toMatchObject({ code });
      expect(await player.refusedSpin({ key })).toMatchObject({ code });
      expect(peer.calls.filter((call) => call.message.user === player.user).map((call) => call.path)).toEqual(
        ['/transaction/bet'],
      );
      await player.spin();
    },
  );

  test('with more than the wallet holds is refused with the true reason', async () => {
    const player = await newPlayer(studio);
    peer.balances.set(player.user, 999_999n);
    expect(await player.refusedSpin()).toMatchObject({ code: 'not_enough_money' });
    expect(peer.balances.get(player.user)).toBe(999_999n);
  });
});

describe('a round that was not shown to its end', () => {
  test('is resumed when the game is opened again, with how far it was shown', async () => {
    const player = await newPlayer(studio);
    const { round, balance } = await player.spin();
    const reopened = await openAs(studio, player.user, launchMessage({ user: player.user, token: 'again' }));
    expect(await reopened.open()).toMatchObject({ unfinished: { ...round, shown: 0 }, balance });
    await reopened.showAll(round);
    expect((await reopened.open()).unfinished).toBeNull();
  });

  test('blocks the next one, and is named to the client', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    clock.advance(MINIMUM_CYCLE_MS);
    expect(await player.refusedSpin()).toMatchObject({
      code: 'round_unfinished',
      status: 409,
      value: { round: { id: round.id } },
    });
  });

  test('is not in the history yet', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    expect((await player.history()).rounds).toEqual([]);
    await player.showAll(round);
    expect((await player.history()).rounds.map((shown) => shown.id)).toEqual([round.id]);
  });
});

describe('progress', () => {
  test('its progress never goes back and never past the end', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    await player.showAll(round);
    const late = await player.send('POST', PLAY_PATHS.progress, { roundId: round.id, shown: 0 });
    expect(late.body).toEqual({ success: true, value: { shown: round.steps.length } });
    const beyond = { roundId: round.id, shown: round.steps.length + 1 };
    expect(await player.send('POST', PLAY_PATHS.progress, beyond)).toMatchObject({ status: 400 });
  });

  test("cannot be reported of another player's round", async () => {
    const player = await newPlayer(studio);
    const other = await newPlayer(studio);
    const { round } = await player.spin();
    const answer = await other.send('POST', PLAY_PATHS.progress, { roundId: round.id, shown: 1 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

test('the history has 20 a page, newest first, of this player and game only', async () => {
  const player = await newPlayer(studio);
  const played: string[] = [];
  for (let spins = 0; spins < 23; spins += 1) {
    const { round } = await player.spin({ stake: '1.00' });
    await player.showAll(round);
    played.unshift(round.id);
    clock.advance(MINIMUM_CYCLE_MS);
  }
  const first = await player.history();
  const second = await player.history(first.rounds.at(-1)?.id);
  expect(first.more).toBe(true);
  expect(second.more).toBe(false);
  expect([...first.rounds, ...second.rounds].map((round) => round.id)).toEqual(played);
  const stranger = await newPlayer(studio);
  expect((await stranger.history()).rounds).toEqual([]);
});

describe('a session', () => {
  test('is stored as a digest only', async () => {
    const player = await newPlayer(studio);
    const bearer = new URL(player.url).hash.replace('#s=', '');
    const { rows } = await studio.studio.db.pool.query<{ row: string }>(
      'select s::text as row from studio.play_session s',
    );
    expect(bearer).toMatch(/^[\w-]{43}$/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(bearer))).toBe(false);
  });

  test('ends when nothing is played, is prolonged by playing, and ends at last', async () => {
    const player = await newPlayer(studio);
    clock.advance(SESSION_IDLE_MS - 1);
    await player.showAll((await player.spin({ stake: '1.00' })).round);
    clock.advance(SESSION_IDLE_MS - 1);
    await player.open();
    clock.advance(1);
    expect(await player.refusedOpen()).toMatchObject({ code: 'session_expired', status: 401 });

    const tireless = await newPlayer(studio);
    for (let passedMs = 0; passedMs < SESSION_LONGEST_MS; passedMs += SESSION_IDLE_MS / 2) {
      await tireless.showAll((await tireless.spin({ stake: '1.00' })).round);
      clock.advance(SESSION_IDLE_MS / 2);
    }
    expect(await tireless.refusedSpin()).toMatchObject({ code: 'session_expired' });
  });

  test.each([undefined, '', 'Bearer', 'Bearer short', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`])(
    'of %j is none',
    async (authorization) => {
      const response = await studio.app.inject({
        url: PLAY_PATHS.session,
        ...(authorization !== undefined && { headers: { authorization } }),
      });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, code: 'session_expired' });
    },
  );
});

test.each([
  ['no JSON', 'application/json', '{"stake"', 400],
  ['nothing', 'application/json', '', 400],
  ['another type', 'text/plain', 'stake=10', 415],
  ['too much', 'application/json', JSON.stringify({ stake: '1'.repeat(20_000) }), 413],
])('a body that is %s is refused in the envelope', async (_, type, payload, status) => {
  const player = await newPlayer(studio);
  const bearer = new URL(player.url).hash.replace('#s=', '');
  const response = await studio.app.inject({
    method: 'POST',
    url: PLAY_PATHS.spin,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, code: 'invalid_input' });
});

test('a flood of calls is refused, of this session alone', async () => {
  const player = await newPlayer(studio);
  // The first call is what makes the session known.
  for (let call = 0; call <= CALLS_MAX; call += 1) await player.history();
  expect(await player.send('GET', PLAY_PATHS.history)).toMatchObject({
    status: 429,
    body: { success: false, code: 'too_soon', value: { retryAfterMs: expect.any(Number) } },
  });
  await (await newPlayer(studio)).open();
});

test('calls with invented tokens are counted by address, and do not use up the limit of a known session', async () => {
  const player = await newPlayer(studio);
  await player.open();
  const flood = async () => {
    const authorization = `Bearer ${newKey().replaceAll('-', '')}${'x'.repeat(11)}`;
    const headers = { authorization };
    const reply = await studio.app.inject({ url: PLAY_PATHS.history, headers, remoteAddress: '10.9.9.9' });
    return reply.statusCode;
  };
  for (let call = 0; call < CALLS_MAX; call += 1) expect(await flood()).toBe(401);
  expect(await flood()).toBe(429);
  await player.history();
});

test.each(['/play/%zz', `/play/${'a'.repeat(3000)}`, '/play/a%00b', '/play-assets/%2e%2e/package.json'])(
  'an address that cannot exist (%s) is not found, with the headers every answer has',
  async (url) => {
    const reply = await studio.app.inject({ url });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { success: false, code: 'not_found' }]);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  },
);
