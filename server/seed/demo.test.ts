import { gameList, VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { kadLuang } from '@lanna/studio/rules/vendors/kad-luang/vendor';
import { lanna as slots } from '@lanna/studio/rules/vendors/lanna/vendor';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { HERO_SCENES } from '@lanna/web/art/hero';
import { artPaths } from '@lanna/web/art/paths';
import { promotionScene } from '@lanna/web/art/promotion-scene';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { findBrands } from '../src/modules/house/brands/find-brand.ts';
import { transferVendors } from '../src/modules/money/transfers/vendors/transfer-vendor.ts';
import { listMenus, listVendors } from '../src/modules/play/catalogue/games/list-categories.ts';
import { listGames } from '../src/modules/play/catalogue/games/list-games.ts';
import { listHotGames } from '../src/modules/play/catalogue/games/list-hot-games.ts';
import { listPopularLotteries } from '../src/modules/play/catalogue/games/lotteries.ts';
import { mountArt } from '../src/modules/play/catalogue/pictures/art.ts';
import { NOTHING_MORE } from '../src/modules/rewards/promotions/more-promotions.ts';
import { listPromotions } from '../src/modules/rewards/promotions/reading/list-promotions.ts';
import { asRefusal } from '../src/platform/http/calls/describe-error.ts';
import { openDatabase } from '../src/platform/sql/database.ts';
import { fixedClock } from '../src/platform/testing/test-clock.ts';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { seedDemo } from './demo.ts';
import { DEMO_BRANDS } from './demo-brands.ts';
import { newStudioKeys } from './studio-keys.factory.ts';

const { db, url } = await testDatabase();
const clock = fixedClock();
const options = {
  publicUrl: 'http://192.168.1.20:3000',
  studioUrl: 'http://localhost:3100',
  studioKeys: newStudioKeys().publicKeys,
};

async function seed(changed: Partial<typeof options> = {}) {
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  try {
    return await seedDemo(owner, { ...options, ...changed, now: clock.now() });
  } finally {
    await owner.close();
  }
}

test('two brands with themes of their own answer on their hosts and carry the playable games', async () => {
  const keys = await seed();
  const brands = findBrands(db.kysely, clock);
  const lanna = await brands.findByHost('localhost:3000');
  const chaophraya = await brands.findByHost('chaophraya.localhost');
  expect([lanna?.code, chaophraya?.code]).toEqual(['LANNA', 'CHAOPHRAYA']);
  expect([lanna?.currencySymbol, chaophraya?.currencySymbol]).toEqual(['฿', '฿']);
  expect(lanna?.theme).not.toEqual(chaophraya?.theme);
  expect([lanna?.settings.front.hero, chaophraya?.settings.front.hero]).toEqual(['night', 'morning']);
  expect(lanna?.settings.front.slogan).not.toEqual(chaophraya?.settings.front.slogan);
  expect((await brands.findByHost('192.168.1.20'))?.code).toBe('LANNA');
  expect(new Set(keys.map((key) => key.signingPublicKey)).size).toBe(2);
  // The site of agents has a host of its own; one of the two brands says who is no member.
  expect((await brands.findByHost('agent.chaophraya.localhost'))?.code).toBe('CHAOPHRAYA');
  expect([lanna, chaophraya].map((brand) => brand?.settings.login.revealUnknownAccount)).toEqual([
    false,
    true,
  ]);
  for (const brand of [lanna, chaophraya])
    expect(
      brand?.settings.site.resources.map(({ resourceType, qrCodeUrl }) => [resourceType, qrCodeUrl]),
    ).toEqual([
      ['ios', '/install/ios-qr.png'],
      ['android', '/install/android-qr.png'],
      ['ios_lite', '/install/ios-profile-qr.png'],
    ]);

  for (const brand of [lanna, chaophraya]) {
    if (!brand) throw new Error('a demo brand is missing');
    const reader = { brand, language: 'TH', memberId: null } as const;
    const { games } = await listGames(db.kysely, reader, gameList.query.parse({ gameType: 'RNG' }));
    expect(games.map((game) => game.gameCode).sort()).toEqual(
      [...slots.games, ...kadLuang.games].map(({ code }) => code).sort(),
    );
    expect(games.every((game) => game.available && game.demo)).toBe(true);
    const lotteries = await listPopularLotteries(db.kysely, reader);
    expect(lotteries).toHaveLength(20);
    expect(GAMES.map(({ code }) => code)).toEqual(
      expect.arrayContaining(lotteries.map((game) => game.gameCode)),
    );
    expect(lotteries.every(({ page, available, demo }) => page && available && !demo)).toBe(true);
    const menus = await listMenus(db.kysely, brand);
    expect(menus.map(({ gameType }) => gameType)).toEqual([
      'ELOTT',
      'LOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
    ]);
    const hot = await listHotGames(db.kysely, brand, 'EN', undefined);
    expect(hot.map((game) => game.gameCode)).toEqual(slots.games.map(({ code }) => code));
  }
});

test('a demo brand of before gets the settings that have come since, and keeps those an operator has made', async () => {
  await seed();
  await db.kysely
    .updateTable('brands.merchant')
    .set({
      settings: JSON.stringify({ minimumAge: 21, site: { customerService: { email: 'own@lanna.example' } } }),
    })
    .where('code', '=', 'LANNA')
    .execute();
  await seed();
  const lanna = await findBrands(db.kysely, clock).findByHost('localhost');
  expect(lanna?.settings.minimumAge).toBe(21);
  expect(lanna?.settings.front.slogan?.title.EN).toBe('The market on the river is open');
  expect(lanna?.settings.site.customerService).toMatchObject({
    line: '@lanna.example',
    email: 'own@lanna.example',
  });
});

test('each brand has a vendor that keeps players’ money, served by the studio wherever that is', async () => {
  await seed();
  await seed({ studioUrl: 'http://localhost:4100/' });
  const brands = findBrands(db.kysely, clock);
  for (const host of ['localhost', 'chaophraya.localhost']) {
    const brand = await brands.findByHost(host);
    if (!brand) throw new Error('a demo brand is missing');
    const vendors = await transferVendors(db.kysely, brand);
    expect(vendors).toMatchObject([
      {
        code: kadLuang.code,
        name: 'Kad Luang',
        api_url: 'http://localhost:4100/kad-luang',
        open: true,
      },
    ]);
    const { data } = await listVendors(db.kysely, brand);
    const cards = data.lanes.find(({ title }) => title === 'RNG')?.cards ?? [];
    expect(cards.map(({ code, accountTypeName }) => [code, accountTypeName])).toEqual([
      [slots.code, 'SEAMLESS'],
      [kadLuang.code, 'TRANSFER'],
    ]);
  }
});

test('a later start follows the studio and keeps what the operator has changed', async () => {
  const [before] = await seed();
  await db.kysely.updateTable('catalogue.vendor').set({ enabled: false, name: 'House' }).execute();
  await db.kysely
    .updateTable('brands.merchant')
    .set({ name: { EN: 'Renamed' } })
    .where('code', '=', 'LANNA')
    .execute();
  const [after] = await seed({ studioUrl: 'http://localhost:4100/' });
  expect(after).toEqual(before);
  const vendor = await db.kysely
    .selectFrom('catalogue.vendor')
    .selectAll()
    .where('code', '=', slots.code)
    .executeTakeFirstOrThrow();
  expect(vendor).toMatchObject({
    enabled: false,
    name: 'House',
    launch_url: 'http://localhost:4100/launch',
    api_url: 'http://localhost:4100',
  });
  const { count } = await db.kysely
    .selectFrom('catalogue.game')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(STUDIO_VENDORS.flatMap(({ games }) => games).length + GAMES.length);
});

test('each brand offers promotions in Thai and English, and a second start adds none', async () => {
  await seed();
  await seed();
  const brands = findBrands(db.kysely, clock);
  for (const [host, open] of [
    ['localhost', 8],
    ['chaophraya.localhost', 7],
  ] as const) {
    const brand = await brands.findByHost(host);
    if (!brand) throw new Error('a demo brand is missing');
    for (const language of ['TH', 'EN'] as const) {
      const shown = await listPromotions(
        db.kysely,
        { brand, language },
        { more: NOTHING_MORE, now: clock.now() },
      );
      expect(shown.open).toBe(open);
      expect(shown.list.map((card) => card.language)).toEqual(shown.list.map(() => language));
      expect(shown.list.filter(({ phase }) => phase === 'coming_soon')).toHaveLength(1);
    }
  }
});

test('every picture that the demo names is there: of each game, also under the name its bets have in the record, of vendors, categories and promotions', async () => {
  await seed();
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(asRefusal(error).status).send());
  const brands = findBrands(db.kysely, clock);
  mountArt(app, { db });
  const games = await db.kysely
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
    .leftJoin('catalogue.vendor as under', 'under.id', 'v.bets_under')
    .select(['g.code', 'v.code as vendor', 'under.code as under'])
    .execute();
  const named = games.flatMap(({ code: gameCode, vendor, under }) => [
    artPaths.vendorLogo(vendor),
    ...[vendor, ...(under ? [under] : [])].map((vassalage) => artPaths.gameCard({ vassalage, gameCode })),
  ]);
  for (const { hosts } of DEMO_BRANDS) {
    const brand = await brands.findByHost(hosts[0] ?? '');
    if (!brand) throw new Error('a demo brand is missing');
    const { hero } = brand.settings.front;
    named.push(...VENDOR_GROUPS.map((group) => artPaths.category(hero, group)));
    named.push(...HERO_SCENES.map((scene) => artPaths.hero(hero, scene)));
    const { list } = await listPromotions(
      db.kysely,
      { brand, language: 'TH' },
      { more: NOTHING_MORE, now: clock.now() },
    );
    for (const { id, title, categoryName, picture } of list)
      named.push(picture ?? artPaths.promotion(hero, 'card', promotionScene([title, categoryName], id)));
  }
  const missing = [];
  for (const url of new Set(named)) if ((await app.inject({ url })).statusCode !== 200) missing.push(url);
  expect(missing).toEqual([]);
  expect(named).toContain('/art/game/LOTTERY/KENO_1M.svg');
  await app.close();
});

test('both brands announce something of each type, enough for a second page of notices, and once only', async () => {
  await seed();
  const listed = () =>
    db.kysely
      .selectFrom('announcements.announcement as a')
      .innerJoin('brands.merchant as m', 'm.id', 'a.merchant_id')
      .select(({ fn }) => ['m.code', 'a.type', fn.countAll<bigint>().as('count')])
      .groupBy(['m.code', 'a.type'])
      .orderBy('m.code')
      .orderBy('a.type')
      .execute();
  const before = await listed();
  for (const brand of ['LANNA', 'CHAOPHRAYA']) {
    const counts = new Map(
      before.filter(({ code }) => code === brand).map(({ type, count }) => [type, count]),
    );
    for (const [type, least] of [
      ['B', 3n],
      ['PL', 12n],
      ['PU', 1n],
      ['PR', 2n],
      ['H', 4n],
      ['GAME', 1n],
    ] as const)
      expect(counts.get(type) ?? 0n, `${brand} ${type}`).toBeGreaterThanOrEqual(least);
  }
  await seed();
  expect(await listed()).toEqual(before);
});
