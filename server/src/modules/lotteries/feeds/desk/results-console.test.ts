import { FEED_SIGNATURE_HEADER } from '@lanna/contract/lotteries/feeds/feeds';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { giveResult } from '../../draws/give-result.ts';
import { anotherKey, makeFedDraw, makeFeed, RESULTS } from '../feeds.factory.ts';
import { receiveReport } from '../reports/receive-report.ts';
import { cancellingProposal } from './cancel-a-draw.ts';
import { fedGameProposal } from './change-fed-game.ts';
import { feedProposal } from './change-feed.ts';
import { correctionProposal } from './correct-result.ts';
import { feedOps } from './ops-routes.ts';
import { resultFileProposal } from './send-result-file.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-16T09:00:00Z');
const now = clock.now();
// An operator of the house works in brands.
await createBrand(db.kysely);
const noStake = () => [];
const { ask } = await opsServer(db, {
  clock,
  permissions: ['feeds.read', 'feeds.type', 'feeds.decide', 'feeds.change'],
  routes: feedOps({ db, clock, atStake: noStake }),
  kinds: [
    ...[resultFileProposal, feedProposal, fedGameProposal],
    ...[correctionProposal(noStake), cancellingProposal(noStake)],
  ],
});
const [dao, fon, mai] = [
  await createOperator(db, { now, name: 'dao' }),
  await createOperator(db, { now, name: 'fon' }),
  await createOperator(db, { now, name: 'mai' }),
];
const reason = 'the lottery has published it';
const earlier = new Date(now.getTime() - 3_600_000);

const thaiOf = ({ games }: { games: { code: string; version: number }[] }) =>
  games.find(({ code }) => code === 'THAI') ?? { version: 0 };

async function allowTyping(typed = true) {
  const { value } = await ask('GET /ops/lottery-feeds', dao.cookie);
  const { version } = thaiOf(value);
  return ask('PUT /ops/lottery-feeds/games/THAI', dao.cookie, {
    body: { version, typed, oneIsEnough: false, patienceMinutes: 60, reason },
  });
}
const type = (who: typeof dao, numero: string, result: string) =>
  ask('POST /ops/lottery-results', who.cookie, { body: { gameCode: 'THAI', numero, result } });
const drawOf = (id: string) =>
  db.kysely.selectFrom('draws.draw').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const approve = (who: typeof dao, id: string) =>
  ask(`POST /ops/proposals/${id}/approve`, who.cookie, { body: {} });
async function problemOf(who: typeof dao, numero: string) {
  const { value } = await ask('GET /ops/lottery-problems', who.cookie, { query: { search: numero } });
  return value.rows[0];
}

await makeFedDraw(db, earlier, { numero: 'FIRSTONE' });
await allowTyping();

test('the second operator types without seeing the first, is never the same one, and what both typed is the result', async () => {
  const { id, numero } = await makeFedDraw(db, earlier);
  expect((await type(dao, numero, RESULTS[0])).value).toEqual({ status: 'waits' });
  expect(await type(dao, numero, RESULTS[0])).toMatchObject({ status: 409, code: 'typed_already' });
  expect(await type(dao, numero, RESULTS[1])).toMatchObject({ status: 409, code: 'typed_already' });
  const seen = await ask('GET /ops/lottery-results', fon.cookie);
  expect(seen.value.waiting).toContainEqual(
    expect.objectContaining({ numero, said: { feed: 0, file: 0, typed: 1 }, typedByMe: false }),
  );
  expect(seen.text).not.toContain(RESULTS[0]);
  const record = await db.kysely.selectFrom('operators.action').select('after').execute();
  expect(JSON.stringify(record)).not.toContain(RESULTS[0]);
  expect((await type(fon, numero, RESULTS[0])).value).toEqual({ status: 'agreed' });
  expect(await drawOf(id)).toMatchObject({ state: 'drawn', result: RESULTS[0], version: 1 });
  expect(await type(mai, numero, RESULTS[1])).toMatchObject({ status: 409, code: 'result_there' });
});

