import { DEFAULT_SIGNATURE_HEADER, launchRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { launchGame as endpoint, trialLaunch } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import { newSession } from '../../../people/authentication/session.factory.ts';
import { createMember, type MemberOptions } from '../../../people/members/member.factory.ts';
import { addLotteries } from '../../../play/catalogue/add-lotteries.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { noteOpenedLottery } from '../../../play/catalogue/games/note-opened-lottery.ts';
import { listRecentGames } from '../../../play/catalogue/recent-games.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { launchGame, launchTrial } from './launch-game.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const hub = await startTestVendor();
const deps = {
  db,
  clock,
  client: vendorClient({
    reach: ANYWHERE,
    db: db.kysely,
    secrets: testSecrets(),
    log: openLog('silent'),
    timeoutMs: 1500,
  }),
  sharedMarks: async () => ['network:of-the-test'],
};
const river = await createBrand(db.kysely, {
  code: 'RIVER',
  symbol: '฿',
  settings: { flags: { freePlay: true } },
});
const hill = await createBrand(db.kysely, { code: 'HILL' });
const vendor = await createVendor(db.kysely, {
  code: 'HUBX',
  groups: ['RNG', 'PVP'],
  brands: [river],
  launchUrl: `${hub.url}/go`,
  demo: true,
});
const slot = await createGame(db.kysely, { vendor, code: 'slot', demo: true });

const place = { brand: river, language: 'TH', address: '203.0.113.7', origin: 'https://river.test' } as const;

beforeEach(() => {
  hub.calls.length = 0;
  hub.answer({ url: 'https://games.hubx.example/play?x=1' });
});

async function launch(options: { member?: MemberOptions; body?: object; brand?: typeof river } = {}) {
  const brand = options.brand ?? river;
  const member = await createMember(db, brand, options.member);
  const body = endpoint.body.parse({ gameId: slot.id, ...options.body });
  const { sessionId } = await newSession(db, member, clock.now());
  const reader = { ...place, brand, memberId: member.memberId, sessionId };
  return { member, sessionId, ...(await launchGame(deps, body, reader)) };
}

function carry(brand: { id: string }) {
  return db.kysely
    .insertInto('catalogue.brand_vendor')
    .values({ merchant_id: brand.id, vendor_id: vendor.id, position: 0 })
    .execute();
}

const trial = (body: object = {}) =>
  launchTrial(deps, trialLaunch.body.parse({ gameId: slot.id, ...body }), place);

test('a game is played with the device of the session that opened it, whichever was opened last', async () => {
  const member = await createMember(db, river);
  const agents = {
    phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36',
    desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36',
  };
  const sessions = new Map<string, string>();
  for (const [device, userAgent] of Object.entries(agents)) {
    const { sessionId } = await newSession(db, member, clock.now());
    await db.kysely
      .updateTable('authentication.session')
      .set({ user_agent: userAgent })
      .where('id', '=', sessionId)
      .execute();
    sessions.set(device, sessionId);
  }
  const body = endpoint.body.parse({ gameId: slot.id });
  for (const device of ['desktop', 'phone']) {
    clock.advance(60_000);
    const sessionId = sessions.get(device) ?? '';
    await launchGame(deps, body, { ...place, memberId: member.memberId, sessionId });
    const { rows } = await sql<{ device: string | null }>`
      select device from members.device_at(${member.memberId}, ${clock.now()})`.execute(db.kysely);
    expect(rows).toEqual([{ device }]);
  }
});

test('the vendor gets the player as a token of ours, in a call signed with the brand’s key', async () => {
  const { member, game_url } = await launch();
  expect(game_url).toBe('https://games.hubx.example/play?x=1');
  const [call] = hub.calls;
  if (!call) throw new Error('the vendor was not asked');
  expect(call.path).toBe('/go');
  expect(isSigned(call, DEFAULT_SIGNATURE_HEADER, river.signingPublicKey)).toBe(true);
  expect(launchRequest.parse(call.body)).toEqual({
    user: member.walletUser,
    token: expect.stringMatching(/^[\w-]{10,255}$/),
    operator_id: 'RIVER',
    sub_partner_id: 'RIVER',
    game_code: 'slot',
    platform: 'GPL_DESKTOP',
    lang: 'th',
    currency: 'THB',
    country: 'TH',
    lobby_url: 'https://river.test/rng',
    deposit_url: 'https://river.test/?centre=member&page=depositv2',
    ip: '203.0.113.7',
    meta: { currency_symbol: '฿' },
  });
  const tokens = await db.kysely
    .selectFrom('vendor_wallet.game_token')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .execute();
  expect(tokens).toMatchObject([{ vendor_id: vendor.id, merchant_id: river.id, currency: 'THB' }]);
});

test('a game is opened through the brand’s CDN where it has one, for money and as a demo', async () => {
  const cdn = await createBrand(db.kysely, {
    settings: { flags: { freePlay: true }, site: { launchGameCdns: ['https://play.river.example'] } },
  });
  await carry(cdn);
  expect((await launch({ brand: cdn })).game_url).toBe('https://play.river.example/play?x=1');
  const demo = await launchTrial(deps, trialLaunch.body.parse({ gameId: slot.id }), { ...place, brand: cdn });
  expect(demo.game_url).toBe('https://play.river.example/play?x=1');
});

test('the launch says whether the device is a phone or a desktop', async () => {
  await launch({ body: { platform: 'html5-mobile' } });
  expect(hub.calls[0]?.body).toMatchObject({ platform: 'GPL_MOBILE' });
});

test('an opened game is recorded and counts once a player', async () => {
  const popularity = async () => {
    const game = db.kysely.selectFrom('catalogue.game').select('popularity').where('id', '=', slot.id);
    return (await game.executeTakeFirstOrThrow()).popularity;
  };
  const before = await popularity();
  const { member } = await launch();
  const { sessionId } = await newSession(db, member, clock.now());
  const reader = { ...place, memberId: member.memberId, sessionId };
  await launchGame(deps, endpoint.body.parse({ gameId: slot.id }), reader);
  expect(await popularity()).toBe(before + 1);
  expect((await listRecentGames(db.kysely, reader)).map((game) => game.gameCode)).toEqual(['slot']);
});

test('a vendor that does not answer is unreachable, and nothing is remembered', async () => {
  hub.answerWith((response) => void response.writeHead(503).end());
  const member = await createMember(db, river);
  const { sessionId } = await newSession(db, member, clock.now());
  const reader = { ...place, memberId: member.memberId, sessionId };
  const launching = launchGame(deps, endpoint.body.parse({ gameId: slot.id }), reader);
  await expect(launching).rejects.toMatchObject({ code: 'vendor_unreachable', facts: { vendor: 'HUBX' } });
  expect(await listRecentGames(db.kysely, reader)).toEqual([]);
});

test('a game that its vendor has closed is unavailable, and any other "no" makes the vendor unreachable', async () => {
  const says = (status: string) =>
    hub.answerWith((response) => void response.writeHead(404).end(JSON.stringify({ status })));
  says('RS_ERROR_INVALID_GAME');
  await expect(launch()).rejects.toMatchObject({ code: 'game_unavailable' });
  await expect(trial()).rejects.toMatchObject({ code: 'game_unavailable' });
  says('RS_ERROR_WRONG_TYPES');
  await expect(launch()).rejects.toMatchObject({ code: 'vendor_unreachable' });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
  'a frame of %s is not opened',
  async (url) => {
    hub.answer({ url });
    await expect(launch()).rejects.toMatchObject({ code: 'vendor_unreachable' });
  },
);

test('closing a game, a vendor or all games of a brand stops launches at once, of demos too', async () => {
  const closed = { ...river, settings: { ...river.settings, gamesOpen: false } };
  await expect(launch({ brand: closed })).rejects.toMatchObject({ code: 'game_unavailable' });
  for (const table of ['catalogue.game', 'catalogue.vendor'] as const) {
    const id = table === 'catalogue.game' ? slot.id : vendor.id;
    await db.kysely.updateTable(table).set({ enabled: false }).where('id', '=', id).execute();
    await expect(launch()).rejects.toMatchObject({ code: 'game_unavailable' });
    await expect(trial()).rejects.toMatchObject({ code: 'game_unavailable' });
    await db.kysely.updateTable(table).set({ enabled: true }).where('id', '=', id).execute();
  }
  expect(hub.calls).toEqual([]);
});

test.each([
  ['disabled', 'account_disabled'],
  ['self_excluded', 'play_excluded'],
] as const)('a %s player opens nothing', async (status, code) => {
  await expect(launch({ member: { status } })).rejects.toMatchObject({ code });
  expect(hub.calls).toEqual([]);
});

test.each([
  ['no id at all', 'slot'],
  ['with an unused id', '00000000-0000-7000-8000-000000000000'],
])('a game %s is unknown', async (_, gameId) => {
  await expect(launch({ body: { gameId } })).rejects.toMatchObject({ code: 'game_unknown' });
  await expect(trial({ gameId })).rejects.toMatchObject({ code: 'game_unknown' });
});

test('a game of another brand is unknown', async () => {
  await expect(launch({ brand: hill })).rejects.toMatchObject({ code: 'game_unknown' });
});

test('a demo names no player and makes no token', async () => {
  const tokens = () =>
    db.kysely
      .selectFrom('vendor_wallet.game_token')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const before = await tokens();
  expect(await trial()).toEqual({ game_url: 'https://games.hubx.example/play?x=1' });
  const body = hub.calls[0]?.body ?? {};
  expect(body).toMatchObject({ currency: 'XXX', operator_id: 'RIVER', game_code: 'slot', lang: 'th' });
  expect(Object.keys(body)).not.toContain('user');
  expect(Object.keys(body)).not.toContain('token');
  expect(await tokens()).toEqual(before);
});

test('no demo opens at a brand that has switched demos off', async () => {
  const { flags } = river.settings;
  const strict = { ...river, settings: { ...river.settings, flags: { ...flags, freePlay: false } } };
  const asked = launchTrial(deps, trialLaunch.body.parse({ gameId: slot.id }), { ...place, brand: strict });
  await expect(asked).rejects.toMatchObject({ code: 'demo_unavailable' });
  expect(hub.calls).toEqual([]);
});

test('a game without a demo has none to open', async () => {
  const serious = await createGame(db.kysely, { vendor, demo: false });
  await expect(trial({ gameId: serious.id })).rejects.toMatchObject({ code: 'demo_unavailable' });
});

test('a session that has ended opens no game', async () => {
  const member = await createMember(db, river);
  const { sessionId } = await newSession(db, member, clock.now());
  await db.transaction((tx) =>
    endSessions(tx, { ...member, which: { browser: sessionId }, now: clock.now() }),
  );
  const body = endpoint.body.parse({ gameId: slot.id });
  await expect(
    launchGame(deps, body, { ...place, memberId: member.memberId, sessionId }),
  ).rejects.toMatchObject({ code: 'session_expired' });
  expect(hub.calls).toEqual([]);
});

test('a lottery of our own is launched to its page: no vendor is called, and it is recent as if it were opened there', async () => {
  const lake = await createBrand(db.kysely, { code: 'LAKE' });
  await db.transaction((tx) =>
    addLotteries(tx, { brands: [lake], nameOf: (code) => ({ EN: code }), now: clock.now() }),
  );
  const games = await db.kysely
    .selectFrom('catalogue.game')
    .select(['id', 'code'])
    .where('code', 'in', ['SSC_1M', 'YEEKEE'])
    .orderBy('code')
    .execute();
  const [ssc, yeekee] = games;
  if (!ssc || !yeekee) throw new Error('lotteries are missing');
  const { member, game_url } = await launch({ brand: lake, body: { gameId: ssc.id } });
  expect(game_url).toBe('https://river.test/elott?gameCode=SSC_1M');
  expect(hub.calls).toEqual([]);
  const reader = { brand: lake, language: 'TH', memberId: member.memberId } as const;
  await noteOpenedLottery(db, { ...reader, gameCode: 'YEEKEE', now: new Date(clock.now().getTime() + 1000) });
  expect((await listRecentGames(db.kysely, reader)).map(({ gameCode }) => gameCode)).toEqual([
    'YEEKEE',
    'SSC_1M',
  ]);
  const elsewhere = noteOpenedLottery(db, { ...reader, brand: river, gameCode: 'YEEKEE', now: clock.now() });
  await expect(elsewhere).rejects.toMatchObject({ code: 'game_unknown' });
});

test('where members play against one another the vendor is told what accounts share, and no one is told so of other games', async () => {
  const cards = await createGame(db.kysely, { vendor, code: 'cards', gameType: 'PVP' });
  await launch({ body: { gameId: cards.id } });
  const [of] = hub.calls.map(({ body }) => body as { meta: Record<string, unknown> });
  expect(of?.meta).toMatchObject({
    ...{ marks: ['network:of-the-test'], one_person_a_table: false, table_codes: true },
  });
  // Where money is real accounts of one person never sit together, and no table is found by a code, whatever is set.
  const real = await createBrand(db.kysely, {
    code: 'REAL',
    open: true,
    settings: { demo: false, rooms: { tableCodes: true } },
  });
  await carry(real);
  await launch({ brand: real, body: { gameId: cards.id } });
  expect(hub.calls.at(-1)?.body).toMatchObject({ meta: { one_person_a_table: true, table_codes: false } });
  await launch();
  expect(hub.calls.at(-1)?.body).toMatchObject({ meta: { currency_symbol: '฿' } });
  expect(JSON.stringify(hub.calls.at(-1)?.body)).not.toContain('marks');
});

test('a room is named beside its table, so that its vendor refuses a table of another room, and the player reads that there is none', async () => {
  await launch({ body: { roomId: 'pd-10', nodeId: 'pd-10-3' } });
  const meta = () => launchRequest.parse(hub.calls.at(-1)?.body).meta;
  expect(meta()).toMatchObject({ table_code: 'pd-10-3', room_code: 'pd-10' });
  await launch({ body: { nodeId: 'pd-10-3' } });
  expect(meta()).not.toHaveProperty('room_code');
  hub.answerWith(
    (response) => void response.writeHead(404).end(JSON.stringify({ status: 'RS_ERROR_WRONG_TYPES' })),
  );
  const refused = launch({ body: { roomId: 'pd-10', nodeId: 'pd-500-1' } });
  await expect(refused).rejects.toMatchObject({ code: 'game_unknown' });
  // Of a launch that names no two places it is the vendor's own error.
  await expect(launch()).rejects.toMatchObject({ code: 'vendor_unreachable' });
});
