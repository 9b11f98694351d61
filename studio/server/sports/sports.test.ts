import { lobbyMatchesReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { parseMoney } from '@lanna/rules/money';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import { describe, expect, test } from 'vitest';
import {
  fixtureList,
  placedSlip,
  resultList,
  SPORTS_PATHS,
  sportsEvent,
  sportsSession,
} from '../../sports-api.ts';
import { newKey, openTestStudio } from '../test/test-studio.ts';
import { bettor, demoBettor, offerFixture, readValue, result, settleAll } from './book.fixture.ts';
import { moveFixture } from './offer/move-fixture.ts';
import { setMarkets } from './offer/set-markets.ts';
import { type NewResult, writeResult } from './offer/write-result.ts';

const studio = await openTestStudio();
const { db } = studio.studio;
const { peer } = studio;
const money = (text: string) => parseMoney(text) ?? 0n;

const ended = (fixtureId: string, end: FixtureEnd, more: Partial<NewResult> = {}) =>
  db.transaction((tx) => writeResult(tx, { fixtureId, end, source: 'test', ...more }));
const finished = (fixtureId: string, home: number, away: number, more: Partial<NewResult> = {}) =>
  ended(fixtureId, { state: 'finished', result: result(home, away) }, more);
const price = (fixture: string, market: string, selection: string, odds: number) =>
  db.transaction((tx) => setMarkets(tx, fixture, [{ market, prices: [{ selection, odds }] }]));
async function heldOf(fixture: string) {
  const { rows } = await db.pool.query<{ market: string; selection: string; held: bigint; slips: number }>(
    'select market, selection, held, slips from studio.sports_exposure where fixture_id = $1 order by 1, 2',
    [fixture],
  );
  return rows;
}

describe('a slip', () => {
  test('is one bet of the wallet with its words, and pays what its price promised', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const { slip, balance } = await player.place([
      { fixture, market: 'handicap/full/-2', selection: 'home', odds: 1950 },
    ]);
    expect(slip).toMatchObject({ state: 'open', stake: '100.00', pays: '195.00' });
    expect(balance).toBe('900.00');
    const { bet, closes_at } = peer.callsTo('/transaction/bet').find(({ round }) => round === slip.id) ?? {};
    expect(bet).toBe('ทีมA – ทีมB: แฮนดิแคป ทีมA −0.5 (ครึ่งลูก) @1.95');
    expect(Date.parse(closes_at ?? '')).toBeGreaterThan(Date.now());
    await finished(fixture, 1, 0);
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      ...{ state: 'settled', paid: '195.00' },
      legs: [{ outcome: 'won', by: 'result', resultVersion: 1, end: { state: 'finished' } }],
    });
    expect(peer.balances.get(player.player.user)).toBe(money('1095.00'));
    expect(await heldOf(fixture)).toMatchObject([
      { held: 0n, slips: 0 },
      { held: 0n, slips: 0 },
    ]);
  });

  test('sent again under its key is the same slip; another one under the key is refused', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const key = newKey();
    const both = await Promise.all([
      player.send([{ fixture }], { idempotencyKey: key }),
      player.send([{ fixture }], { idempotencyKey: key }),
    ]);
    const again = await player.place([{ fixture }], { idempotencyKey: key });
    // Either may come while the other's bet is on its way to the wallet: that one is told to look again.
    expect(both.map(({ status }) => status)).toContain(200);
    for (const answer of both)
      if (answer.status === 200) expect(readValue(placedSlip, answer).slip.id).toBe(again.slip.id);
      else expect(answer.status).toBe(409);
    expect(peer.balances.get(player.player.user)).toBe(money('900.00'));
    expect(await player.refused([{ fixture }], { idempotencyKey: key, stake: '20.00' })).toEqual({
      ...{ code: 'invalid_input', fields: ['idempotencyKey'] },
    });
  });

  test('at a price that has moved against the player asks with the old and the new one; a better one is taken, any or none where that was chosen', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    await price(fixture, 'result/full', 'home', 1900);
    const legs = [{ fixture, market: 'result/full', selection: 'home', old: 2000, now: 1900, version: 2 }];
    expect(await player.refused([{ fixture }])).toEqual({ code: 'price_changed', legs });
    expect((await player.place([{ fixture }], { priceChoice: 'any' })).slip.legs[0]?.odds).toBe(1900);
    await price(fixture, 'result/full', 'home', 2100);
    expect(await player.refused([{ fixture }], { priceChoice: 'none' })).toMatchObject({
      code: 'price_changed',
    });
    expect((await player.place([{ fixture }])).slip.legs[0]?.odds).toBe(2100);
    const { rows } = await db.pool.query<{ odds: number }>(
      `select odds from studio.sports_price_shown where fixture_id = $1 and market = 'result/full' and selection = 'home' order by version`,
      [fixture],
    );
    expect(rows.map(({ odds }) => odds)).toEqual([2000, 1900, 2100]);
  });

  test('is taken until kick-off by the database’s clock, and not while its market or its match is suspended', async () => {
    const player = await bettor(studio);
    const begun = await offerFixture(studio, { inMs: -1 });
    expect(await player.refused([{ fixture: begun }])).toMatchObject({ code: 'betting_ended' });
    const fixture = await offerFixture(studio);
    await db.transaction((tx) =>
      setMarkets(tx, fixture, [{ market: 'result/full', state: 'suspended', prices: [] }]),
    );
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'suspended' });
    const totals = { fixture, market: 'totals/full/10', selection: 'over', odds: 1900 };
    expect((await player.place([totals])).slip.state).toBe('open');
    await db.transaction((tx) => moveFixture(tx, [fixture], ['prematch'], 'suspended'));
    expect(await player.refused([totals])).toMatchObject({ code: 'suspended' });
    await db.transaction((tx) => moveFixture(tx, [fixture], ['suspended'], 'closed'));
    expect(await player.refused([totals])).toMatchObject({ code: 'betting_ended' });
  });

  test.each([
    ['two legs of one match', 'parlay', 2, { sameFixture: true }, 'slip_invalid'],
    ['thirteen legs', 'parlay', 13, {}, 'slip_invalid'],
    ['a parlay of one', 'parlay', 1, {}, 'slip_invalid'],
    ['a system without sizes', 'system', 3, {}, 'slip_invalid'],
    ['a selection that is not there', 'single', 1, { selection: 'referee' }, 'not_offered'],
    ['a price of 1.000', 'single', 1, { odds: 1000 }, 'invalid_input'],
    ['a price that is none', 'single', 1, { odds: Number.NaN }, 'invalid_input'],
  ] as const)('with %s is refused and costs nothing', async (_, type, count, more, code) => {
    const player = await bettor(studio);
    const fixtures = await Promise.all(Array.from({ length: count }, () => offerFixture(studio)));
    const legs = fixtures.map((fixture) => ({
      fixture: 'sameFixture' in more ? (fixtures[0] ?? '') : fixture,
      ...('selection' in more && { selection: more.selection }),
      ...('odds' in more && { odds: more.odds }),
    }));
    expect(await player.refused(legs, { type })).toMatchObject({ code });
    expect(peer.balances.get(player.player.user)).toBe(money('1000.00'));
  });

  test.each([
    ['9.99', { code: 'stake_outside_limits', least: '10.00', most: '50000.00' }],
    ['50000.01', { code: 'stake_outside_limits', least: '10.00', most: '50000.00' }],
    ['100.001', { code: 'invalid_input', fields: ['stake'] }],
  ])('of %s is outside the bounds', async (stake, refused) => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio, money('100000.00'));
    expect(await player.refused([{ fixture }], { stake })).toEqual(refused);
  });

  test('whose stake the wallet does not have is refused, and holds nothing', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio, money('50.00'));
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'not_enough_money' });
    expect((await heldOf(fixture)).map(({ held }) => held)).toEqual([0n, 0n]);
  });

  test('without an answer of the wallet is given back, and its liability with it', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    peer.failItem('bet', 'applied-lost');
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'outcome_uncertain' });
    await finished(fixture, 2, 0);
    await settleAll(studio);
    const [slip] = (await player.slips('settled')).slips;
    expect(slip).toMatchObject({ state: 'returned', paid: null });
    expect(peer.balances.get(player.player.user)).toBe(money('1000.00'));
    expect((await heldOf(fixture)).map(({ held }) => held)).toEqual([0n, 0n]);
  });

  test('of a demo is taken from its own money, counts no liability, and is paid there', async () => {
    const fixture = await offerFixture(studio);
    const player = await demoBettor(studio);
    const { slip, balance } = await player.place([{ fixture }], { stake: '1000.00' });
    expect(balance).toBe('9000.00');
    expect(await heldOf(fixture)).toEqual([]);
    await finished(fixture, 1, 0);
    await settleAll(studio);
    expect((await player.slips('settled')).balance).toBe('11000.00');
    await finished(fixture, 0, 0, { reason: 'ผลผิด' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'corrected', paid: '0.00' });
    expect((await player.slips('settled')).balance).toBe('9000.00');
  });
});

