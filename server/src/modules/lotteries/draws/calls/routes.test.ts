import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { drawDue } from '../drawing/draw-due.ts';
import { makeOpenDraw, type TestDraw } from '../draws.factory.ts';
import { drawRoutes } from './routes.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
const clock = fixedClock();
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
let notified = 0;
const notifyShots = {
  shot: () => {
    notified += 1;
  },
};
mountRoutes(app, drawRoutes({ db, config: { beacons: {} }, notifyShots }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets }),
  resolveBrand: async () => brand,
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();

async function ask(path: string, memberId?: string, body?: Record<string, unknown>) {
  const reply = await app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: { host: 'river.test', ...(memberId && { authorization: `Bearer ${memberId}` }) },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

function shoot(memberId: string, { numero }: { numero: string }, shot: string) {
  return ask('/lgw/yeekee/shots', memberId, { numero, shot });
}

test('open draws are listed with the server’s clock: the next of each game, or several of one, both paths alike', async () => {
  const first = await makeOpenDraw(db, { game: 'SSC_1M', closesInMs: 20_000 });
  const second = await makeOpenDraw(db, { game: 'SSC_1M', closesInMs: 80_000 });
  const other = await makeOpenDraw(db, { game: 'PK10_1M', closesInMs: 30_000 });
  await makeOpenDraw(db, { game: 'SSC_1M', closesInMs: -10 });
  const all = await ask('/lgw/games/opened/numero');
  expect(all.value.draws.map(({ numero }: TestDraw) => numero)).toEqual([first.numero, other.numero]);
  expect(Math.abs(Date.parse(all.value.now) - Date.now())).toBeLessThan(1000);
  const ofOne = await ask('/lotto/lgw/games/opened/numero?gameCode=SSC_1M&count=5');
  expect(ofOne.value.draws.map(({ numero }: TestDraw) => numero)).toEqual([first.numero, second.numero]);
  await db.kysely.updateTable('draws.game').set({ enabled: false }).where('code', '=', 'PK10_1M').execute();
  await new Promise((done) => setTimeout(done, 300));
  const without = await ask('/lgw/games/opened/numero');
  expect(without.value.draws.map(({ numero }: TestDraw) => numero)).toEqual([first.numero]);
  expect(Date.parse(without.value.now)).toBeGreaterThan(Date.parse(all.value.now) + 250);
});

test('around now a game has its last result, what waits, the current and the next draw', async () => {
  const game = 'LF3D_5M';
  const drawn = await makeOpenDraw(db, { game, closesInMs: -10_000, secrets });
  const waiting = await makeOpenDraw(db, { game, closesInMs: -1000, drawsInMs: 5000, secrets });
  const current = await makeOpenDraw(db, { game, closesInMs: 60_000, secrets });
  const next = await makeOpenDraw(db, { game, closesInMs: 120_000, secrets });
  await drawDue({ db, secrets });
  expect((await ask(`/lgw/numeros/near?gameCode=${game}`)).value).toMatchObject({
    previous: { numero: drawn.numero, state: 'drawn', result: expect.stringMatching(/^\d{3}$/) },
    pending: { numero: waiting.numero, state: 'closed', result: null },
    current: { numero: current.numero },
    next: { numero: next.numero },
  });
  expect(await ask('/lgw/numeros/near?gameCode=NOSUCH')).toMatchObject({
    status: 404,
    code: 'lottery_game_unknown',
  });
  const list = await ask(`/lgw/draw?gameCode=${game}&day=2026-01-01&numero=20260101-T&pageSize=1`);
  expect(list.value).toMatchObject({ list: [{ numero: waiting.numero }], total: 2, totalPages: 2 });
  expect((await ask(`/lgw/draw?gameCode=${game}&numero=2027`)).value.total).toBe(0);
  expect((await ask(`/lgw/draw/code/${game}`)).value).toMatchObject([{ numero: drawn.numero }]);
});

test('a proof shows neither link nor seeds of an open draw', async () => {
  const draw = await makeOpenDraw(db, { game: 'SSC_5M', secrets });
  await db.pool.query('select draws.add_seeds($1, array[gen_random_uuid()], $2)', [[draw.id], ['a seed']]);
  const { value } = await ask(`/lgw/draw/proof?gameCode=SSC_5M&numero=${draw.numero}`);
  expect(value).toMatchObject({ seeds: [], versions: [], chain: { place: 1, link: null } });
  expect(value.chain.linkBefore).toBe(value.chain.anchor);
});

test('shots are numbered in their order, masked for others, one a second for each member, and end to the instant', async () => {
  const round = await makeOpenDraw(db, { game: 'YEEKEE', closesInMs: -1000, drawsInMs: 60_000, secrets });
  const members = await Promise.all(
    Array.from({ length: 17 }, async () => (await createMember(db, brand)).memberId),
  );
  const sent = await Promise.all(members.map((id, at) => shoot(id, round, String(10_000 + at))));
  expect(sent.map(({ value }) => value.number).sort((a, b) => a - b)).toEqual(members.map((_, at) => at + 1));
  expect(notified).toBe(17);
  const [mine = ''] = members;
  const twice = await Promise.all([shoot(mine, round, '55555'), shoot(mine, round, '55556')]);
  expect(twice.map(({ code }) => code)).toEqual(['shot_too_soon', 'shot_too_soon']);
  const { value } = await ask(`/lgw/yeekee/shots?numero=${round.numero}`, mine);
  expect(value).toMatchObject({ count: 17, sum: String(17 * 10_000 + 136), houseShot: null });
  expect(value).toMatchObject({ countedFrom: 'last', sixteenth: { number: 2 } });
  expect(value.newest[0].number).toBe(17);
  expect(value.newest.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toHaveLength(1);
  expect(value.committedBy).toMatch(/^[0-9a-f]{64}$/);
  const late = await makeOpenDraw(db, { game: 'YEEKEE', closesInMs: -1000, drawsInMs: -1, secrets });
  expect(await shoot(mine, late, '12345')).toMatchObject({ status: 409, code: 'shots_closed' });
  expect(await shoot(mine, { numero: '20200101-01' }, '12345')).toMatchObject({ code: 'draw_unknown' });
  for (const shot of ['1234', '123456', '12a45', '๑๒๓๔๕'])
    expect(await shoot(mine, round, shot)).toMatchObject({ code: 'invalid_input' });
});
