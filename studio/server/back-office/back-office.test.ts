import { randomUUID } from 'node:crypto';
import type { BackOfficeLaunch } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Entered,
  type OfficeAct,
  type OfficeGame,
  type OfficeReturn,
  type OfficeRound,
  type OfficeRounds,
  BACK_OFFICE_PATHS as PATHS,
} from '../../back-office-api.ts';
import { purgeExpired } from '../purge-expired.ts';
import { finishRounds } from '../rounds/finish-rounds.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { demoMessage, launchMessage, MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';
import { keyPair } from '../test/wallet-peer.ts';

const otherBrand = keyPair();
const studio = await openTestStudio({}, undefined, { CHAOPHRAYA: otherBrand.publicKey });
const { clock, app } = studio;
const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

interface Launching {
  claims?: Partial<BackOfficeLaunch>;
  kid?: string;
  typ?: string;
  key?: typeof otherBrand.privateKey;
}

/** A launch as the portal signs it for the brand LANNA. */
function launchOf({
  claims,
  kid = 'LANNA',
  typ = 'back-office+jwt',
  key = studio.portalKey,
}: Launching = {}) {
  const all = {
    iss: 'LANNA',
    aud: 'http://studio.test/back-office',
    sub: 'operator-1',
    name: 'Naree',
    permissions: ['read', 'stop'],
    lang: 'th',
    jti: randomUUID(),
    iat: nowSeconds(),
    exp: nowSeconds() + 60,
    ...claims,
  };
  return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid, typ }).sign(key);
}

const answered = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });

async function call(
  method: 'GET' | 'POST',
  url: string,
  { token = '', body }: { token?: string; body?: object } = {},
) {
  const response = await app.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, ...answered.parse(response.json()) };
}

async function tryLaunch(launch: string) {
  const { status, code } = await call('POST', PATHS.enter, { body: { launch } });
  return { status, code };
}

/** A person at work, and what they ask for. */
async function enterAs(launching: Launching = {}) {
  const { value } = await call('POST', PATHS.enter, { body: { launch: await launchOf(launching) } });
  const { token, ...who } = value as Entered;
  return {
    token,
    who,
    read: async <T>(url: string) => (await call('GET', url, { token })).value as T,
    turn: async (path: string, gameCode: string, reason = 'a fault in the pictures') => {
      const { status, code } = await call('POST', path, { token, body: { gameCode, reason } });
      return { status, code };
    },
  };
}

describe('a launch', () => {
  test('opens a session of the person it names', async () => {
    const { who } = await enterAs();
    expect(who).toEqual({
      vendor: 'Lanna Studio',
      brand: 'LANNA',
      kinds: ['slot'],
      person: 'Naree',
      permissions: ['read', 'stop'],
      language: 'TH',
    });
  });

  test('opens one session, once, however many come with it at the same moment', async () => {
    const launch = await launchOf();
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryLaunch(launch)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'launch_used')).toHaveLength(3);
  });

  test('is remembered as used for as long as it could be read', async () => {
    const launch = await launchOf();
    await tryLaunch(launch);
    clock.advance(59_000);
    await purgeExpired(studio.studio);
    expect(await tryLaunch(launch)).toEqual({ status: 401, code: 'launch_used' });
  });

  test('expires a minute after it was made', async () => {
    const launch = await launchOf();
    clock.advance(66_000);
    expect(await tryLaunch(launch)).toEqual({ status: 401, code: 'launch_expired' });
  });

  test.each<[string, () => Promise<string>]>([
    ['signed with a key we do not know', () => launchOf({ key: keyPair().privateKey })],
    ['of a brand we do not know', () => launchOf({ kid: 'NOWHERE', claims: { iss: 'NOWHERE' } })],
    ['of one brand, signed by another', () => launchOf({ key: otherBrand.privateKey })],
    [
      'signed by one brand in the name of another',
      () => launchOf({ kid: 'CHAOPHRAYA', key: otherBrand.privateKey }),
    ],
    ['for another vendor', () => launchOf({ claims: { aud: 'https://other.example/office' } })],
    ['of another kind', () => launchOf({ typ: 'JWT' })],
    ['that would last for an hour', () => launchOf({ claims: { exp: nowSeconds() + 3600 } })],
    ['from the future', () => launchOf({ claims: { iat: nowSeconds() + 30 } })],
    ['without a person', () => launchOf({ claims: { sub: '' } })],
    [
      'whose claims were changed',
      async () => tampered(await launchOf({ claims: { permissions: ['read'] } })),
    ],
    ['whose signature was cut off', async () => (await launchOf()).replace(/\.[^.]*$/, '.')],
    ['that says it needs no signature', async () => unsigned(await launchOf())],
    ['that is no launch', async () => 'nonsense'],
  ])('%s is refused', async (_, make) => {
    expect(await tryLaunch(await make())).toEqual({ status: 401, code: 'launch_invalid' });
  });

  test('that allows nothing known opens nothing', async () => {
    const launch = await launchOf({ claims: { permissions: ['fly'] } });
    expect(await tryLaunch(launch)).toEqual({ status: 403, code: 'not_permitted' });
  });
});

