import { randomUUID } from 'node:crypto';
import {
  fairReturnsReply,
  fairRotateReply,
  gameListReply,
  gameRoundReply,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { fairState } from '@lanna/contract/play/bets/fair-state';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Entered, BACK_OFFICE_PATHS as OFFICE } from '../../back-office-api.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import { signBytes } from '../platform/signature.ts';
import { insertSession } from '../play/session.ts';
import { measureReturns } from '../returns/measure-returns.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { launchMessage, MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';

/* What is one vendor's is nothing to another, over HTTP: calls, rounds, seeds, and people at work. */

const studio = await openTestStudio();
const { clock } = studio;
const origin = await studio.app.listen({ port: 0, host: '127.0.0.1' });
const LANNA = '';
const KAD_LUANG = '/kad-luang';
const GAME_AT = { [LANNA]: 'river-naga', [KAD_LUANG]: 'kad-luang-stars' } as const;
type Place = keyof typeof GAME_AT;
const BOTH: [Place, Place][] = [
  [LANNA, KAD_LUANG],
  [KAD_LUANG, LANNA],
];

function vendorAt(path: string) {
  const vendor = STUDIO_VENDORS.find((one) => one.path === path);
  if (!vendor) throw new Error(`no vendor at ${path}`);
  return vendor;
}

async function say(path: string, message: Record<string, unknown>, key = studio.portalKey) {
  const body = JSON.stringify(message);
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signBytes(body, key) },
    body,
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** A person who has played one round at each vendor. */
async function playedAtBoth() {
  clock.advance(MINIMUM_CYCLE_MS);
  const seamless = await newPlayer(studio, { game_code: GAME_AT[LANNA] });
  const { user } = seamless;
  const named = { operator_id: 'LANNA', user, request_uuid: randomUUID() };
  const order = { ...named, transaction_uuid: randomUUID(), currency: 'THB', amount: 100_000_000 };
  expect((await say(`${KAD_LUANG}/wallet/in`, order)).body).toMatchObject({ status: 'RS_OK' });
  const kept = await openAs(studio, user, launchMessage({ user, game_code: GAME_AT[KAD_LUANG] }), KAD_LUANG);
  return {
    user,
    rounds: {
      [LANNA]: (await seamless.spin({ stake: '2.00' })).round,
      [KAD_LUANG]: (await kept.spin({ stake: '2.00' })).round,
    },
  };
}

describe('a call', () => {
  test.each(STUDIO_VENDORS.flatMap(({ path }) => STUDIO_VENDORS.map(({ code }) => [path, code] as const)))(
    'to %j that the vendor %s has signed, and no operator, is refused',
    async (path, code) => {
      const game_code = vendorAt(path).games[0]?.code;
      for (const [call, message] of [
        ['/launch', launchMessage({ game_code })],
        ['/game/list', { operator_id: 'LANNA' }],
        ['/game/round', { operator_id: 'LANNA', user: 'x', round: 'y' }],
        ['/fair/state', { operator_id: 'LANNA', user: 'x' }],
      ] as const)
        expect(await say(`${path}${call}`, message, studio.vendorKeys.get(code))).toEqual({
          status: 401,
          body: { status: 'RS_ERROR_INVALID_SIGNATURE' },
        });
      expect((await say(`${path}/launch`, launchMessage({ game_code }))).status).toBe(200);
    },
  );

  test.each(BOTH)('to %j that launches a game of %j is refused', async (here, there) => {
    expect(await say(`${here}/launch`, launchMessage({ game_code: GAME_AT[there] }))).toEqual({
      status: 404,
      body: { status: 'RS_ERROR_INVALID_GAME' },
    });
  });

  test('about money is answered where money is kept, and nowhere else', async () => {
    const { status } = await say('/wallet/in', { operator_id: 'LANNA', user: 'x' });
    expect(status).toBe(404);
  });
});