test('two operators with two results: no result, neither sees the other’s, and a third decides between what was said', async () => {
  const { id, numero } = await makeFedDraw(db, earlier);
  await type(dao, numero, RESULTS[0]);
  expect((await type(fon, numero, RESULTS[1])).value).toEqual({ status: 'contradiction' });
  expect(await drawOf(id)).toMatchObject({ state: 'closed', result: null });
  for (const typist of [dao, fon]) {
    const problem = await problemOf(typist, numero);
    expect(problem).toMatchObject({ kind: 'contradiction', isOwn: true, sayings: null, details: [] });
    expect(
      await ask(`POST /ops/lottery-problems/${problem.id}/close`, typist.cookie, {
        body: { note: reason, result: RESULTS[0] },
      }),
    ).toMatchObject({ status: 403, code: 'feed_problem_own' });
  }
  const problem = await problemOf(mai, numero);
  expect(problem.sayings.map(({ result }: { result: string }) => result)).toEqual([RESULTS[0], RESULTS[1]]);
  const close = (result: string | null) =>
    ask(`POST /ops/lottery-problems/${problem.id}/close`, mai.cookie, { body: { note: reason, result } });
  expect(await close(RESULTS[2])).toMatchObject({ status: 422, code: 'result_not_said' });
  expect((await close(RESULTS[1])).value).toEqual({ given: true });
  expect(await close(RESULTS[0])).toMatchObject({ status: 409, code: 'feed_problem_closed' });
  expect(await drawOf(id)).toMatchObject({ state: 'drawn', result: RESULTS[1] });
});

test('a quarrel in which no side is right begins anew', async () => {
  const { id, numero } = await makeFedDraw(db, earlier);
  await type(dao, numero, RESULTS[0]);
  await type(fon, numero, RESULTS[1]);
  const problem = await problemOf(mai, numero);
  await ask(`POST /ops/lottery-problems/${problem.id}/close`, mai.cookie, {
    body: { note: reason, result: null },
  });
  expect((await drawOf(id)).result).toBeNull();
  expect((await type(dao, numero, RESULTS[2])).value).toEqual({ status: 'waits' });
  expect((await type(fon, numero, RESULTS[2])).value).toEqual({ status: 'agreed' });
});

test('what cannot be a result is refused where it is typed, and leaves nothing', async () => {
  const { numero } = await makeFedDraw(db, earlier);
  const { numero: later } = await makeFedDraw(db, new Date(now.getTime() + 1));
  for (const [what, at, code] of [
    ['12345|111,222|333,444|55', numero, 'result_unreadable'],
    ['12345x|111,222|333,444|55', numero, 'result_unreadable'],
    ['123456|111,222|333,444', numero, 'result_unreadable'],
    [RESULTS[0], later, 'result_too_early'],
    [RESULTS[0], 'NOSUCH', 'draw_unknown'],
  ] as const)
    expect(await type(dao, at, what)).toMatchObject({ code });
  await allowTyping(false);
  expect(await type(dao, numero, RESULTS[0])).toMatchObject({ status: 409, code: 'typing_off' });
  await allowTyping();
  const reports = await db.kysely
    .selectFrom('feeds.saying')
    .select('id')
    .where('numero', 'in', [numero, later])
    .execute();
  expect(reports).toEqual([]);
});

test('a file is answered line by line, is taken whole or not at all, and only by a second operator', async () => {
  const [one, other, drawn] = [
    await makeFedDraw(db, earlier),
    await makeFedDraw(db, earlier),
    await makeFedDraw(db, earlier),
  ];
  await db.transaction((tx) =>
    giveResult(tx, {
      ...{ drawId: drawn.id, result: RESULTS[0], source: 'typed', givenBy: null, reason: null, now },
    }),
  );
  const send = (text: string) =>
    ask('POST /ops/lottery-results/file', dao.cookie, { body: { gameCode: 'THAI', text, reason } });
  const bad = await send(
    [
      'numero,result',
      `${one.numero},${RESULTS[0]}`,
      `${one.numero},"${RESULTS[1]}"`,
      `${other.numero},12|34`,
      `NOSUCH,"${RESULTS[0]}"`,
      `${drawn.numero},"${RESULTS[1]}"`,
    ].join('\n'),
  );
  expect(bad.value.proposalId).toBeNull();
  expect(
    bad.value.lines.map(({ line, answer }: { line: number; answer: string }) => `${line} ${answer}`),
  ).toEqual(['2 fits', '3 doubled', '4 unreadable', '5 unknown_draw', '6 differs']);
  expect(await send('hello')).toMatchObject({ status: 422, code: 'result_file_unreadable' });
  const good = await send(
    JSON.stringify([
      { numero: one.numero, result: RESULTS[0] },
      { numero: other.numero, result: RESULTS[1] },
      { numero: drawn.numero, result: RESULTS[0] },
    ]),
  );
  expect(good.value).toMatchObject({ fitting: 2, proposalId: expect.any(String) });
  expect(await drawOf(one.id)).toMatchObject({ result: null });
  expect(await approve(dao, good.value.proposalId)).toMatchObject({ code: 'proposal_own' });
  expect(await approve(fon, good.value.proposalId)).toMatchObject({ success: true });
  expect(await drawOf(one.id)).toMatchObject({ state: 'drawn', result: RESULTS[0] });
  expect(await drawOf(other.id)).toMatchObject({ state: 'drawn', result: RESULTS[1] });
});