describe('the house', () => {
  test('loses on one selection no more than its limit, however many come at once; what is left is said', async () => {
    const fixture = await offerFixture(studio);
    const away = { fixture, selection: 'away', odds: 3800 };
    // 20 000 wins 56 000: three of them fit into 200 000.
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const player = await bettor(studio, money('100000.00'));
        return player.send([away], { stake: '20000.00' });
      }),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    const refusals = all.filter(({ status }) => status !== 200).map(({ body }) => body);
    for (const body of refusals)
      expect(body).toMatchObject({ code: 'stake_too_high', value: { because: 'selection' } });
    const held = await heldOf(fixture);
    expect(held.map(({ held: amount }) => amount)).toEqual([money('168000.00'), money('168000.00')]);
    const last = await bettor(studio, money('100000.00'));
    const refused = await last.refused([away], { stake: '20000.00' });
    expect(refused).toEqual({ code: 'stake_too_high', most: '11428.57', because: 'selection' });
    expect((await last.quote([away])).mostStake).toBe('11428.57');
    await last.place([away], { stake: '11428.57' });
    expect(await last.refused([away], { stake: '10.00' })).toMatchObject({ code: 'stake_too_high' });
  });

  test('takes of a member no more than a day may pay', async () => {
    const player = await bettor(studio, money('9000000.00'));
    const fixtures = await Promise.all(Array.from({ length: 21 }, () => offerFixture(studio)));
    for (const fixture of fixtures.slice(0, 20)) await player.place([{ fixture }], { stake: '50000.00' });
    expect(await player.refused([{ fixture: fixtures[20] ?? '' }], { stake: '50.00' })).toEqual({
      ...{ code: 'stake_too_high', most: '0.00', because: 'day' },
    });
  });

  test('takes what a member’s share of the bounds is', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio, money('100000.00'));
    await db.pool.query(
      `insert into studio.sports_limit (operator_id, scope, subject, share, reason, set_by)
       select operator_id, 'player', id, 100, 'bets on news', 'Mali' from studio.player where vendor = 'SANAM' and wallet_user = $1`,
      [player.player.user],
    );
    expect(await player.refused([{ fixture }], { stake: '5000.01' })).toMatchObject({ most: '5000.00' });
    expect((await player.quote([{ fixture }])).mostStake).toBe('5000.00');
  });
});