describe('a round', () => {
  test.each(BOTH)('of %j is unknown to %j', async (here, there) => {
    const { user, rounds } = await playedAtBoth();
    const asked = { operator_id: 'LANNA', user, round: rounds[here].id };
    const known = gameRoundReply.parse((await say(`${here}/game/round`, asked)).body);
    expect(known).toMatchObject({ state: 'settled', receipt: { gameCode: GAME_AT[here] } });
    expect((await say(`${there}/game/round`, asked)).body).toEqual({ round: asked.round, state: 'unknown' });
  });

  test('is staked and paid under the code and the key of its vendor', async () => {
    const { rounds } = await playedAtBoth();
    const calls = studio.peer.calls.filter(({ message }) => message.round === rounds[LANNA].id);
    expect(calls.map(({ vendor, path }) => [vendor, path])).toEqual([
      ['LANNA', '/transaction/bet'],
      ['LANNA', '/transaction/win'],
    ]);
    expect(studio.peer.unsigned).toBe(0);
  });

  test('that would be signed with another vendor’s key is taken by no wallet', async () => {
    const [one, other] = [...studio.vendorKeys.keys()];
    const crossed = new Map([
      [one ?? '', studio.vendorKeys.get(other ?? '') ?? studio.portalKey],
      [other ?? '', studio.vendorKeys.get(one ?? '') ?? studio.portalKey],
    ]);
    const mixed = await openTestStudio({ vendorKeys: crossed, vendorsUrl: studio.peer.url });
    const player = await newPlayer(mixed, { game_code: 'river-naga' });
    const before = studio.peer.unsigned;
    expect((await player.refusedSpin({ stake: '2.00' })).code).toBe('unknown_error');
    expect(studio.peer.unsigned).toBe(before + 1);
    studio.peer.unsigned = before;
  });
});

test('a session of one vendor’s player plays no game of another', async () => {
  const { user } = await newPlayer(studio, { game_code: 'river-naga' });
  const { db } = studio.studio;
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from studio.player where wallet_user = $1 and vendor = 'LANNA'",
    [user],
  );
  const crossed = { playerId: rows[0]?.id ?? '', gameCode: 'kad-luang-stars', walletToken: 'a-token' };
  const look = { currency: 'THB', currencySymbol: '฿', language: 'TH', lobbyUrl: 'http://x.test' } as const;
  const token = await insertSession(db.pool, { ...crossed, ...look }, clock.now());
  for (const [method, path, body] of [
    ['GET', '/play-api/session', undefined],
    ['POST', '/play-api/spin', JSON.stringify({ stake: '1.00', idempotencyKey: randomUUID() })],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body && { body }) });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'game_disabled' }]);
  }
});

describe('fairness', () => {
  const stateAt = async (place: Place, user: string) =>
    fairState.parse((await say(`${place}/fair/state`, { operator_id: 'LANNA', user })).body);

  test.each(BOTH)('is committed to at %j and at %j apart, and rotating reveals one', async (here, there) => {
    const { user } = await playedAtBoth();
    const [one, other] = [await stateAt(here, user), await stateAt(there, user)];
    expect(
      new Set([one.serverSeedHash, one.nextServerSeedHash, other.serverSeedHash, other.nextServerSeedHash])
        .size,
    ).toBe(4);
    const rotation = { operator_id: 'LANNA', user, client_seed: 'mine' };
    const foreign = { ...rotation, next_server_seed_hash: other.nextServerSeedHash };
    expect((await say(`${here}/fair/rotate`, foreign)).body).toEqual({ status: 'stale_hash' });
    const own = { ...rotation, next_server_seed_hash: one.nextServerSeedHash };
    const rotated = fairRotateReply.parse((await say(`${here}/fair/rotate`, own)).body);
    expect(rotated).toMatchObject({
      status: 'ok',
      state: { revealed: [{ serverSeedHash: one.serverSeedHash }] },
    });
    expect(await stateAt(there, user)).toEqual(other);
  });

  test('may be asked for before money comes to a vendor that keeps it; the seeds stay', async () => {
    const user = `early-${randomUUID()}`;
    const early = await stateAt(KAD_LUANG, user);
    const named = { operator_id: 'LANNA', user, request_uuid: randomUUID(), currency: 'THB' };
    expect((await say(`${KAD_LUANG}/wallet/balance`, named)).body).toMatchObject({ balance: 0 });
    const order = { ...named, transaction_uuid: randomUUID(), amount: 5_000_000 };
    expect((await say(`${KAD_LUANG}/wallet/in`, order)).body).toMatchObject({ status: 'RS_OK' });
    expect((await say(`${KAD_LUANG}/wallet/balance`, named)).body).toMatchObject({ balance: 5_000_000 });
    expect(await stateAt(KAD_LUANG, user)).toEqual(early);
  });

  test.each(BOTH)('says of %j what its own games return, and nothing of %j', async (here, there) => {
    await playedAtBoth();
    await measureReturns(studio.studio);
    const { returns } = fairReturnsReply.parse(
      (await say(`${here}/fair/returns`, { operator_id: 'LANNA' })).body,
    );
    expect(returns.map(({ game_code }) => game_code)).toContain(GAME_AT[here]);
    expect(returns.map(({ game_code }) => game_code)).not.toContain(GAME_AT[there]);
  });

  test.each(STUDIO_VENDORS)('lists the games of $code alone', async ({ path, games }) => {
    const listed = gameListReply.parse((await say(`${path}/game/list`, { operator_id: 'LANNA' })).body);
    expect(listed.games.map(({ game_code }) => game_code)).toEqual(games.map(({ code }) => code));
  });
});