test('a file shows no operator what was typed, and where it differs there is no result', async () => {
  const { id, numero } = await makeFedDraw(db, earlier);
  await type(mai, numero, RESULTS[0]);
  const send = async (result: string) =>
    (
      await ask('POST /ops/lottery-results/file', dao.cookie, {
        body: { gameCode: 'THAI', text: JSON.stringify([{ numero, result }]), reason },
      })
    ).value;
  const [same, other] = [await send(RESULTS[0]), await send(RESULTS[1])];
  expect([same, other].map(({ lines }) => lines[0].answer)).toEqual(['fits', 'fits']);
  expect(await approve(fon, other.proposalId)).toMatchObject({ success: true });
  expect(await drawOf(id)).toMatchObject({ state: 'closed', result: null });
  expect(await problemOf(fon, numero)).toMatchObject({ kind: 'contradiction', isOwn: true, sayings: null });
});

test('a feed is believed once two operators have looked at its key, for its games alone, and stops being accepted at once', async () => {
  const { publicKey } = await makeFeed(db, { code: 'THERE', now });
  const body = { code: 'GLO', name: 'The lottery office', publicKey: anotherKey(), games: ['THAI'], reason };
  const add = (change: object) =>
    ask('POST /ops/lottery-feeds', dao.cookie, { body: { ...body, ...change } });
  expect(await add({ publicKey })).toMatchObject({ status: 409, code: 'feed_key_taken' });
  expect(await add({ publicKey: 'x'.repeat(200) })).toMatchObject({ status: 422, code: 'feed_key_unusable' });
  expect(await add({ games: ['SSC_1M'] })).toMatchObject({ status: 422, code: 'feed_game_unfit' });
  expect(await add({ code: 'THERE' })).toMatchObject({ status: 409, code: 'feed_code_taken' });
  const { value } = await add({});
  const there = () =>
    db.kysely.selectFrom('feeds.feed').selectAll().where('code', '=', 'GLO').executeTakeFirst();
  expect(await there()).toBeUndefined();
  expect(await approve(fon, value.proposalId)).toMatchObject({ success: true });
  expect(await there()).toMatchObject({ enabled: true, games: ['THAI'] });
  expect(
    (await ask('POST /ops/lottery-feeds/GLO/stop', dao.cookie, { body: { version: 1, reason } })).value,
  ).toEqual({ version: 2 });
  expect(await there()).toMatchObject({ enabled: false });
});

test('that one feed is enough is decided by two', async () => {
  const { value } = await ask('GET /ops/lottery-feeds', dao.cookie);
  const request = await ask('PUT /ops/lottery-feeds/games/THAI', dao.cookie, {
    body: { version: thaiOf(value).version, typed: true, oneIsEnough: true, patienceMinutes: 60, reason },
  });
  expect(request.value.proposalId).toEqual(expect.any(String));
  const row = () => db.kysely.selectFrom('feeds.game').selectAll().executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ one_is_enough: false });
  await approve(fon, request.value.proposalId);
  expect(await row()).toMatchObject({ one_is_enough: true });
  const { numero } = await makeFedDraw(db, earlier);
  const feed = await makeFeed(db, { now });
  const { body } = await receiveReport(
    { db, clock },
    { feedCode: feed.code, ...feed.signed({ game: 'THAI', numero, result: RESULTS[0] }) },
  );
  expect(body).toMatchObject({ status: 'agreed' });
  expect(FEED_SIGNATURE_HEADER).toBe('X-Lottery-Signature');
});

