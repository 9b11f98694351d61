import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Entered, BACK_OFFICE_PATHS as OFFICE } from '../../../back-office-api.ts';
import {
  type OfficeBounds,
  type OfficeCase,
  type OfficeFixture,
  type OfficeFixtures,
  type OfficeGroup,
  type OfficeLimit,
  type OfficeMarginSheet,
  type OfficeMargins,
  type OfficeSlips,
  SPORTS_OFFICE_PATHS as PATHS,
} from '../../../sports-office-api.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { keyPair } from '../../test/wallet-peer.ts';
import { bettor, offerFixture, offerOutright, result, SANAM, settleAll } from '../book.fixture.ts';
import { setMarkets } from '../offer/set-markets.ts';

/* The book in the back office of its vendor: what a person may do, and what needs a second one. */

const otherBrand = keyPair();
const studio = await openTestStudio({}, '/nowhere', { CHAOPHRAYA: otherBrand.publicKey });
const { db } = studio.studio;
const keys = { LANNA: studio.portalKey, CHAOPHRAYA: otherBrand.privateKey };
const answered = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });
const EVERYTHING = ['read', 'stop', 'trade', 'settle', 'correct', 'configure'];
const reason = 'ผลตามรายงานของลีก';

async function office(person = 'Naree', permissions = EVERYTHING, brand: keyof typeof keys = 'LANNA') {
  const at = Math.floor(studio.clock.now().getTime() / 1000);
  const launch = await new SignJWT({
    ...{ iss: brand, aud: `http://studio.test${SANAM.path}/back-office`, sub: person, name: person },
    ...{ permissions, lang: 'th', jti: randomUUID(), iat: at, exp: at + 60 },
  })
    .setProtectedHeader({ alg: 'RS256', kid: brand, typ: 'back-office+jwt' })
    .sign(keys[brand]);
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const response = await studio.app.inject({
      ...{ method, url: `${SANAM.path}${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...answered.parse(response.json()) };
  };
  const { token } = (await call('POST', OFFICE.enter, { launch })).value as Entered;
  return {
    get: (url: string) => call('GET', url, undefined, token),
    read: async <T>(url: string) => (await call('GET', url, undefined, token)).value as T,
    post: (url: string, body: object) => call('POST', url, body, token),
  };
}

const finished = (home: number, away: number) => ({ state: 'finished', result: result(home, away) });
async function begun() {
  const fixture = await offerFixture(studio);
  const player = await bettor(studio);
  const { slip } = await player.place([{ fixture }]);
  await db.pool.query(`update studio.sports_fixture set starts_at = clock_timestamp() where id = $1`, [
    fixture,
  ]);
  return { fixture, player, slip };
}

describe('a trader', () => {
  test('sees what could be lost on each selection, and the slips of the brand with masked players', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    await player.place([{ fixture, selection: 'away', odds: 3800 }]);
    const trader = await office();
    const { fixtures } = await trader.read<OfficeFixtures>(`${PATHS.fixtures}?when=open`);
    expect(fixtures.find(({ id }) => id === fixture)).toMatchObject({
      slips: 1,
      held: '280.00',
      heldMost: '500000.00',
    });
    const { markets } = await trader.read<OfficeFixture>(`${PATHS.fixture}/${fixture}`);
    const away = markets[0]?.selections.find(({ selection }) => selection === 'away');
    expect(away).toMatchObject({
      odds: 3800,
      held: '280.00',
      heldMost: '200000.00',
      slips: 1,
      name: { TH: 'ทีมB' },
    });
    const { slips } = await trader.read<OfficeSlips>(`${PATHS.slips}?fixture=${fixture}`);
    expect(slips).toMatchObject([{ state: 'open', stake: '100.00', pays: '380.00' }]);
    expect(slips[0]?.player).toMatch(/\*\*\*/);
    const others = await office('Wichai', EVERYTHING, 'CHAOPHRAYA');
    expect((await others.read<OfficeSlips>(`${PATHS.slips}?fixture=${fixture}`)).slips).toEqual([]);
  });

  test('suspends a market at once; no source opens it, and the trader does', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const trader = await office();
    const ask = { fixture, market: 'result/full', reason };
    await trader.post(PATHS.suspend, ask);
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'suspended' });
    const opened = [{ market: 'result/full', state: 'open' as const, prices: [] }];
    await db.transaction((tx) => setMarkets(tx, fixture, opened));
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'suspended' });
    expect(await trader.post(PATHS.suspend, ask)).toMatchObject({ code: 'game_stopped' });
    await trader.post(PATHS.resume, ask);
    await player.place([{ fixture }]);
    await trader.post(PATHS.suspend, { ...ask, market: null });
    expect(await player.refused([{ fixture }])).toMatchObject({ code: 'suspended' });
    await trader.post(PATHS.resume, { ...ask, market: null });
    await player.place([{ fixture }]);
  });

  test('sets what a player may stake, with a reason, and takes it away again', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const trader = await office();
    const limit = { scope: 'player', subject: player.player.user, percent: 1, reason };
    const { value } = await trader.post(PATHS.limits, limit);
    expect((value as OfficeLimit[])[0]).toMatchObject({ mostStake: '500.00', name: player.player.user });
    expect(await player.refused([{ fixture }], { stake: '500.01' })).toMatchObject({ most: '500.00' });
    await trader.post(PATHS.limits, { ...limit, percent: 100 });
    await player.place([{ fixture }], { stake: '600.00' });
    expect(await trader.post(PATHS.limits, { ...limit, subject: 'unknown-member' })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('groups and margins', () => {
  test('a player’s group has a share of the bounds with a reason; the slip says the most, the smallest share counts, and another brand reads nothing of it', async () => {
    const fixture = await offerFixture(studio);
    const player = await bettor(studio);
    const trader = await office();
    const name = `watched ${randomUUID().slice(0, 8)}`;
    const put = { player: player.player.user, group: name, reason };
    const groups = (await trader.post(PATHS.groups, put)).value as OfficeGroup[];
    expect(groups.find((group) => group.name === name)?.players).toMatchObject([
      { player: player.player.user, reason, setBy: 'Naree' },
    ]);
    const limit = { scope: 'group', subject: name, percent: 2, reason };
    const { value } = await trader.post(PATHS.limits, limit);
    expect((value as OfficeLimit[])[0]).toMatchObject({ scope: 'group', name, mostStake: '1000.00' });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '1000.00' });
    expect(await player.refused([{ fixture }], { stake: '1000.01' })).toMatchObject({ most: '1000.00' });
    await trader.post(PATHS.limits, { ...limit, scope: 'player', subject: player.player.user, percent: 1 });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '500.00' });
    await trader.post(PATHS.limits, { ...limit, scope: 'player', subject: player.player.user, percent: 100 });
    const others = await office('Wichai', EVERYTHING, 'CHAOPHRAYA');
    expect(await others.read<OfficeGroup[]>(PATHS.groups)).toEqual([]);
    expect(await others.post(PATHS.groups, put)).toMatchObject({ code: 'not_found' });
    await trader.post(PATHS.groups, { ...put, group: null });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '50000.00' });
    expect(await trader.post(PATHS.groups, { ...put, group: null })).toMatchObject({ code: 'not_found' });
    expect(await trader.post(PATHS.groups, { ...put, reason: 'why' })).toMatchObject({
      code: 'invalid_input',
    });
  });

  test('margins are those of the prices that are open, league by league, beside the sheet', async () => {
    const fixture = await offerFixture(studio);
    const trader = await office();
    const leagues = await trader.read<OfficeMargins[]>(PATHS.margins);
    const { fixtures } = await trader.read<OfficeFixtures>(`${PATHS.fixtures}?when=open`);
    const league = fixtures.find(({ id }) => id === fixture)?.competition.EN;
    const kinds = leagues.find(({ name }) => name.EN === league)?.kinds ?? [];
    expect(kinds.find(({ kind }) => kind === 'handicap')).toMatchObject({ most: 40 });
    for (const { margin, highest, markets } of kinds) {
      expect(highest).toBeGreaterThanOrEqual(margin);
      expect(markets).toBeGreaterThan(0);
    }
  });
});

describe('bounds and margins that are set', () => {
  test('a brand sets bounds of a sport or a league in amounts: the smallest counts for its own players, and the slip says the most', async () => {
    const fixture = await offerFixture(studio);
    const { rows } = await db.pool.query<{ id: string }>(
      'select competition_id as id from studio.sports_fixture where id = $1',
      [fixture],
    );
    const league = rows[0]?.id ?? '';
    const player = await bettor(studio, 100_000_000_000n);
    const trader = await office();
    const none = { mostStake: null, mostPaid: null, ofSelection: null, ofFixture: null };
    const sport = { ...none, scope: 'sport', subject: 'football', mostStake: '4000', reason };
    const { value } = await trader.post(PATHS.bounds, sport);
    expect(value).toMatchObject({
      bounds: [{ scope: 'sport', name: { EN: 'Football' }, mostStake: '4000.00', mostPaid: null }],
      published: { mostStake: '50000.00', ofFixture: '500000.00' },
    });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '4000.00' });
    const ofLeague = { ...none, scope: 'competition', subject: league, reason };
    await trader.post(PATHS.bounds, { ...ofLeague, mostPaid: '5000' });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '2500.00' });
    expect(await player.refused([{ fixture }], { stake: '2500.01' })).toMatchObject({
      ...{ code: 'stake_too_high', because: 'slip', most: '2500.00' },
    });
    await trader.post(PATHS.bounds, { ...ofLeague, ofSelection: '1000', ofFixture: '1500' });
    expect(await player.quote([{ fixture }])).toMatchObject({ mostStake: '1000.00' });
    // Five at once for what is left of a selection and of the match: exactly as much is taken as there is.
    const asked = Array.from({ length: 5 }, () => player.send([{ fixture }], { stake: '400.00' }));
    const others = await bettor(studio, 100_000_000_000n);
    const away = { fixture, selection: 'away', odds: 3800 };
    const taken = (await Promise.all(asked)).filter(({ body }) =>
      JSON.stringify(body).includes('"success":true'),
    );
    expect(taken).toHaveLength(2);
    expect(await others.quote([away])).toMatchObject({ mostStake: '250.00' });
    // What an operator's alerts ask: the fullest place of the match, by the operator's own bounds.
    const exposed = async (percent: number) => {
      const { body } = await studio.vendorCall(`${SANAM.path}/exposures`, { operator_id: 'LANNA', percent });
      return (body as { exposures: { event_code: string }[] }).exposures.filter(
        ({ event_code }) => event_code === fixture,
      );
    };
    expect(await exposed(80)).toMatchObject([
      {
        event: { TH: 'ทีมA – ทีมB', EN: 'Team A – Team B' },
        place: { EN: expect.stringContaining('Team A') },
        ...{ currency: 'THB', held: 80_000_000, most: 100_000_000 },
      },
    ]);
    expect(await exposed(81)).toEqual([]);
    const { rows: held } = await db.pool.query<{ held: bigint }>(
      `select held from studio.sports_exposure where fixture_id = $1 and market = ''`,
      [fixture],
    );
    expect(held[0]?.held).toBe(80_000_000n);
    for (const wrong of [
      { ...ofLeague, mostStake: '50000.01' },
      { ...ofLeague, mostPaid: '9' },
      { ...ofLeague, ofFixture: '500001' },
      { ...ofLeague, ofSelection: 'much' },
    ])
      expect(await trader.post(PATHS.bounds, wrong)).toMatchObject({ code: 'invalid_input' });
    const unknown = { ...sport, subject: 'chess' };
    expect(await trader.post(PATHS.bounds, unknown)).toMatchObject({ code: 'not_found' });
    const clerk = await office('Clerk', ['read']);
    expect(await clerk.post(PATHS.bounds, sport)).toMatchObject({ code: 'not_permitted' });
    const brand = await office('Wichai', EVERYTHING, 'CHAOPHRAYA');
    expect(await brand.read<OfficeBounds>(PATHS.bounds)).toMatchObject({ bounds: [] });
    await trader.post(PATHS.bounds, { ...none, scope: 'sport', subject: 'football', reason });
    await trader.post(PATHS.bounds, { ...none, scope: 'competition', subject: league, reason });
    expect(await trader.read<OfficeBounds>(PATHS.bounds)).toMatchObject({ bounds: [] });
    expect(await others.quote([{ ...away, fixture: await offerFixture(studio) }])).toMatchObject({
      mostStake: '50000.00',
    });
  });

  test('margins are set by version within what the rules promise, by a person who may configure, and are in the record', async () => {
    const trader = await office();
    const first = await trader.read<OfficeMarginSheet>(PATHS.marginSheet);
    expect(first).toMatchObject({ version: 0, versions: [] });
    expect(first.kinds.find(({ kind }) => kind === 'correct_score')).toMatchObject({ least: 10, most: 200 });
    for (const margins of [
      { result: 61 },
      { handicap: 41 },
      { totals: 41 },
      { correct_score: 201 },
      { result: 9 },
      { chess: 50 },
    ])
      expect(await trader.post(PATHS.marginSheet, { version: 0, margins, reason })).toMatchObject({
        code: 'invalid_input',
      });
    expect(
      await trader.post(PATHS.marginSheet, { version: 0, margins: { result: 50 }, reason }),
    ).toMatchObject({
      code: 'invalid_input',
    });
    const set = await trader.post(PATHS.marginSheet, { version: 0, margins: { result: 40 }, reason });
    expect(set.value).toMatchObject({
      version: 1,
      versions: [{ version: 1, setBy: 'Naree', brand: 'LANNA', reason }],
    });
    const again = { version: 0, margins: { result: 45 }, reason };
    expect(await trader.post(PATHS.marginSheet, again)).toMatchObject({ code: 'changed_meanwhile' });
    const clerk = await office('Clerk', ['read', 'trade', 'settle', 'correct']);
    expect(await clerk.post(PATHS.marginSheet, { ...again, version: 1 })).toMatchObject({
      code: 'not_permitted',
    });
    const sheets = await Promise.all(
      [30, 35].map((result) => trader.post(PATHS.marginSheet, { version: 1, margins: { result }, reason })),
    );
    expect(sheets.map(({ code }) => code ?? 'set').toSorted()).toEqual(['changed_meanwhile', 'set']);
    const { rows } = await db.pool.query<{ subject: string }>(
      `select subject from studio.back_office_act where action = 'set-margins' order by id`,
    );
    expect(rows[0]?.subject).toBe('1: result 4 %');
    expect(rows).toHaveLength(2);
  });
});

describe('a result', () => {
  test('of a competition is a ranking that two people type alike', async () => {
    const fixture = await offerOutright(studio);
    const player = await bettor(studio);
    const { slip } = await player.place([{ fixture, market: 'outright/full', selection: 'a', odds: 2500 }]);
    await db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [
      fixture,
    ]);
    const [first, second] = [await office('Naree'), await office('Somsak')];
    const line = await first.read<OfficeFixture>(`${PATHS.fixture}/${fixture}`);
    expect(line).toMatchObject({ outright: { a: { EN: 'Name a' } }, held: '150.00' });
    expect(line.markets[0]).toMatchObject({
      name: { TH: 'แชมป์' },
      selections: [{ name: { EN: 'Name a' } }, {}, {}],
    });
    for (const end of [finished(1, 0), { state: 'ranked', outright: { places: { z: 1 }, nonStarters: [] } }])
      expect(await first.post(PATHS.report, { fixture, end, reason })).toMatchObject({
        code: 'invalid_input',
      });
    const typed = {
      fixture,
      end: { state: 'ranked', outright: { places: { b: 1, a: 1 }, nonStarters: [] } },
      reason,
    };
    expect((await first.post(PATHS.report, typed)).value).toEqual({ state: 'reported' });
    const alike = {
      ...typed,
      end: { state: 'ranked', outright: { places: { a: 1, b: 1 }, nonStarters: [] } },
    };
    expect((await second.post(PATHS.report, alike)).value).toEqual({ state: 'written' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      paid: '125.00',
      legs: [{ outcome: 'dead_heat:1/2' }],
    });
    const match = await begun();
    const wrong = { ...typed, fixture: match.fixture };
    expect(await first.post(PATHS.report, wrong)).toMatchObject({ code: 'invalid_input' });
  });

  test('is typed by two people alike, and pays; the first sees nothing more, the second nothing of the first', async () => {
    const { fixture, player, slip } = await begun();
    const [first, second] = [await office('Naree'), await office('Somsak')];
    const typed = { fixture, end: finished(1, 0), reason };
    expect((await first.post(PATHS.report, typed)).value).toEqual({ state: 'reported' });
    expect(await first.post(PATHS.report, typed)).toMatchObject({ code: 'another_person' });
    const seen = await second.read<OfficeFixture>(`${PATHS.fixture}/${fixture}`);
    expect(seen).toMatchObject({ reportedBy: 'Naree', results: [] });
    expect(JSON.stringify(seen)).not.toContain('finished');
    expect((await second.post(PATHS.report, typed)).value).toEqual({ state: 'written' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
    const { results } = await first.read<OfficeFixture>(`${PATHS.fixture}/${fixture}`);
    expect(results).toMatchObject([
      { version: 1, madeBy: 'Naree', approvedBy: 'Somsak', isSettled: true, slips: 1 },
    ]);
  });

  test('that two people type differently is a case and moves nothing, until two type alike', async () => {
    const { fixture, player, slip } = await begun();
    const [first, second] = [await office('Naree'), await office('Somsak')];
    await first.post(PATHS.report, { fixture, end: finished(1, 0), reason });
    const differing = await second.post(PATHS.report, { fixture, end: finished(0, 1), reason });
    expect(differing.value).toEqual({ state: 'differs' });
    await settleAll(studio);
    expect((await player.slip(slip.id)).state).toBe('open');
    const open = (await first.read<OfficeCase[]>(PATHS.cases)).find((one) => one.fixture?.id === fixture);
    expect(open).toMatchObject({ kind: 'results_differ', closedAt: null });
    await first.post(PATHS.report, { fixture, end: finished(0, 1), reason });
    expect((await second.post(PATHS.report, { fixture, end: finished(0, 1), reason })).value).toEqual({
      state: 'written',
    });
    const closed = await first.post(PATHS.cases, { case: open?.id, answer: 'พิมพ์ผิดหนึ่งคน' });
    expect((closed.value as OfficeCase[]).find(({ id }) => id === open?.id)).toMatchObject({
      closedBy: 'Naree',
    });
  });

  test('is corrected by two people with that permission, and the player reads why', async () => {
    const { fixture, player, slip } = await begun();
    const [first, second] = [await office('Naree'), await office('Somsak')];
    for (const person of [first, second])
      await person.post(PATHS.report, { fixture, end: finished(1, 0), reason });
    await settleAll(studio);
    const settler = await office('Mali', ['read', 'settle']);
    const corrected = { fixture, end: finished(1, 1), reason: 'ประตูถูกยกเลิกหลังจบเกม' };
    expect(await settler.post(PATHS.report, corrected)).toMatchObject({ code: 'not_permitted' });
    for (const person of [first, second]) await person.post(PATHS.report, corrected);
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      ...{ state: 'corrected', paid: '0.00' },
      corrections: [{ before: '200.00', after: '0.00', reason: corrected.reason }],
    });
  });

  test('of a match on which players of another brand have money is not one brand’s to type; before kick-off there is none', async () => {
    const { fixture } = await begun();
    const others = await office('Wichai', EVERYTHING, 'CHAOPHRAYA');
    expect(await others.post(PATHS.report, { fixture, end: finished(1, 0), reason })).toMatchObject({
      code: 'other_brands',
    });
    const early = await offerFixture(studio);
    const person = await office();
    expect(await person.post(PATHS.report, { fixture: early, end: finished(1, 0), reason })).toMatchObject({
      code: 'invalid_input',
    });
    const cancelled = { fixture: early, end: { state: 'not_played' }, reason };
    expect((await person.post(PATHS.report, cancelled)).value).toEqual({ state: 'reported' });
  });
});

describe('a price that was obviously wrong', () => {
  /** A slip at a price ten times too high on a match to come. */
  async function mispriced(inMs = 3_600_000) {
    const fixture = await offerFixture(studio, { inMs });
    const wrong = [{ market: 'result/full', prices: [{ selection: 'home', odds: 20_000 }] }];
    await db.transaction((tx) => setMarkets(tx, fixture, wrong));
    const leg = { fixture, odds: 20_000, version: 2 };
    const player = await bettor(studio);
    const ask = { fixture, market: 'result/full', selection: 'home', version: 2, truth: 2000, reason };
    return { fixture, player, leg, ask };
  }
  const held = async (fixture: string) => {
    const { rows } = await db.pool.query<{ held: bigint }>(
      `select held from studio.sports_exposure where fixture_id = $1 and market = ''`,
      [fixture],
    );
    return rows[0]?.held;
  };

  test('is named by one and approved by another before kick-off: a single is given back, a leg counts as 1, other prices stand, and the true one is on record', async () => {
    const { fixture, player, leg, ask } = await mispriced();
    const other = await offerFixture(studio);
    const { slip: fair } = await player.place([{ fixture, selection: 'away', odds: 3800 }]);
    const { slip: single } = await player.place([leg]);
    const { slip: parlay } = await player.place([leg, { fixture: other }]);
    const [first, second] = [await office('Naree'), await office('Somsak')];
    const named = (await first.post(PATHS.priceError, ask)).value as OfficeFixture;
    const error = named.priceErrors[0]?.id;
    expect(named.priceErrors).toMatchObject([
      { shown: 20_000, truth: 2000, proposedBy: 'Naree', slips: null },
    ]);
    expect(await player.refused([leg])).toMatchObject({ code: 'suspended' });
    expect(await player.slip(single.id)).toMatchObject({ state: 'open' });
    const decision = { error, decision: 'approve', reason };
    expect(await first.post(PATHS.decideError, decision)).toMatchObject({ code: 'another_person' });
    const done = (await second.post(PATHS.decideError, decision)).value as OfficeFixture;
    expect(done.priceErrors).toMatchObject([{ approvedBy: 'Somsak', slips: 2 }]);
    expect(await second.post(PATHS.decideError, decision)).toMatchObject({ code: 'not_found' });
    await settleAll(studio);
    expect(await player.slip(single.id)).toMatchObject({
      ...{ state: 'settled', paid: '100.00' },
      legs: [{ outcome: 'void', by: 'cancelled_price', mistake: { shown: 20_000, truth: 2000, reason } }],
    });
    // Of the fair single 280, and of the parlay its half: 100 at 20 times 2 wins 3 900.
    expect(await held(fixture)).toBe(223_000_000n);
    await db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = any($1)', [
      [fixture, other],
    ]);
    for (const id of [fixture, other])
      for (const person of [first, second])
        await person.post(PATHS.report, { fixture: id, end: finished(1, 0), reason });
    await settleAll(studio);
    expect(await player.slip(single.id)).toMatchObject({ paid: '100.00', corrections: [] });
    expect(await player.slip(parlay.id)).toMatchObject({ paid: '200.00', legs: [{ outcome: 'void' }, {}] });
    expect(await player.slip(fair.id)).toMatchObject({ paid: '0.00', legs: [{ mistake: null }] });
    expect(await held(fixture)).toBe(0n);
  });

  test('from kick-off on stands, also where it was named before; so does one that only moved, and one of another brand’s players', async () => {
    const { fixture, player, leg, ask } = await mispriced();
    await player.place([leg]);
    const [first, second] = [await office('Naree'), await office('Somsak')];
    expect(await first.post(PATHS.priceError, { ...ask, truth: 18_000 })).toMatchObject({
      code: 'not_obvious',
    });
    expect(await first.post(PATHS.priceError, { ...ask, version: 9 })).toMatchObject({ code: 'not_found' });
    const stranger = await office('Wichai', EVERYTHING, 'CHAOPHRAYA');
    expect(await stranger.post(PATHS.priceError, ask)).toMatchObject({ code: 'other_brands' });
    const settler = await office('Mali', ['read', 'trade', 'settle']);
    expect(await settler.post(PATHS.priceError, ask)).toMatchObject({ code: 'not_permitted' });
    const { priceErrors } = (await first.post(PATHS.priceError, ask)).value as OfficeFixture;
    const error = priceErrors[0]?.id;
    expect(await first.post(PATHS.priceError, ask)).toMatchObject({ code: 'changed_meanwhile' });
    await db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [
      fixture,
    ]);
    expect(await second.post(PATHS.decideError, { error, decision: 'approve', reason })).toMatchObject({
      code: 'kicked_off',
    });
    expect(await second.post(PATHS.priceError, { ...ask, version: 1, truth: 9000 })).toMatchObject({
      code: 'kicked_off',
    });
    await second.post(PATHS.decideError, { error, decision: 'withdraw', reason });
    for (const person of [first, second])
      await person.post(PATHS.report, { fixture, end: finished(1, 0), reason });
    await settleAll(studio);
    const [slip] = (await player.slips('settled')).slips;
    expect(slip).toMatchObject({ paid: '2000.00', legs: [{ outcome: 'won', mistake: null }] });
  });

  test('is made void by no program that goes past these calls', async () => {
    const { fixture, ask } = await mispriced();
    const insert = (more: string, values: string) =>
      db.pool.query(
        `insert into studio.sports_price_error (id, fixture_id, market, selection, version, shown, truth, operator_id, proposed_by, proposer_id, reason${more})
         values (gen_random_uuid(), $1, $2, 'home', 2, 20000, 2000, 'LANNA', 'A', 'a', $3${values})`,
        [fixture, ask.market, reason],
      );
    await expect(
      insert(', approved_by, approver_id, approved_at, slips', `, 'B', 'b', clock_timestamp(), 0`),
    ).rejects.toThrow('one person alone');
    await db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [
      fixture,
    ]);
    await expect(insert('', '')).rejects.toThrow('from kick-off on');
  });
});

test('who may only read changes nothing', async () => {
  const fixture = await offerFixture(studio);
  const reader = await office('Reader', ['read']);
  for (const [path, body] of [
    [PATHS.suspend, { fixture, market: null, reason }],
    [PATHS.resume, { fixture, market: null, reason }],
    [PATHS.report, { fixture, end: { state: 'not_played' }, reason }],
    [PATHS.cases, { case: randomUUID(), answer: reason }],
    [PATHS.limits, { scope: 'all', subject: '', percent: 50, reason }],
    [
      PATHS.priceError,
      { fixture, market: 'result/full', selection: 'home', version: 1, truth: 9000, reason },
    ],
    [PATHS.groups, { player: 'any', group: 'g', reason }],
    [PATHS.decideError, { error: randomUUID(), decision: 'approve', reason }],
  ] as const)
    expect(await reader.post(path, body)).toMatchObject({ status: 403, code: 'not_permitted' });
});