describe('a back office', () => {
  const answered = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });

  /** As the portal signs it for one vendor's back office. */
  function launchFor(place: Place) {
    const iat = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({
      ...{
        iss: 'LANNA',
        sub: 'operator-1',
        name: 'Naree',
        lang: 'en',
        jti: randomUUID(),
        iat,
        exp: iat + 60,
      },
      ...{ aud: `http://studio.test${place}/back-office`, permissions: ['read', 'stop'] },
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'LANNA', typ: 'back-office+jwt' })
      .sign(studio.portalKey);
  }

  async function call(url: string, token?: string, body?: object) {
    const response = await fetch(`${origin}${url}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...answered.parse(await response.json()) };
  }

  async function enteredAt(place: Place): Promise<Entered> {
    const { value } = await call(`${place}${OFFICE.enter}`, undefined, { launch: await launchFor(place) });
    return value as Entered;
  }

  test.each(BOTH)(
    'at %j lets no launch in that is for %j, which can still be used there',
    async (here, there) => {
      const launch = await launchFor(there);
      expect(await call(`${here}${OFFICE.enter}`, undefined, { launch })).toMatchObject({
        status: 401,
        code: 'launch_invalid',
      });
      expect(await call(`${there}${OFFICE.enter}`, undefined, { launch })).toMatchObject({ status: 200 });
    },
  );

  test.each(BOTH)('at %j knows no session of %j', async (here, there) => {
    const { token, vendor } = await enteredAt(there);
    expect(vendor).toBe(STUDIO_VENDORS.find(({ path }) => path === there)?.name);
    for (const path of [OFFICE.games, OFFICE.rounds, OFFICE.returns, OFFICE.acts]) {
      expect(await call(`${here}${path}`, token)).toMatchObject({ status: 401, code: 'session_ended' });
      expect(await call(`${there}${path}`, token)).toMatchObject({ status: 200 });
    }
  });

  test.each(BOTH)('at %j shows and stops nothing of %j', async (here, there) => {
    const { rounds } = await playedAtBoth();
    const { token } = await enteredAt(here);
    const own = STUDIO_VENDORS.find(({ path }) => path === here)?.games.map(({ code }) => code);
    const codesOf = (value: unknown) =>
      new Set(JSON.stringify(value).match(/(?<="(gameCode|code)":")[^"]+/g));
    const { value: games } = await call(`${here}${OFFICE.games}`, token);
    expect(codesOf(games)).toEqual(new Set(own));
    const { value: returns } = await call(`${here}${OFFICE.returns}`, token);
    expect(codesOf(returns)).toEqual(new Set(own));
    const { value: found } = await call(`${here}${OFFICE.rounds}`, token);
    expect(codesOf(found)).toEqual(new Set([GAME_AT[here]]));
    expect(await call(`${here}${OFFICE.rounds}/${rounds[here].id}`, token)).toMatchObject({ status: 200 });
    expect(await call(`${here}${OFFICE.rounds}/${rounds[there].id}`, token)).toMatchObject({ status: 404 });
    const turn = { gameCode: GAME_AT[there], reason: 'of the other vendor' };
    expect(await call(`${here}${OFFICE.stop}`, token, turn)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    const { value: acts } = await call(`${there}${OFFICE.acts}`, (await enteredAt(there)).token);
    expect(JSON.stringify(acts)).not.toContain(rounds[here].id);
  });

  test('has its page at each vendor’s address', async () => {
    for (const { path } of STUDIO_VENDORS)
      expect((await fetch(`${origin}${path}/back-office`)).headers.get('content-security-policy')).toContain(
        'frame-ancestors http://console.localhost:3000',
      );
  });
});