async function drawnOne() {
  const draw = await makeFedDraw(db, earlier);
  await db.transaction((tx) =>
    giveResult(tx, {
      ...{ drawId: draw.id, result: RESULTS[0], source: 'typed', givenBy: null, reason: null, now },
    }),
  );
  return draw;
}

test('a result is corrected by two: the next version, with who and why', async () => {
  const { id } = await drawnOne();
  const correct = (body: object) =>
    ask(`POST /ops/lottery-draws/${id}/correct`, dao.cookie, {
      body: { version: 1, result: RESULTS[1], reason, ...body },
    });
  expect(await correct({ version: 2 })).toMatchObject({ code: 'changed_meanwhile' });
  expect(await correct({ result: RESULTS[0] })).toMatchObject({ code: 'result_unchanged' });
  expect(await correct({ result: '1' })).toMatchObject({ code: 'result_unreadable' });
  const { value } = await correct({});
  expect(await drawOf(id)).toMatchObject({ result: RESULTS[0], version: 1 });
  expect(await approve(dao, value.proposalId)).toMatchObject({ code: 'proposal_own' });
  await approve(fon, value.proposalId);
  expect(await drawOf(id)).toMatchObject({ state: 'drawn', result: RESULTS[1], version: 2 });
  const shown = await ask(`GET /ops/lottery-draws/${id}`, dao.cookie);
  expect(shown.value.versions).toMatchObject([
    { version: 2, source: 'corrected', givenBy: 'dao, fon', reason },
    { version: 1, source: 'typed' },
  ]);
});

test('a draw is cancelled by two while it is not paid, a house draw as well, which is never corrected', async () => {
  const { id } = await drawnOne();
  const cancel = (drawId: string) =>
    ask(`POST /ops/lottery-draws/${drawId}/cancel`, dao.cookie, { body: { reason } });
  const { value } = await cancel(id);
  expect((await drawOf(id)).state).toBe('drawn');
  await approve(fon, value.proposalId);
  expect(await drawOf(id)).toMatchObject({ state: 'cancelled', cancel_reason: reason });
  expect(await cancel(id)).toMatchObject({ code: 'draw_cancelled_already' });
  const paid = await drawnOne();
  await db.kysely
    .updateTable('draws.draw')
    .set({ state: 'settled', settled_at: now })
    .where('id', '=', paid.id)
    .execute();
  expect(await cancel(paid.id)).toMatchObject({ code: 'draw_settled_already' });
  const house = newId();
  await db.kysely.insertInto('draws.game').values({ code: 'SSC_1M', closes_before_seconds: 5 }).execute();
  await db.kysely
    .insertInto('draws.draw')
    .values({
      ...{ id: house, game_code: 'SSC_1M', numero: '202611160001', day: earlier, round: 1 },
      ...{ closes_at: earlier, draws_at: earlier, state: 'drawn', result: '12345', version: 1 },
    })
    .execute();
  expect(
    await ask(`POST /ops/lottery-draws/${house}/correct`, dao.cookie, {
      body: { version: 1, result: '54321', reason },
    }),
  ).toMatchObject({ status: 409, code: 'house_draw_proven' });
  const request = await cancel(house);
  await approve(mai, request.value.proposalId);
  expect((await drawOf(house)).state).toBe('cancelled');
});

test('several lotteries are set to be typed together, all or none, and each is recorded', async () => {
  const set = (games: string[], typed = true) =>
    ask('PUT /ops/lottery-sources', dao.cookie, { body: { games, typed, reason } });
  await db.kysely
    .insertInto('draws.game')
    .values(['LAO', 'MALAYSIA'].map((code) => ({ code, closes_before_seconds: 300 })))
    .execute();
  expect(await set(['LAO', 'HANOI'])).toMatchObject({ code: 'result_derived' });
  expect(await sourced('LAO')).toBe(false);
  expect((await set(['LAO', 'MALAYSIA', 'LAO'])).value).toEqual({ changed: 2 });
  expect([await sourced('LAO'), await sourced('MALAYSIA')]).toEqual([true, true]);
  await set(['LAO'], false);
  expect([await sourced('LAO'), await sourced('MALAYSIA')]).toEqual([false, true]);
});

async function sourced(code: string): Promise<boolean> {
  const { value } = await ask('GET /ops/lottery-feeds', dao.cookie);
  return value.games.find((game: { code: string }) => game.code === code)?.isSourced;
}
