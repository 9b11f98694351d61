import { createPublicKey } from 'node:crypto';
import { backOfficeLaunch } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { jwtVerify } from 'jose';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { makeSigningKey } from '../../../house/brands/signing-key.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createGame, createVendor } from '../catalogue.factory.ts';
import { listHotGames } from '../games/list-hot-games.ts';
import { noteVendorCalls } from '../note-vendor-calls.ts';
import { opsStopRoutes } from '../stops/ops-stop-routes.ts';
import { opsVendorRoutes } from '../vendors/ops-vendor-routes.ts';
import { vendorProposals } from '../vendors/vendor-proposals.ts';
import { opsGameRoutes } from './ops-game-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const deps = {
  db,
  clock,
  secrets: testSecrets(),
  askForGames: async () => [{ game_code: 'asked', name: 'Asked', category: 'RNG' as const }],
};
const { ask } = await opsServer(db, {
  clock,
  permissions: [
    'catalogue.read',
    'catalogue.change',
    'catalogue.stop',
    'catalogue.keys',
    'catalogue.open-back-office',
  ],
  routes: [
    ...opsVendorRoutes(deps),
    ...opsGameRoutes({ ...deps, storedFiles: withoutBucket }),
    ...opsStopRoutes(deps),
  ],
  kinds: vendorProposals,
});
const owner = await createOperator(db, { now });
const second = await createOperator(db, { now });
const ofHill = await createOperator(db, { scope: { merchantId: hill.id }, now });
const auditor = await createOperator(db, { role: 'auditor', now });

const reason = 'as the vendor has written to us';
const makeVendor = (options: Parameters<typeof createVendor>[1] = {}) =>
  createVendor(db.kysely, { brands: [river], ...options });
const vendorPage = async (code: string) => (await ask(`GET /ops/vendors/${code}`, owner.cookie)).value;
const formOf = ({ code: _, ...page }: Record<string, unknown>, change: object = {}) => {
  const names = [
    'name',
    'groups',
    'signatureHeader',
    'launchUrl',
    'apiUrl',
    'backOfficeUrl',
    'currencies',
    'allowedIps',
  ];
  const more = ['amountScale', 'demoSupported', 'provable', 'freeBetAmount', 'winLimits', 'version'];
  return { ...Object.fromEntries([...names, ...more].map((name) => [name, page[name]])), reason, ...change };
};
const lastAction = () =>
  db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a vendor that two have added in the console is carried by the brands named, and a code is taken once', async () => {
  const { publicKey } = makeSigningKey();
  const body = {
    ...formOf(await vendorPage((await makeVendor()).code), {
      name: 'Night Hub',
      launchUrl: 'https://night.example/go',
    }),
    code: 'NIGHT',
    publicKey,
    brands: ['HILL'],
  };
  const { version: _, ...fields } = body as Record<string, unknown>;
  const { value } = await ask('POST /ops/vendors', owner.cookie, { body: fields });
  expect(await ask('GET /ops/vendors/NIGHT', owner.cookie)).toMatchObject({ code: 'not_found' });
  await ask(`POST /ops/proposals/${value.proposal}/approve`, second.cookie, { body: {} });
  expect(await ask('POST /ops/vendors', owner.cookie, { body: fields })).toMatchObject({
    code: 'vendor_known',
  });
  const page = await vendorPage('NIGHT');
  expect(page).toMatchObject({
    name: 'Night Hub',
    games: 0,
    keyFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(page.brands).toMatchObject([
    { brand: 'HILL', carried: true, enabled: true },
    { brand: 'RIVER', carried: false },
  ]);
});

test('what a form says that no vendor can have is refused by field, and nothing is changed', async () => {
  const { code } = await makeVendor();
  const page = await vendorPage(code);
  const body = formOf(page, {
    launchUrl: 'http://public.example/go',
    allowedIps: ['10.0.0.1/8'],
    amountScale: '0',
  });
  const answer = await ask(`PUT /ops/vendors/${code}`, owner.cookie, { body });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(answer.value.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
    'allowedIps',
    'amountScale',
    'launchUrl',
  ]);
  expect(await vendorPage(code)).toEqual(page);
});