describe('a session', () => {
  test.each([
    '/back-office-api/games',
    '/back-office-api/rounds',
    '/back-office-api/returns',
    '/back-office-api/acts',
  ])('is asked for at %s', async (path) => {
    expect(await call('GET', path)).toMatchObject({ status: 401, code: 'session_ended' });
    expect(await call('GET', path, { token: 'x'.repeat(43) })).toMatchObject({ status: 401 });
  });

  test('ends after a quarter of an hour without work, and lasts while there is some', async () => {
    const { token } = await enterAs();
    for (const _ of [1, 2, 3]) {
      clock.advance(14 * 60_000);
      expect(await call('GET', PATHS.games, { token })).toMatchObject({ status: 200 });
    }
    clock.advance(15 * 60_000 + 1);
    expect(await call('GET', PATHS.games, { token })).toMatchObject({ status: 401, code: 'session_ended' });
  });

  test('that may only read stops nothing', async () => {
    const { turn } = await enterAs({ claims: { permissions: ['read'] } });
    expect(await turn(PATHS.stop, 'river-naga')).toEqual({ status: 403, code: 'not_permitted' });
    expect(await turn(PATHS.open, 'river-naga')).toEqual({ status: 403, code: 'not_permitted' });
  });
});

describe('a stopped game', () => {
  test('starts no new round, and one that was begun is paid', async () => {
    const { turn } = await enterAs();
    const player = await newPlayer(studio, { game_code: 'starlight-market' });
    studio.peer.fail('/transaction/win', 'http-500');
    const key = randomUUID();
    expect(await player.refusedSpin({ key })).toMatchObject({ code: 'outcome_uncertain' });

    expect(await turn(PATHS.stop, 'starlight-market')).toEqual({ status: 200, code: undefined });
    clock.advance(60_000);
    await finishRounds(studio.studio);
    const { round } = await player.spin({ key });
    await player.showAll(round);
    expect(studio.peer.callsTo('/transaction/win').filter(({ user }) => user === player.user)).toHaveLength(
      2,
    );
    clock.advance(MINIMUM_CYCLE_MS);
    expect(await player.refusedSpin()).toMatchObject({ code: 'game_disabled', status: 403 });

    expect(await turn(PATHS.open, 'starlight-market')).toEqual({ status: 200, code: undefined });
    await player.spin();
  });

  test('is launched for no player of the brand, and goes on for another brand', async () => {
    const { turn } = await enterAs();
    await turn(PATHS.stop, 'river-naga');
    const launch = { game_code: 'river-naga' };
    expect(await studio.vendorCall('/launch', launchMessage(launch))).toEqual({
      status: 404,
      body: { status: 'RS_ERROR_INVALID_GAME' },
    });
    expect(await studio.vendorCall('/launch', demoMessage(launch))).toMatchObject({ status: 404 });
    const elsewhere = await openAs(studio, 'visitor', demoMessage({ ...launch, operator_id: 'CHAOPHRAYA' }));
    await elsewhere.spin();
    await turn(PATHS.open, 'river-naga');
  });

  test('is stopped once and opened once, and says since when, by whom and why', async () => {
    const { turn, read } = await enterAs();
    await turn(PATHS.stop, 'lanna-lanterns', 'the sheet is being looked at');
    expect(await turn(PATHS.stop, 'lanna-lanterns')).toEqual({ status: 409, code: 'game_stopped' });
    const games = await read<OfficeGame[]>(PATHS.games);
    expect(games.find(({ code }) => code === 'lanna-lanterns')?.stopped).toEqual({
      at: clock.now().toISOString(),
      by: 'Naree',
      reason: 'the sheet is being looked at',
    });
    await turn(PATHS.open, 'lanna-lanterns');
    expect(await turn(PATHS.open, 'lanna-lanterns')).toEqual({ status: 409, code: 'game_open' });
    expect(await turn(PATHS.stop, 'nowhere')).toEqual({ status: 404, code: 'not_found' });
    expect(await turn(PATHS.stop, 'river-naga', 'why')).toEqual({ status: 400, code: 'invalid_input' });
  });
});

