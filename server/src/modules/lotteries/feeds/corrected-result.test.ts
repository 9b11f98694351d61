import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../platform/http/mount-routes.ts';
import { openLog } from '../../../platform/process/log.ts';
import { bodyEncryption } from '../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { drawRoutes } from '../draws/calls/routes.ts';
import { closeTestDraw, makeOpenDraw } from '../draws/draws.factory.ts';
import { bettingRoutes } from '../lottery/betting/betting-routes.ts';
import { atStake } from '../lottery/exposure/at-stake.ts';
import { settlingFixture } from '../lottery/settling.fixture.ts';
import { slipBatches } from '../lottery/slip-batches.ts';
import { cancellingProposal } from './desk/cancel-a-draw.ts';
import { correctionProposal } from './desk/correct-result.ts';
import { feedOps } from './desk/ops-routes.ts';

/** 456 above and 78 below; then 123 and 12. */
const WRONG = '120456|111,222|333,444|78';
const RIGHT = '999123|111,222|333,444|12';

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
afterAll(fixture.booksFit);
// Draws of the stage close within a minute of the database's clock.
const clock = fixedClock(new Date(Date.now() + 3_600_000).toISOString());
const stakes = () => [atStake];
const { ask } = await opsServer(db, {
  clock,
  permissions: ['feeds.read', 'feeds.type', 'feeds.decide'],
  routes: feedOps({ db, clock, atStake: stakes }),
  kinds: [correctionProposal(stakes), cancellingProposal(stakes)],
});
const news = { notify: () => {} };
const site = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(
  site,
  [
    ...bettingRoutes({ db, clock, news, slips: slipBatches({ db, clock, news, log: { warn: () => {} } }) }),
    ...drawRoutes({ db, config: { beacons: {} }, notifyShots: { shot: () => {} } }),
  ],
  {
    pool: db.pool,
    publicUrl: 'http://localhost:3000',
    encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
    resolveBrand: async () => fixture.brand,
    resolveSession: async (token) => ({
      ...{ memberId: token, sessionId: 's', type: 0, passwordChangeDue: false, termsDue: null },
    }),
    checkSite: async () => {},
  },
);
await site.ready();
await db.kysely
  .insertInto('draws.game')
  .values({ code: 'THAI', closes_before_seconds: 60 })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await db.kysely.insertInto('feeds.game').values({ game_code: 'THAI', typed: true }).execute();
const now = clock.now();
const [dao, fon] = [
  await createOperator(db, { now, name: 'dao' }),
  await createOperator(db, { now, name: 'fon' }),
];
const reason = 'two digits were misread';

async function seenBy(memberId: string, path: string) {
  const reply = await site.inject({
    url: path,
    headers: { host: 'river.test', authorization: `Bearer ${memberId}` },
  });
  return reply.json().value;
}

async function typed(numero: string, result: string) {
  for (const { cookie } of [dao, fon])
    await ask('POST /ops/lottery-results', cookie, { body: { gameCode: 'THAI', numero, result } });
}

async function byTwo(call: string, body: object) {
  const { value } = await ask(call, dao.cookie, { body });
  return ask(`POST /ops/proposals/${value.proposalId}/approve`, fon.cookie, { body: {} });
}

async function bought() {
  const draw = await makeOpenDraw(db, { game: 'THAI' });
  const [lost, won] = [await fixture.player(), await fixture.player()];
  const slips = {
    lost: await fixture.buy(lost, draw, [{ play: 'top3', selection: '456' }]),
    won: await fixture.buy(won, draw, [{ play: 'bottom2', selection: '12' }]),
  };
  await closeTestDraw(db, draw);
  return { draw, lost, won, slips };
}

const lineOf = async (memberId: string, slip: string) =>
  (await seenBy(memberId, `/lgw/slips/${slip}`)).lines[0];

test('a corrected result is seen by the member: on the slip, at the draw with both results and the reason, and in the wallet', async () => {
  const { draw, lost, won, slips } = await bought();
  const [before, beforeOther] = [await fixture.wallet(lost), await fixture.wallet(won)];
  await typed(draw.numero, WRONG);
  await fixture.settle(draw);
  expect(await lineOf(lost, slips.lost)).toMatchObject({ state: 'won', result: WRONG });
  expect(await lineOf(won, slips.won)).toMatchObject({ state: 'lost' });
  expect(await fixture.wallet(lost)).toBeGreaterThan(before);
  const { value: shown } = await ask(`GET /ops/lottery-draws/${draw.id}`, dao.cookie);
  expect(shown).toMatchObject({
    moves: ['correct'],
    atStake: [{ currency: 'THB', lines: 2, players: 2, paid: expect.not.stringMatching(/^0\.00$/) }],
  });
  await byTwo(`POST /ops/lottery-draws/${draw.id}/correct`, { version: 1, result: RIGHT, reason });
  await fixture.settle(draw);
  expect(await lineOf(lost, slips.lost)).toMatchObject({ state: 'lost', result: RIGHT, payout: '0.00' });
  expect(await lineOf(won, slips.won)).toMatchObject({ state: 'won', result: RIGHT });
  expect(await fixture.wallet(lost)).toBeLessThanOrEqual(before + 1);
  expect(await fixture.wallet(won)).toBeGreaterThan(beforeOther);
  const { list } = await seenBy(lost, '/lgw/draw?gameCode=THAI');
  expect(list).toContainEqual(
    expect.objectContaining({ numero: draw.numero, state: 'settled', result: RIGHT, version: 2 }),
  );
  const proof = await seenBy(lost, `/lgw/draw/proof?gameCode=THAI&numero=${draw.numero}`);
  expect(proof.versions).toMatchObject([
    { version: 1, result: WRONG, source: 'typed', reason: null },
    { version: 2, result: RIGHT, source: 'corrected', reason },
  ]);
});

test('a cancelled draw gives the member the stake back', async () => {
  const { draw, lost, won, slips } = await bought();
  const [before, beforeOther] = [await fixture.wallet(lost), await fixture.wallet(won)];
  await byTwo(`POST /ops/lottery-draws/${draw.id}/cancel`, { reason });
  await fixture.settle(draw);
  expect(await lineOf(lost, slips.lost)).toMatchObject({ state: 'refunded', refundReason: 'draw_cancelled' });
  expect(await fixture.wallet(lost)).toBe(before + 1);
  expect(await fixture.wallet(won)).toBe(beforeOther + 1);
});