test('of two operators who change one vendor the second is answered that it has changed', async () => {
  const { code } = await makeVendor();
  const page = await vendorPage(code);
  const first = await ask(`PUT /ops/vendors/${code}`, owner.cookie, {
    body: formOf(page, { name: 'First' }),
  });
  expect(first).toMatchObject({ status: 200, value: { version: page.version + 1 } });
  const second = await ask(`PUT /ops/vendors/${code}`, owner.cookie, {
    body: formOf(page, { name: 'Second' }),
  });
  expect(second).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect((await vendorPage(code)).name).toBe('First');
  expect(await lastAction()).toMatchObject({
    action: 'catalogue.change-vendor',
    before: { name: page.name },
    after: { name: 'First' },
  });
});

test('a category is not taken from a vendor that has games in it', async () => {
  const vendor = await makeVendor({ groups: ['RNG', 'LIVE'] });
  await createGame(db.kysely, { vendor });
  const page = await vendorPage(vendor.code);
  const without = (groups: string[]) =>
    ask(`PUT /ops/vendors/${vendor.code}`, owner.cookie, { body: formOf(page, { groups }) });
  expect(await without(['LIVE'])).toMatchObject({ value: { fields: [{ field: 'groups', rule: 'in_use' }] } });
  expect(await without(['RNG'])).toMatchObject({ status: 200 });
});

test('another key waits for a second pair of eyes', async () => {
  const { code, public_key: before } = await makeVendor();
  const { version } = await vendorPage(code);
  const body = { publicKey: makeSigningKey().publicKey, reason: 'the vendor has lost its key', version };
  const { value } = await ask(`POST /ops/vendors/${code}/key`, owner.cookie, { body });
  expect(value.proposal).toMatch(/^[0-9a-f-]{36}$/);
  expect((await vendorPage(code)).publicKey).toBe(before);
  const nonsense = { ...body, publicKey: `-----BEGIN PUBLIC KEY-----${'A'.repeat(200)}` };
  expect(await ask(`POST /ops/vendors/${code}/key`, owner.cookie, { body: nonsense })).toMatchObject({
    code: 'invalid_input',
  });
});

test('the back office opens by a launch signed with the brand’s key, for who asks and no more than they may', async () => {
  const vendor = await makeVendor();
  const opening = (brand: string, cookie = owner.cookie) =>
    ask(`POST /ops/vendors/${vendor.code}/back-office`, cookie, { body: { brand } });
  expect(await opening('RIVER')).toMatchObject({ code: 'back_office_unavailable' });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ back_office_url: 'https://hub.example/office' })
    .where('id', '=', vendor.id)
    .execute();
  const { value } = await opening('RIVER');
  expect(value.origin).toBe('https://hub.example');
  const jws = new URLSearchParams(new URL(value.url).hash.slice(1)).get('launch') ?? '';
  const { payload, protectedHeader } = await jwtVerify(jws, createPublicKey(river.signingPublicKey), {
    currentDate: now,
    audience: 'https://hub.example/office',
    issuer: 'RIVER',
  });
  expect(protectedHeader).toEqual({ alg: 'RS256', kid: 'RIVER', typ: 'back-office+jwt' });
  expect(backOfficeLaunch.parse(payload)).toMatchObject({
    sub: owner.id,
    name: owner.name,
    permissions: ['read', 'stop'],
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  expect(await lastAction()).toMatchObject({ action: 'catalogue.open-back-office' });

  expect(await opening('HILL')).toMatchObject({ code: 'not_found' });
  expect(await opening('RIVER', ofHill.cookie)).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await opening('RIVER', auditor.cookie)).toMatchObject({ status: 403, code: 'forbidden' });
});

