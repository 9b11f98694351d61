import type { AnnouncementGroups } from '@lanna/contract/content/announcements/announcements';
import type { Audience, WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { announce } from '../announcement.factory.ts';
import { announcementRoutes } from './routes.ts';

const { db } = await testDatabase();
const NOW = '2026-11-20T12:00:00.000Z';
const clock = fixedClock(NOW);
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const brands = new Map([river, hill].map((brand, at) => [['river.test', 'hill.test'][at], brand]));
const somchai = await createMember(db, river, { now: new Date('2026-11-10T12:00:00Z') });
const suda = await createMember(db, river, { now: new Date('2025-01-01T00:00:00Z') });
const trial = await createMember(db, river, { type: 4, now: new Date(NOW) });
await db.kysely
  .updateTable('members.member')
  .set({ rank_level: 5 })
  .where('id', '=', suda.memberId)
  .execute();

const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(app, announcementRoutes({ db, clock }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: async (host) => brands.get(host),
  // A test's token is the member's id, written as tokens are.
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: token === trial.memberId ? 4 : 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();

beforeEach(async () => {
  await db.kysely.deleteFrom('announcements.announcement').execute();
});

const EVERYTHING = 'B,PL,PU,PR,H';

async function ask(
  path: string,
  query: Record<string, string> = {},
  { language = 'EN', host = 'river.test', as = '' } = {},
) {
  const reply = await app.inject({
    method: 'GET',
    url: `/wps/relay/${path}`,
    query,
    headers: { host, language, ...(as && { authorization: `Bearer ${as}` }) },
  });
  return { status: reply.statusCode, ...reply.json() };
}
async function read(query: Record<string, string> = { types: EVERYTHING }, who = {}) {
  const { value } = await ask('MCSFE_getListAnnouncements', query, who);
  return value as AnnouncementGroups;
}
async function readAs(memberId: string, query: Record<string, string> = { types: EVERYTHING }, who = {}) {
  const { value } = await ask('MCSFE_getMemberAnnouncements', query, { ...who, as: memberId });
  return value as AnnouncementGroups & { seen: string[] };
}
const idsOf = ({ player, banners, popup, promotion, hot }: AnnouncementGroups) =>
  [...player, ...banners, ...popup, ...promotion, ...hot].map(({ id }) => id);
const anybody: Audience = { readers: 'everybody', ranks: [], languages: [], newMemberDays: null };
const PICTURE = '01936f00-0000-7000-8000-000000000000';

test('each type comes in its group, and asked without types the banners alone', async () => {
  const [banner, notice, popup, promotion, hot] = [
    await announce(db.kysely, river, { type: 'B', pictureId: PICTURE }),
    await announce(db.kysely, river, { type: 'PL' }),
    await announce(db.kysely, river, { type: 'PU' }),
    await announce(db.kysely, river, { type: 'PR' }),
    await announce(db.kysely, river, { type: 'H' }),
  ];
  expect(await read()).toMatchObject({
    banners: [{ id: banner, type: 'B', picture: `/files/${PICTURE}.webp` }],
    player: [{ id: notice, type: 'PL', picture: null }],
    popup: [{ id: popup }],
    promotion: [{ id: promotion }],
    hot: [{ id: hot }],
  });
  for (const query of [{}, { types: '' }, { types: 'B' }])
    expect(await read(query)).toMatchObject({
      banners: [{ id: banner }],
      player: [],
      popup: [],
      promotion: [],
      hot: [],
    });
  expect(idsOf(await read({ types: 'H, PR,H' }))).toEqual([promotion, hot]);
});

test.each(['X', 'B,X', 'GAME', 'b', 'B,,PL', ','])('an unknown type is refused: %s', async (types) => {
  expect(await ask('MCSFE_getListAnnouncements', { types })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  });
});

test('a notice is given in the reader’s language, else in the brand’s, and says in which', async () => {
  await announce(db.kysely, river, {
    title: { TH: 'ตลาดเปิดแล้ว', EN: 'The market opens' },
    summary: { TH: 'คืนนี้' },
    content: { EN: '<p>Come at six.</p>', TH: '<p>มาหกโมง</p>' },
    link: '/promotions',
    position: 7,
  });
  expect((await read()).player).toEqual([
    {
      id: expect.any(String),
      type: 'PL',
      title: 'The market opens',
      summary: 'คืนนี้',
      content: '<p>Come at six.</p>',
      hasContent: true,
      date: Date.parse('2026-11-19T12:00:00Z'),
      picture: null,
      link: '/promotions',
      position: 7,
      language: 'EN',
      visitorsOnly: false,
    },
  ]);
  expect((await read(undefined, { language: 'VI' })).player).toMatchObject([
    { title: 'ตลาดเปิดแล้ว', content: '<p>มาหกโมง</p>', language: 'TH' },
  ]);
  expect((await read({ types: 'PL', content: 'no' })).player).toMatchObject([
    { content: '', hasContent: true },
  ]);
});

test('lower positions come first, of equal ones the newest', async () => {
  const old = await announce(db.kysely, river, { position: 5, startsAt: '2026-11-01T00:00:00Z' });
  const late = await announce(db.kysely, river, { position: 9 });
  const fresh = await announce(db.kysely, river, { position: 5 });
  const first = await announce(db.kysely, river, { position: 0, startsAt: '2026-01-01T00:00:00Z' });
  expect(idsOf(await read())).toEqual([first, fresh, old, late]);
});

test.each<[string, Partial<WrittenAnnouncement>, boolean]>([
  ['begins at this instant', { startsAt: NOW }, true],
  ['begins a millisecond later', { startsAt: '2026-11-20T12:00:00.001Z' }, false],
  ['ends a millisecond later', { endsAt: '2026-11-20T12:00:00.001Z' }, true],
  ['ends at this instant', { endsAt: NOW }, false],
  ['is switched off', { enabled: false }, false],
])('an announcement that %s', async (_what, options, isShown) => {
  const id = await announce(db.kysely, river, options);
  expect(idsOf(await read())).toEqual(isShown ? [id] : []);
});

test('another brand’s announcements are never shown', async () => {
  await announce(db.kysely, hill);
  await announce(db.kysely, hill, { type: 'PU', audience: { ...anybody, readers: 'members' } });
  expect(idsOf(await read())).toEqual([]);
  expect(idsOf(await readAs(suda.memberId))).toEqual([]);
  expect(idsOf(await read(undefined, { host: 'hill.test' }))).toHaveLength(1);
});

test('of one type at most a hundred are given, the first by their order', async () => {
  for (let at = 0; at < 103; at++) await announce(db.kysely, river, { position: 103 - at });
  const { player } = await read();
  expect(player).toHaveLength(100);
  expect(player[99]?.position).toBe(100);
});

describe('audiences', () => {
  test('what is for visitors alone says so, and what is for members is not given to visitors', async () => {
    const visitors = await announce(db.kysely, river, { audience: { ...anybody, readers: 'visitors' } });
    const members = await announce(db.kysely, river, { audience: { ...anybody, readers: 'members' } });
    const forAll = await announce(db.kysely, river, { position: 999 });
    expect((await read()).player).toMatchObject([
      { id: visitors, visitorsOnly: true },
      { id: forAll, visitorsOnly: false },
    ]);
    expect(idsOf(await readAs(somchai.memberId))).toEqual([members]);
  });

  test('languages are those of the page', async () => {
    const english = await announce(db.kysely, river, { audience: { ...anybody, languages: ['EN', 'VI'] } });
    expect(idsOf(await read())).toEqual([english]);
    expect(idsOf(await read(undefined, { language: 'TH' }))).toEqual([]);
  });

  test('ranks are those of the member, and a rank of others is not shown', async () => {
    const five = await announce(db.kysely, river, {
      audience: { ...anybody, readers: 'members', ranks: [4, 5] },
    });
    const none = await announce(db.kysely, river, {
      position: 999,
      audience: { ...anybody, readers: 'members', ranks: [0] },
    });
    expect(idsOf(await readAs(suda.memberId))).toEqual([five]);
    expect(idsOf(await readAs(somchai.memberId))).toEqual([none]);
  });

  test.each([
    [10, false],
    [11, true],
  ])('a member registered exactly ten days ago is a new member of %i days: %s', async (days, isNew) => {
    const id = await announce(db.kysely, river, {
      audience: { ...anybody, readers: 'members', newMemberDays: days },
    });
    expect(idsOf(await readAs(somchai.memberId))).toEqual(isNew ? [id] : []);
    expect(idsOf(await readAs(suda.memberId))).toEqual([]);
  });

  test('a trial account is no member', async () => {
    await announce(db.kysely, river, { audience: { ...anybody, readers: 'members' } });
    expect(idsOf(await readAs(trial.memberId))).toEqual([]);
  });
});

describe('pop-ups', () => {
  async function markSeen(memberId: string, id: string, host = 'river.test') {
    const reply = await app.inject({
      method: 'POST',
      url: '/wps/relay/MCSFE_markAnnouncementSeen',
      headers: { host, authorization: `Bearer ${memberId}` },
      payload: { id },
    });
    return { status: reply.statusCode, ...reply.json() };
  }

  test('what a member has seen is known on every device, and only of that member', async () => {
    const id = await announce(db.kysely, river, { type: 'PU' });
    await Promise.all([markSeen(suda.memberId, id), markSeen(suda.memberId, id)]);
    expect((await readAs(suda.memberId)).seen).toEqual([id]);
    expect((await readAs(somchai.memberId)).seen).toEqual([]);
  });

  test('only a pop-up of the brand is seen, and a trial keeps nothing', async () => {
    const notice = await announce(db.kysely, river, { type: 'PL' });
    const elsewhere = await announce(db.kysely, hill, { type: 'PU' });
    for (const id of [notice, elsewhere, PICTURE])
      expect(await markSeen(suda.memberId, id)).toMatchObject({ status: 404, code: 'not_found' });
    const id = await announce(db.kysely, river, { type: 'PU' });
    expect(await markSeen(trial.memberId, id)).toMatchObject({ code: 'trial_account' });
  });
});

describe('game announcements', async () => {
  const vendor = await createVendor(db.kysely, { code: 'NAGA', brands: [river] });
  const other = await createVendor(db.kysely, { code: 'GARUDA', brands: [river] });
  const game = await createGame(db.kysely, { vendor, code: 'boat', name: { EN: 'Boat', TH: 'เรือ' } });
  const second = await createGame(db.kysely, { vendor, code: 'raft' });

  async function listed(query: Record<string, string> = {}, who = {}) {
    const { value } = await ask('GCSGAME_getGameAnnouncements', query, who);
    return (value as { list: { id: string }[] }).list;
  }

  test('say which vendor or game they are about, maintenance first', async () => {
    const news = await announce(db.kysely, river, {
      type: 'GAME',
      position: 0,
      about: { kind: 'news', vendor: 'GARUDA', gameId: null },
      vendorId: other.id,
    });
    const down = await announce(db.kysely, river, {
      type: 'GAME',
      position: 50,
      endsAt: '2026-11-21T00:00:00Z',
      about: { kind: 'maintenance', vendor: 'NAGA', gameId: game.id },
      vendorId: vendor.id,
    });
    expect(await listed()).toMatchObject([
      {
        id: down,
        kind: 'maintenance',
        vassalage: 'NAGA',
        game: { gameId: game.id, gameName: 'Boat', gameType: 'RNG' },
        title: 'The market opens',
        until: Date.parse('2026-11-21T00:00:00Z'),
      },
      { id: news, kind: 'news', vassalage: 'GARUDA', game: null, until: null },
    ]);
    expect(await listed({ vassalage: 'GARUDA' })).toMatchObject([{ id: news }]);
    expect(await listed({ vassalage: 'UNKNOWN' })).toEqual([]);
    expect(await read()).toMatchObject({ player: [], hot: [] });
  });

  test('a game’s are its own and its vendor’s, not those of another game', async () => {
    const about = { kind: 'news', vendor: 'NAGA' } as const;
    const common = { type: 'GAME', vendorId: vendor.id } as const;
    const ofVendor = await announce(db.kysely, river, { ...common, about: { ...about, gameId: null } });
    await announce(db.kysely, river, { ...common, about: { ...about, gameId: second.id } });
    expect(await listed({ gameId: game.id })).toMatchObject([{ id: ofVendor }]);
  });

  test('a vendor the brand no longer carries is not spoken of', async () => {
    await announce(db.kysely, river, {
      type: 'GAME',
      about: { kind: 'news', vendor: 'NAGA', gameId: null },
      vendorId: vendor.id,
    });
    await db.kysely
      .updateTable('catalogue.brand_vendor')
      .set({ enabled: false })
      .where('vendor_id', '=', vendor.id)
      .execute();
    expect(await listed()).toEqual([]);
  });
});