describe('rounds', () => {
  test('are found by player and game, with the receipt, and without a seed that is still in use', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    await player.showAll(round);
    const { read } = await enterAs();
    const { rounds } = await read<OfficeRounds>(`${PATHS.rounds}?player=${player.user}&game=lanna-lanterns`);
    expect(rounds).toMatchObject([
      { id: round.id, player: player.user, state: 'settled', stake: '10.00', payout: round.payout },
    ]);

    const inUse = await read<OfficeRound>(`${PATHS.rounds}/${round.id}`);
    expect(inUse).toMatchObject({
      verdict: 'not_revealed',
      receipt: { serverSeed: null, nonce: round.nonce },
    });
    const { body } = await studio.vendorCall('/fair/state', { operator_id: 'LANNA', user: player.user });
    await studio.vendorCall('/fair/rotate', {
      operator_id: 'LANNA',
      user: player.user,
      client_seed: 'another',
      next_server_seed_hash: z.object({ nextServerSeedHash: z.string() }).parse(body).nextServerSeedHash,
    });
    expect(await read<OfficeRound>(`${PATHS.rounds}/${round.id}`)).toMatchObject({ verdict: 'holds' });
  });

  test('come page by page, each once', async () => {
    const { db } = studio.studio;
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    const copied = `insert into studio.round select gen_random_uuid(), player_id, game_code, rule_version, currency, stake,
      payout, steps, step_count, seed_pair_id, nonce + n, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
      gen_random_uuid(), placed_at, 'settled', null, null, null, null, step_count, null, 0, null, finished_at
      from studio.round, generate_series(1, 60) n where id = $1`;
    await db.pool.query(copied, [round.id]);
    const { read } = await enterAs();
    const first = await read<OfficeRounds>(`${PATHS.rounds}?player=${player.user}`);
    const second = await read<OfficeRounds>(`${PATHS.rounds}?player=${player.user}&after=${first.next}`);
    expect([first.rounds.length, second.rounds.length, second.next]).toEqual([50, 11, null]);
    expect(new Set([...first.rounds, ...second.rounds].map(({ id }) => id)).size).toBe(61);
  });

  test('of another brand, and of demos, are shown to no person', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    const { read, token } = await enterAs({
      claims: { iss: 'CHAOPHRAYA' },
      kid: 'CHAOPHRAYA',
      key: otherBrand.privateKey,
    });
    expect(await read<OfficeRounds>(PATHS.rounds)).toEqual({ rounds: [], next: null });
    expect(await call('GET', `${PATHS.rounds}/${round.id}`, { token })).toMatchObject({ status: 404 });
    expect(await call('GET', `${PATHS.rounds}/1`, { token })).toMatchObject({ status: 400 });
    expect(await call('GET', `${PATHS.rounds}?state=gone`, { token })).toMatchObject({ status: 400 });
  });

  test('in play do not show what they have come to', async () => {
    const player = await newPlayer(studio);
    studio.peer.fail('/transaction/win', 'http-500');
    await player.refusedSpin();
    const { read } = await enterAs();
    const { rounds } = await read<OfficeRounds>(`${PATHS.rounds}?player=${player.user}`);
    expect(rounds).toMatchObject([{ state: 'staked', payout: '0.00' }]);
    const round = await read<OfficeRound>(`${PATHS.rounds}/${rounds[0]?.id}`);
    expect(round).toMatchObject({ payout: '0.00', receipt: { payout: '0.00', steps: [] } });
  });
});

test('returns stand beside what the sheet promises, with the band luck leaves once there are rounds enough', async () => {
  const { read } = await enterAs();
  const [few] = await read<OfficeReturn[]>(PATHS.returns);
  expect(few?.measured).toBeNull();
  await studio.studio.db.pool.query(
    `insert into studio.measured_return values ($1, $2, $3, 100000, 95700)
     on conflict (game_code, rule_version, finished_hour) do update set returned = 95700, rounds = 100000`,
    [few?.gameCode, few?.ruleVersion, new Date(0)],
  );
  const [many] = await read<OfficeReturn[]>(PATHS.returns);
  expect(many).toMatchObject({ rounds: 100_000, measured: { percent: 95.7, isInside: true } });
});

test('what a person does is written down with their name, and cannot be written over', async () => {
  const { read, turn } = await enterAs({ claims: { name: 'Somchai', sub: 'operator-2' } });
  await turn(PATHS.stop, 'river-naga', 'a test of the log');
  await turn(PATHS.open, 'river-naga', 'the test is over');
  await read(`${PATHS.rounds}?player=somchai`);
  const acts = await read<OfficeAct[]>(PATHS.acts);
  expect(acts.slice(0, 4)).toMatchObject([
    { person: 'Somchai', action: 'searched-rounds', subject: '{"player":"somchai"}' },
    { person: 'Somchai', action: 'opened-game', subject: 'river-naga', reason: 'the test is over' },
    { person: 'Somchai', action: 'stopped-game', subject: 'river-naga', reason: 'a test of the log' },
    { person: 'Somchai', action: 'entered', subject: 'read, stop' },
  ]);
  const over = studio.studio.db.pool.query("update studio.back_office_act set person_name = 'x'");
  await expect(over).rejects.toMatchObject({ code: '42501' });
});

test('only consoles may frame the page, and it loads nothing of others', async () => {
  const { headers } = await app.inject({ url: '/back-office' });
  expect(headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/console\.localhost:3000$/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

function tampered(launch: string): string {
  const [header, , signature] = launch.split('.');
  const claims = { ...payloadOf(launch), permissions: ['read', 'stop'] };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

function unsigned(launch: string): string {
  const header = { alg: 'none', kid: 'LANNA', typ: 'back-office+jwt' };
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode(header)}.${encode(payloadOf(launch))}.`;
}

function payloadOf(launch: string): object {
  return JSON.parse(Buffer.from(launch.split('.')[1] ?? '', 'base64url').toString());
}