test('a list of games is shown before it is taken, taken as it was shown, and leaves what was set by hand', async () => {
  const vendor = await makeVendor();
  const kept = await createGame(db.kysely, { vendor, code: 'kept', name: 'Old name' });
  const game = (await ask(`GET /ops/games/${kept.id}`, owner.cookie)).value;
  const change = {
    name: { EN: 'By hand' },
    category: 'RNG',
    volatility: null,
    features: [],
    liveClass: null,
    lotteryKind: null,
    demo: false,
  };
  await ask(`PUT /ops/games/${kept.id}`, owner.cookie, { body: { ...change, version: game.version } });

  const list = JSON.stringify([
    { game_code: 'kept', name: 'By the vendor', category: 'RNG', minBet: '2.00' },
    { game_code: 'new', name: 'New', category: 'RNG' },
  ]);
  const path = `POST /ops/vendors/${vendor.code}/games`;
  const { value } = await ask(`${path}/preview`, owner.cookie, { body: { list } });
  expect(value).toMatchObject({
    added: [{ code: 'new', name: 'New', category: 'RNG' }],
    changed: [{ code: 'kept', fields: [{ field: 'min_bet', before: '1.00', after: '2.00' }] }],
    counts: { added: 1, changed: 1, unchanged: 0, missing: 0 },
  });
  const other = JSON.stringify([{ game_code: 'other', name: 'Other', category: 'RNG' }]);
  const body = { list, digest: value.digest };
  expect(await ask(path, owner.cookie, { body: { ...body, list: other } })).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await ask(path, owner.cookie, { body })).toMatchObject({ value: { added: 1, updated: 1 } });
  expect((await ask(`GET /ops/games/${kept.id}`, owner.cookie)).value).toMatchObject({
    name: 'By hand',
    minBet: '2.00',
    byHand: ['name'],
  });
  const foreign = JSON.stringify([{ game_code: 'x', name: 'X', category: 'LIVE' }]);
  expect(await ask(`${path}/preview`, owner.cookie, { body: { list: foreign } })).toMatchObject({
    code: 'game_list_unusable',
    value: { problem: expect.stringContaining('games[0].category') },
  });
  expect((await ask(`${path}/preview`, owner.cookie, { body: {} })).value.added).toMatchObject([
    { code: 'asked' },
  ]);
});

test('a brand hides a game and puts another forward; what it does stays its own', async () => {
  const vendor = await makeVendor({ brands: [river, hill] });
  const game = await createGame(db.kysely, { vendor, name: 'Lamp' });
  const path = `PUT /ops/games/${game.id}/brands/RIVER`;
  const body = { hidden: false, position: 1, hotPosition: 0, version: 0 };
  expect(await ask(path, owner.cookie, { body })).toMatchObject({ value: { version: 1 } });
  expect(await ask(path, owner.cookie, { body })).toMatchObject({ code: 'changed_meanwhile' });
  const hot = async (brand: typeof river) => (await listHotGames(db.kysely, brand, 'EN', vendor.code)).length;
  expect([await hot(river), await hot(hill)]).toEqual([1, 0]);
  await ask(path, owner.cookie, { body: { ...body, hidden: true, version: 1 } });
  expect(await hot(river)).toBe(0);
  expect(await ask(path, ofHill.cookie, { body })).toMatchObject({ code: 'brand_out_of_scope' });
});

test('a picture is drawn anew under a name of the server’s; what is none is refused and the old one stays', async () => {
  const vendor = await makeVendor();
  const { id } = await createGame(db.kysely, { vendor });
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#228866' } });
  const png = await drawn
    .withExif({ IFD0: { Copyright: 'person' } })
    .png()
    .toBuffer();
  const put = (bytes: Buffer, version: number) =>
    ask(`POST /ops/games/${id}/picture`, owner.cookie, {
      body: { base64: bytes.toString('base64'), version },
    });
  const { value } = await put(png, 1);
  const page = async () => (await ask(`GET /ops/games/${id}`, owner.cookie)).value;
  expect((await page()).ownPicture).toMatch(/^data:image\/webp;base64,/);
  const { webp } = await db.kysely
    .selectFrom('catalogue.game_picture')
    .select('webp')
    .where('game_id', '=', id)
    .executeTakeFirstOrThrow();
  const { exif, ...stored } = await sharp(webp ?? undefined).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 480, height: 640 });
  expect(exif).toBeUndefined();

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>',
  );
  const small = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const bytes of [Buffer.from('nothing'), svg, small, png.subarray(0, 200)])
    expect(await put(bytes, value.version)).toMatchObject({ status: 422, code: 'picture_unusable' });
  expect(await put(Buffer.alloc(6_000_000, 1), value.version)).toMatchObject({ code: 'body_too_large' });
  await ask(`POST /ops/games/${id}/picture/removal`, owner.cookie, { body: { version: value.version } });
  expect((await page()).ownPicture).toBeNull();
});