describe('a settlement', () => {
  test('of quarter lines pays half of what was won and gives back half of what was lost', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const at = (selection: string, odds: number) => [
      { fixture, market: 'handicap/full/-1', selection, odds },
    ];
    const home = await player.place(at('home', 1951));
    const away = await player.place(at('away', 1930));
    await finished(fixture, 1, 1);
    await settleAll(studio);
    expect(await player.slip(home.slip.id)).toMatchObject({
      paid: '50.00',
      legs: [{ outcome: 'half_lost' }],
    });
    expect(await player.slip(away.slip.id)).toMatchObject({
      paid: '146.50',
      legs: [{ outcome: 'half_won' }],
    });
    // One member stood on both sides: none of it counts as turnover.
    const wins = peer.callsTo('/transaction/win').slice(-2);
    expect(wins.map(({ valid_turnover }) => valid_turnover)).toEqual([0n, 0n]);
  });

  test('multiplies the legs of a parlay, counts a void one as 1, and ends it with its first lost leg', async () => {
    const [one, two, three] = [
      await offerFixture(studio),
      await offerFixture(studio),
      await offerFixture(studio),
    ];
    const player = await bettor(studio);
    const legs = [one, two, three].map((fixture) => ({ fixture }));
    const { slip } = await player.place(legs);
    const lost = await player.place(
      legs.slice(0, 2).map((leg, at) => (at === 0 ? { ...leg, selection: 'away', odds: 3800 } : leg)),
    );
    expect(slip.pays).toBe('800.00');
    await finished(one, 1, 0);
    await settleAll(studio);
    expect((await player.slip(slip.id)).state).toBe('open');
    expect(await player.slip(lost.slip.id)).toMatchObject({ state: 'settled', paid: '0.00' });
    await ended(two, { state: 'not_played' });
    await finished(three, 3, 2);
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      ...{ state: 'settled', paid: '400.00' },
      legs: [{ outcome: 'won' }, { outcome: 'void', by: 'not_played' }, { outcome: 'won' }],
    });
  });

  test('of a later version corrects what was paid, thrice, each with its words; the same result moves nothing', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const { slip } = await player.place([{ fixture }]);
    await finished(fixture, 1, 0);
    await settleAll(studio);
    for (const [home, paid] of [
      [0, '0.00'],
      [2, '200.00'],
      [0, '0.00'],
    ] as const) {
      await finished(fixture, home, 0, { reason: `สกอร์จริง ${home}–0` });
      await settleAll(studio);
      expect((await player.slip(slip.id)).paid).toBe(paid);
    }
    await finished(fixture, 0, 0, { reason: 'เหมือนเดิม' });
    await settleAll(studio);
    const { corrections, state } = await player.slip(slip.id);
    expect(state).toBe('corrected');
    expect(corrections.map(({ before, after, reason }) => [before, after, reason])).toEqual([
      ['200.00', '0.00', 'สกอร์จริง 0–0'],
      ['0.00', '200.00', 'สกอร์จริง 2–0'],
      ['200.00', '0.00', 'สกอร์จริง 0–0'],
    ]);
    expect(peer.balances.get(player.player.user)).toBe(money('900.00'));
    const corrected = peer.callsTo('/transaction/correct').filter(({ round }) => round === slip.id);
    expect(corrected.map(({ correction }) => correction)).toEqual([1n, 2n, 3n]);
    const list = readValue(resultList, await player.player.send('GET', SPORTS_PATHS.results));
    expect(list.results.find((one) => one.fixture.id === fixture)).toMatchObject({
      ...{ version: 5, reason: 'เหมือนเดิม', fixture: { state: 'resettled' } },
    });
  });

  test('that overtakes a payment on its way pays first what was sent, then corrects it', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const { slip } = await player.place([{ fixture }]);
    await finished(fixture, 1, 0);
    peer.failItem('win', 'applied-lost');
    await settleAll(studio);
    await finished(fixture, 0, 1, { reason: 'สลับสกอร์' });
    await settleAll(studio);
    await db.pool.query(
      'update studio.sports_slip set due_at = clock_timestamp() where id = $1 and due_at is not null',
      [slip.id],
    );
    await settleAll(studio);
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'corrected', paid: '0.00' });
    expect(peer.balances.get(player.player.user)).toBe(money('900.00'));
  });

  test('waits while its result is held, and goes by the one that came meanwhile', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const { slip } = await player.place([{ fixture }]);
    await finished(fixture, 0, 1, { heldMs: 60_000 });
    await settleAll(studio);
    expect((await player.slip(slip.id)).state).toBe('open');
    await finished(fixture, 1, 0, { reason: 'ยืนยันผล' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00', corrections: [] });
  });

  test('by a result that lacks what a market needs settles the others and is a case', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const corners = { fixture, market: 'corners_totals/full/38', selection: 'over', odds: 1900 };
    const { slip } = await player.place([corners]);
    const other = await player.place([{ fixture }]);
    await finished(fixture, 1, 0);
    await settleAll(studio);
    expect((await player.slip(slip.id)).state).toBe('open');
    expect((await player.slip(other.slip.id)).state).toBe('settled');
    const { rows } = await db.pool.query('select kind, facts from studio.sports_case where fixture_id = $1', [
      fixture,
    ]);
    expect(rows).toMatchObject([{ kind: 'result_lacks', facts: { markets: ['corners_totals/full/38'] } }]);
  });
});