test('stops say what, since when, by whom and why; a brand’s operator stops at that brand alone', async () => {
  const vendor = await makeVendor({ brands: [river, hill] });
  const game = await createGame(db.kysely, { vendor, name: 'Night Boat' });
  const reason = 'wrong pictures in the game';
  const stop = (body: object, cookie = ofHill.cookie) =>
    ask('POST /ops/stops', cookie, { body: { reason, ...body } });
  const request = { kind: 'game', game: game.id };
  expect(await stop({ ...request, brand: null })).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await stop({ ...request, brand: 'RIVER' })).toMatchObject({ code: 'brand_out_of_scope' });
  expect(await stop({ ...request, brand: 'HILL', reason: 'no' })).toMatchObject({ code: 'invalid_input' });
  const { value } = await stop({ ...request, brand: 'HILL' });
  expect(await stop({ ...request, brand: 'HILL' })).toMatchObject({ code: 'stopped_already' });

  const { rows } = (
    await ask('GET /ops/stops', ofHill.cookie, { query: { search: 'night', state: 'in-force' } })
  ).value;
  expect(rows).toMatchObject([
    {
      id: value.id,
      kind: 'game',
      brand: 'HILL',
      subject: { name: 'Night Boat' },
      reason,
      startedBy: ofHill.name,
      mayEnd: true,
    },
  ]);
  expect((await ask('GET /ops/stops', owner.cookie, { query: { brand: 'RIVER' } })).value.rows).toEqual([]);
  expect((await ask(`GET /ops/games/${game.id}`, owner.cookie)).value.stopped).toBe(true);
  await ask(`POST /ops/stops/${value.id}/end`, ofHill.cookie, {
    body: { reason: 'the pictures are right again' },
  });
  expect(await ask('GET /ops/stops.csv', owner.cookie)).toMatchObject({
    text: expect.stringContaining('the pictures are right again'),
  });
});

test('a player is stopped by name or id, in the own brand only', async () => {
  const member = await createMember(db, river);
  const body = (player: string, brand: string) => ({
    kind: 'player',
    player,
    brand,
    reason: 'asked us to stop',
  });
  const name = await db.kysely
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  const stop = (player: string, brand: string) =>
    ask('POST /ops/stops', owner.cookie, { body: body(player, brand) });
  expect(await stop(name.username, 'HILL')).toMatchObject({ code: 'not_found' });
  expect(await stop(name.username.toUpperCase(), 'RIVER')).toMatchObject({ status: 200 });
  expect(await stop(member.memberId, 'RIVER')).toMatchObject({ code: 'stopped_already' });
});

test('calls of the last hour stand beside the vendor, of several processes added up', async () => {
  const { code } = await makeVendor({ name: 'Slow Hub' });
  const calls = {
    vendorCode: code,
    direction: 'out' as const,
    minute: now,
    calls: 3,
    errors: 1,
    totalMs: 90,
    longestMs: 60,
  };
  await noteVendorCalls(db.kysely, [calls]);
  await noteVendorCalls(db.kysely, [
    { ...calls, errors: 0, longestMs: 80 },
    { ...calls, vendorCode: 'GONE' },
  ]);
  await noteVendorCalls(db.kysely, [{ ...calls, minute: new Date(now.getTime() - 2 * 3_600_000) }]);
  const { rows } = (await ask('GET /ops/vendors', auditor.cookie, { query: { search: 'slow' } })).value;
  expect(rows).toMatchObject([
    {
      code,
      calls: { out: { calls: 6, errors: 1, meanMs: 30, longestMs: 80 }, in: { calls: 0, meanMs: null } },
    },
  ]);
});

test.each(['%', '_', 'x'.repeat(200)])(
  'a search for %s finds what is called so, which is nothing',
  async (search) => {
    for (const path of ['vendors', 'games', 'stops'])
      expect((await ask(`GET /ops/${path}`, owner.cookie, { query: { search } })).value.rows).toEqual([]);
  },
);

test('games come page by page in any order, each once, and as a file', async () => {
  const vendor = await makeVendor({ brands: [hill] });
  for (let n = 0; n < 5; n++)
    await createGame(db.kysely, { vendor, popularity: n % 2, rtpBasisPoints: n === 2 ? null : 9000 + n });
  for (const sort of ['-popularity', 'name', 'rtp', '-createdAt']) {
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, string> = { brand: 'HILL', vendor: vendor.code, sort, limit: '2', after };
      const { rows, next } = (await ask('GET /ops/games', owner.cookie, { query })).value;
      seen.push(...rows.map(({ id }: { id: string }) => id));
      after = next;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  }
  const { text } = await ask('GET /ops/games.csv', owner.cookie, { query: { vendor: vendor.code } });
  expect(text.trim().split('\n')).toHaveLength(6);
});