describe('what pages read', () => {
  test('visitors read fixtures, an event, results and quotes; a player also their own', async () => {
    const fixture = await offerFixture(studio, { inMs: 60_000 });
    const get = async (path: string) => ({ body: (await studio.app.inject({ url: path })).json<unknown>() });
    const list = readValue(fixtureList, await get(`${SPORTS_PATHS.fixtures}?only=${fixture}`));
    expect(list.fixtures).toMatchObject([
      {
        ...{ id: fixture, state: 'prematch', marketCount: 6 },
        markets: [{ market: 'result/full' }, { market: 'handicap/full/-2' }, { market: 'totals/full/10' }],
      },
    ]);
    const event = readValue(sportsEvent, await get(`${SPORTS_PATHS.event}?fixture=${fixture}`));
    expect(event.markets.map(({ market }) => market)).toHaveLength(6);
    expect(event.markets[0]?.prices.map(({ selection }) => selection)).toEqual(['home', 'draw', 'away']);
    const { player } = await bettor(studio);
    const session = readValue(sportsSession, await player.send('GET', SPORTS_PATHS.session));
    expect(session).toMatchObject({
      balance: '1000.00',
      settings: { oddsStyle: 'malay', priceChoice: 'better' },
    });
    const settings = { oddsStyle: 'hongkong', priceChoice: 'any' };
    await player.send('POST', SPORTS_PATHS.settings, settings);
    await player.send('POST', SPORTS_PATHS.favourites, { kind: 'fixture', id: fixture, on: true });
    expect(readValue(sportsSession, await player.send('GET', SPORTS_PATHS.session))).toMatchObject({
      ...{ settings, favourites: { fixtures: [fixture], competitions: [] } },
    });
  });

  test('an operator’s lobby reads what is on today and where in the book it is, with no price; a vendor without matches offers no such call', async () => {
    const [fixture, other] = [await offerFixture(studio, { inMs: 1000 }), await offerFixture(studio)];
    await db.transaction((tx) => moveFixture(tx, [other], ['prematch'], 'closed'));
    const lobby = (vendor: string) => studio.vendorCall(`${vendor}/lobby/matches`, { operator_id: 'LANNA' });
    const { body } = await lobby('/sanam');
    const { matches } = lobbyMatchesReply.parse(withWholeNumbers(body));
    expect(matches.find((match) => match.match_code === fixture)).toEqual({
      ...{ match_code: fixture, game_code: 'sanam-football', status: 'open', virtual: false, markets: 6n },
      ...{ competition: { TH: 'ถ้วย', EN: 'Cup' }, home: { TH: 'ทีมA', EN: 'Team A' } },
      ...{ away: { TH: 'ทีมB', EN: 'Team B' }, starts_at: expect.any(String) },
      place: `page=event&fixture=${fixture}`,
    });
    expect(matches.some((match) => match.match_code === other)).toBe(false);
    expect((await lobby('/naga')).status).toBe(404);
  });

  test('another player’s slip is none', async () => {
    const fixture = await offerFixture(studio);
    const [owner, other] = [await bettor(studio), await bettor(studio)];
    const { slip } = await owner.place([{ fixture }]);
    const { status } = await other.player.send('GET', `${SPORTS_PATHS.slip}?slip=${slip.id}`);
    expect(status).toBe(400);
  });
});

/** Whole numbers as an operator reads them, from their digits. */
function withWholeNumbers(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'number' ? BigInt(value) : value,
  );
}
