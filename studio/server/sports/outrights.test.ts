import { randomUUID } from 'node:crypto';
import type { LocalText } from '@lanna/rules/local-text';
import { HOUSE_TEAMS } from '@lanna/rules/play/sports/model/house-league';
import { MARGINS } from '@lanna/rules/play/sports/model/margin';
import { firstRoundOf, matchesOf, seasonOf } from '@lanna/rules/play/sports/model/season';
import { checkSportsReceipt, type SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import { afterAll, expect, test } from 'vitest';
import { bookRules, fixtureList, outrightList, resultList, SPORTS_PATHS } from '../../sports-api.ts';
import type { Led } from '../leases/lease.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { bettor, offerFixture, readValue, settleAll } from './book.fixture.ts';
import { receiveMessage } from './feed/receive-message.ts';
import { ensureLeague, HOUSE } from './league/lead-lane.ts';
import { seasonDuty } from './league/lead-season.ts';
import { LEAGUE_TIMES, type LeagueTimes } from './league/league-rounds.ts';
import { openMatchPrices } from './league/match-prices.ts';
import { moveFixture } from './offer/move-fixture.ts';
import { setMarkets } from './offer/set-markets.ts';
import { addFixture, addOutright, ensureTeam } from './offer/write-fixture.ts';
import { describeSlip } from './reading/describe-slip.ts';

/* Bets on whole competitions: a season of the house, and what a feed announces. */

const studio = await openTestStudio();
const { db, log } = studio.studio;
const get = async (path: string) => ({ body: (await studio.app.inject({ url: path })).json<unknown>() });
const outrights = async () => readValue(outrightList, await get(SPORTS_PATHS.outrights));
const led: Led = { subject: 'test', fence: 1n, write: (work) => db.transaction(work) };

const begin = (id: string) =>
  db.pool.query(`update studio.sports_fixture set starts_at = clock_timestamp() where id = $1`, [id]);

const prices = openMatchPrices();
afterAll(() => prices.stop());

/** The season that is offered, as the house's leader has it. */
async function offerSeason(times = LEAGUE_TIMES) {
  const duty = seasonDuty({ log, prices, times, onResults: () => undefined });
  await duty(led);
  const season = seasonOf(Math.ceil(Date.now() / times.roundMs)) + 1;
  const kickOff = new Date(firstRoundOf(season) * times.roundMs).toISOString();
  const found = (await outrights()).outrights.find((one) => one.virtual && one.startsAt === kickOff);
  if (!found) throw new Error('no season is offered');
  return { duty, season, outright: found };
}

/** Draws the season as `scoreOf` says; undefined leaves a match undrawn. */
async function drawSeason(
  season: number,
  scoreOf: (home: string, away: string, round: number) => readonly [number, number] | undefined,
): Promise<void> {
  const names: LocalText = { TH: 'ทีม', EN: 'Team' };
  await db.transaction(async (tx) => {
    const competitionId = await ensureLeague(tx);
    const teams = new Map<string, string>();
    for (const { home } of matchesOf(season))
      if (!teams.has(home)) teams.set(home, await ensureTeam(tx, { source: HOUSE, key: home, names }));
    const places = new Map<number, number>();
    const ids: string[] = [];
    for (const { round, home, away } of matchesOf(season)) {
      const place = places.get(round) ?? 0;
      places.set(round, place + 1);
      const score = scoreOf(home, away, round);
      if (!score) continue;
      const id = await addFixture(tx, {
        ...{ source: HOUSE, key: `${round}:${place}`, competitionId, startsAt: new Date() },
        ...{ homeId: teams.get(home) ?? '', awayId: teams.get(away) ?? '' },
      });
      const goals = { half: null, full: { home: score[0], away: score[1] } };
      const result = { goals, firstGoal: null, lastGoal: null, corners: null, cards: null };
      ids.push(id ?? '');
      await moveFixture(tx, [id ?? ''], ['prematch'], 'closed');
      await tx.query(
        `insert into studio.sports_result (fixture_id, version, ended, source) values ($1, 1, $2, 'house')`,
        [id, JSON.stringify({ state: 'finished', result })],
      );
    }
    // Nothing is bet on them.
    await tx.query(
      `update studio.sports_settlement set due_at = null, ended_at = clock_timestamp() where fixture_id = any($1)`,
      [ids],
    );
  });
}

async function receiptOf(player: Awaited<ReturnType<typeof bettor>>, slip: string) {
  const { rows } = await db.pool.query<{ id: string }>(
    'select player_id as id from studio.sports_slip where id = $1',
    [slip],
  );
  expect(player.player.user).not.toBe('');
  const { receipt } = await describeSlip(db.pool, rows[0]?.id ?? '', slip);
  return receipt as SportsReceipt;
}

test('a season of the house is offered at the model’s prices, takes bets until its first round, and ends by its table with shared places', async () => {
  const { duty, season, outright } = await offerSeason();
  expect(outright).toMatchObject({ state: 'prematch', outright: { runners: { naga: { TH: 'นาคราช' } } } });
  expect(new Date(outright.startsAt).getTime()).toBe(firstRoundOf(season) * LEAGUE_TIMES.roundMs);
  expect(outright.markets.map(({ market }) => market)).toEqual(['outright/full', 'outright_top3/full']);
  const [winner, top] = outright.markets;
  expect(winner?.prices[0]?.selection).toBe('naga');
  const book = (winner?.prices ?? []).reduce((sum, { odds }) => sum + 1000 / odds, 0);
  expect(book - 1).toBeCloseTo((MARGINS['outright']?.margin ?? 0) / 1000, 2);
  expect(readValue(fixtureList, await get(SPORTS_PATHS.fixtures)).fixtures).toEqual([]);
  // A second leader offers nothing twice.
  await duty(led);
  expect((await outrights()).outrights).toHaveLength(1);

  const player = await bettor(studio);
  const priceOf = (market: typeof winner, selection: string) => {
    const price = market?.prices.find((one) => one.selection === selection);
    if (!price) throw new Error(`${selection} has no price`);
    return { fixture: outright.id, market: market?.market ?? '', ...price };
  };
  const { slip } = await player.place([priceOf(winner, 'naga')]);
  const { slip: third } = await player.place([priceOf(top, 'teak')]);
  const { slip: lost } = await player.place([priceOf(winner, 'elephant')]);
  expect(studio.peer.callsTo('/transaction/bet')[0]?.bet).toMatch(
    /^\[เสมือน\] ล้านนาลีก ฤดูกาล \d{4}: แชมป์ นาคราช @/,
  );
  await begin(outright.id);
  expect(await player.refused([priceOf(winner, 'naga')])).toMatchObject({ code: 'suspended' });

  // Naga and tiger win all their home matches but against each other, so they share the first place; elephant and teak share the third.
  const strong = ['naga', 'tiger'];
  const next = ['elephant', 'teak'];
  await drawSeason(season, (home, away) => {
    if (strong.includes(home) && !strong.includes(away) && !next.includes(away)) return [1, 0];
    return next.includes(home) && away === 'lotus' ? [1, 0] : [0, 0];
  });
  await duty(led);
  await settleAll(studio);
  const paid = await player.slip(slip.id);
  expect(paid).toMatchObject({ state: 'settled', legs: [{ outcome: 'dead_heat:1/2', by: 'result' }] });
  expect(await player.slip(third.id)).toMatchObject({ legs: [{ outcome: 'dead_heat:1/2' }] });
  expect(await player.slip(lost.id)).toMatchObject({ paid: '0.00', legs: [{ outcome: 'lost' }] });
  const receipt = await receiptOf(player, slip.id);
  expect(receipt.legs[0]).toMatchObject({ selectionName: { TH: 'นาคราช' }, marketName: { EN: 'Winner' } });
  expect(checkSportsReceipt(receipt)).toMatchObject({ verdict: 'holds', payout: paid.paid });
  const { results } = readValue(resultList, await get(SPORTS_PATHS.results));
  expect(results.find(({ fixture }) => fixture.id === outright.id)).toMatchObject({
    end: { state: 'ranked', outright: { places: { naga: 1, tiger: 1, elephant: 3, teak: 3 } } },
  });
});

/** A length of rounds by which a season is being played now, and a round is long enough from its end. */
function timesWithin(): LeagueTimes {
  const fits = (roundMs: number) => {
    const at = Date.now() / roundMs;
    const played = Math.floor(at) - firstRoundOf(seasonOf(Math.floor(at))) + 1;
    return played >= 19 && played <= 22 && at % 1 < 0.5;
  };
  const roundMs = Array.from({ length: 400 }, (_, n) => 280_000 + n * 100).find(fits);
  if (roundMs === undefined) throw new Error('no such rounds');
  return { ...LEAGUE_TIMES, roundMs };
}

test('a season being played is suspended while a round runs, and offered again at prices of its table until the next kick-off', async () => {
  const times = timesWithin();
  const round = Math.floor(Date.now() / times.roundMs);
  const season = seasonOf(round);
  const kickOff = new Date((round + 1) * times.roundMs);
  const duty = seasonDuty({ log, prices, times, onResults: () => undefined });
  const margins = { sheet: MARGINS, version: 0 };
  const id = await db.transaction(async (tx) => {
    const fixture = await addOutright(tx, {
      ...{ source: HOUSE, key: `season:${season}`, competitionId: await ensureLeague(tx) },
      ...{
        names: { TH: 'ฤดูกาล', EN: 'Season' },
        runners: Object.fromEntries(HOUSE_TEAMS.map(({ code, name }) => [code, name])),
      },
      ...{ startsAt: new Date(Date.now() + 60_000), endsAt: new Date(Date.now() + 7_200_000) },
    });
    await setMarkets(tx, fixture ?? '', await prices.ofSeason(margins));
    return fixture ?? '';
  });
  /** Teak and tiger beat all others. */
  const ofLeaders = (home: string, away: string) => {
    const [ofHome, ofAway] = [['teak', 'tiger'].includes(home), ['teak', 'tiger'].includes(away)];
    return [ofHome && !ofAway ? 1 : 0, ofAway && !ofHome ? 1 : 0] as const;
  };
  const now = async () => {
    const found = (await outrights()).outrights.find((one) => one.id === id);
    const ofTeam = (team: string) => found?.markets[0]?.prices.find(({ selection }) => selection === team);
    return {
      state: found?.state,
      startsAt: found?.startsAt,
      naga: ofTeam('naga'),
      tiger: ofTeam('tiger'),
      teak: ofTeam('teak'),
    };
  };
  const before = await now();
  const player = await bettor(studio, 100_000_000n);
  const on = (selection: string, price: { odds: number; version: number } | undefined) => [
    { fixture: id, market: 'outright/full', selection, odds: price?.odds ?? 0, version: price?.version ?? 0 },
  ];
  const { slip: early } = await player.place(on('naga', before.naga));

  // A round has kicked off: until all of it is drawn nothing is taken.
  await begin(id);
  expect((await now()).state).toBe('suspended');
  expect(await player.refused(on('naga', before.naga))).toMatchObject({ code: 'suspended' });
  await drawSeason(season, (home, away, of) => (of < round ? ofLeaders(home, away) : undefined));
  await duty(led);
  expect((await now()).state).toBe('suspended');

  await drawSeason(season, (home, away, of) => (of === round ? ofLeaders(home, away) : undefined));
  await duty(led);
  const after = await now();
  expect(after).toMatchObject({ state: 'prematch', startsAt: kickOff.toISOString() });
  expect(after.teak?.odds).toBeLessThan(before.teak?.odds ?? 0);
  expect(after.tiger?.version).toBe(2);
  // Far behind.
  expect(after.naga).toBeUndefined();
  expect(await player.refused(on('tiger', before.tiger), { priceChoice: 'none' })).toMatchObject({
    code: 'price_changed',
  });
  expect(await player.refused(on('naga', before.naga))).toMatchObject({ code: 'not_offered' });
  const { slip: later } = await player.place(on('teak', after.teak));
  expect([early.legs[0]?.odds, later.legs[0]?.odds]).toEqual([before.naga?.odds, after.teak?.odds]);

  // What a person has suspended stays so, whatever round is drawn.
  await db.transaction((tx) => moveFixture(tx, [id], ['prematch'], 'suspended'));
  await begin(id);
  await duty(led);
  expect(await now()).toMatchObject({ state: 'suspended', startsAt: kickOff.toISOString() });
});

test('prices made after a sheet was set hold it, and those before stay; the rules page says which is in force', async () => {
  expect(readValue(bookRules, await get(SPORTS_PATHS.rules))).toMatchObject({ version: 0, since: null });
  await db.pool.query(
    `insert into studio.sports_margin_sheet (version, margins, reason, operator_id, set_by) values (1, '{"outright": 60, "result": 999}', 'a season of its own', 'LANNA', 'Naree')`,
  );
  const rules = readValue(bookRules, await get(SPORTS_PATHS.rules));
  // What was written beyond what the rules promise does not count.
  expect(rules).toMatchObject({ version: 1, margins: { outright: 60, result: MARGINS['result']?.margin } });
  const before = await db.pool.query(
    'select count(*)::integer as prices, sum(odds)::integer as sum from studio.sports_price',
  );
  const [winner] = await prices.ofSeason({ sheet: { outright: { margin: 60, most: 250 } }, version: 1 });
  const [wide] = await prices.ofSeason({ sheet: { outright: { margin: 240, most: 250 } }, version: 2 });
  const book = (market: typeof winner) =>
    (market?.prices ?? []).reduce((sum, { odds }) => sum + 1000 / odds, 0);
  expect(book(winner) - 1).toBeCloseTo(0.06, 2);
  expect(book(wide) - 1).toBeCloseTo(0.24, 2);
  const after = await db.pool.query(
    'select count(*)::integer as prices, sum(odds)::integer as sum from studio.sports_price',
  );
  expect(after.rows).toEqual(before.rows);
});

let sequence = 0;
async function say(message: Record<string, unknown>) {
  sequence += 1;
  const { status, reason } = await receiveMessage(
    { db },
    { feed: 'alpha', producer: 'prematch', sequence, message },
  );
  return reason ?? status;
}
const named = (key: string) => ({ key, names: { TH: `ชื่อ ${key}`, EN: `Name ${key}` } });
const MARKETS = ['outright/full', 'outright_starters/full', 'outright_top2/full'].map((market) => ({
  market,
  prices: ['a', 'b', 'c', 'd'].map((selection, at) => ({ selection, odds: 3000 + at * 1000 })),
}));

async function cup() {
  const key = randomUUID();
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const message = {
    ...{
      kind: 'outright',
      fixture: key,
      starts_at: startsAt,
      ends_at: new Date(Date.now() + 40 * 86_400_000).toISOString(),
    },
    ...{ competition: named('cup'), names: { TH: 'แชมป์ถ้วย', EN: 'Cup winner' } },
    runners: ['a', 'b', 'c', 'd'].map((selection) => ({ selection, names: named(selection).names })),
  };
  expect(await say(message)).toBe('applied');
  expect(await say(message)).toBe('an outright that was announced before');
  const unknown = { market: 'result/full', prices: [{ selection: 'home', odds: 2000 }] };
  expect(await say({ kind: 'odds', fixture: key, markets: [...MARKETS, unknown] })).toBe('applied');
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from studio.sports_fixture where source_key = $1',
    [key],
  );
  return { key, id: rows[0]?.id ?? '' };
}
const ranked = (
  fixture: string,
  places: Record<string, number>,
  nonStarters: string[] = [],
  reason = 'ตามประกาศ',
) => ({
  ...{ kind: 'settlement', fixture, certainty: 'confirmed', reason },
  end: { state: 'ranked', outright: { places, nonStarters } },
});

test('an outright of a feed is announced, backed and settled: who does not start stands lost, or void where the market says so', async () => {
  const { key, id } = await cup();
  const found = (await outrights()).outrights.find((one) => one.id === id);
  expect(found?.markets.map(({ market }) => market)).toEqual(MARKETS.map(({ market }) => market));
  const player = await bettor(studio);
  const on = (market: string, selection: string, odds: number) => [{ fixture: id, market, selection, odds }];
  const won = await player.place(on('outright/full', 'a', 3000));
  const lost = await player.place(on('outright/full', 'd', 6000));
  const back = await player.place(on('outright_starters/full', 'd', 6000));
  const { rows } = await db.pool.query<{ days: number }>(
    `select extract(day from closes_at - placed_at)::integer as days from studio.sports_slip where id = $1`,
    [won.slip.id],
  );
  expect(rows[0]?.days).toBeGreaterThan(40);
  expect(await say(ranked(key, { a: 1, b: 2 }))).toBe('a result before kick-off');
  await begin(id);
  expect(await say(ranked(key, { b: 2 }))).toBe('a ranking without a first place');
  expect(await say(ranked(key, { z: 1 }))).toBe('a ranking that names who takes no part');
  expect(await say({ ...ranked(key, {}), end: { state: 'exchanged' } })).toBe(
    'the score of a match for a competition',
  );
  expect(await say(ranked(key, { a: 1, b: 2, c: 3 }, ['d']))).toBe('applied');
  await settleAll(studio);
  expect(await player.slip(won.slip.id)).toMatchObject({ state: 'settled', paid: '300.00' });
  expect(await player.slip(lost.slip.id)).toMatchObject({ paid: '0.00', legs: [{ outcome: 'lost' }] });
  expect(await player.slip(back.slip.id)).toMatchObject({
    paid: '100.00',
    legs: [{ outcome: 'void', by: 'result' }],
  });
  // The winner is taken the title away: the difference alone moves, with the reason.
  expect(await say(ranked(key, { b: 1, c: 2 }, ['d'], 'ถูกริบแชมป์'))).toBe('applied');
  await settleAll(studio);
  expect(await player.slip(won.slip.id)).toMatchObject({
    ...{ state: 'corrected', paid: '0.00' },
    corrections: [{ before: '300.00', after: '0.00', reason: 'ถูกริบแชมป์' }],
  });
  const { rows: held } = await db.pool.query(
    'select from studio.sports_exposure where fixture_id = $1 and held <> 0',
    [id],
  );
  expect(held).toEqual([]);
});

test('a ranking that names too few for a market leaves its slips to people, and a competition that was not held gives all back', async () => {
  const { key, id } = await cup();
  const player = await bettor(studio);
  const { slip } = await player.place([
    { fixture: id, market: 'outright_top2/full', selection: 'b', odds: 4000 },
  ]);
  await begin(id);
  await say(ranked(key, { a: 1 }));
  await settleAll(studio);
  expect((await player.slip(slip.id)).state).toBe('open');
  const { rows } = await db.pool.query('select kind from studio.sports_case where fixture_id = $1', [id]);
  expect(rows).toEqual([{ kind: 'result_lacks' }]);
  await say({ ...ranked(key, {}), end: { state: 'not_played' } });
  await settleAll(studio);
  expect(await player.slip(slip.id)).toMatchObject({
    paid: '100.00',
    legs: [{ outcome: 'void', by: 'not_played' }],
  });
});

test('an outright stands beside no other leg of its competition, and counts no turnover where every side is backed', async () => {
  const { key, id } = await cup();
  const { rows } = await db.pool.query<{ id: string }>(
    'select competition_id as id from studio.sports_fixture where id = $1',
    [id],
  );
  const within = await db.transaction(async (tx) => {
    const source = 'feed:alpha';
    const homeId = await ensureTeam(tx, { source, ...named('a') });
    const awayId = await ensureTeam(tx, { source, ...named('b') });
    const startsAt = new Date(Date.now() + 3_600_000);
    return addFixture(tx, {
      source,
      key: randomUUID(),
      competitionId: rows[0]?.id ?? '',
      homeId,
      awayId,
      startsAt,
    });
  });
  await db.pool.query(
    `insert into studio.sports_market (fixture_id, market, place) values ($1, 'result/full', 0)`,
    [within],
  );
  await db.pool.query(
    `insert into studio.sports_price (fixture_id, market, selection, odds) values ($1, 'result/full', 'home', 2000)`,
    [within],
  );
  const player = await bettor(studio, 100_000_000n);
  const leg = { fixture: id, market: 'outright/full', selection: 'a', odds: 3000 };
  expect(await player.refused([leg, { fixture: within ?? '' }])).toMatchObject({
    ...{ code: 'slip_invalid', problem: 'same_competition' },
  });
  expect(await player.quote([leg, { fixture: within ?? '' }])).toMatchObject({ problem: 'same_competition' });
  await player.place([leg, { fixture: await offerFixture(studio) }]);
  const slips = [];
  for (const [at, selection] of ['a', 'b', 'c', 'd'].entries())
    slips.push(await player.place([{ ...leg, selection, odds: 3000 + at * 1000 }]));
  await begin(id);
  await say(ranked(key, { a: 1, b: 2 }));
  await settleAll(studio);
  const { rows: counted } = await db.pool.query<{ sum: bigint }>(
    `select sum(valid_turnover)::bigint as sum from studio.sports_slip where id = any($1)`,
    [slips.map(({ slip }) => slip.id)],
  );
  expect(counted[0]?.sum).toBe(0n);
});

test('a season with matches that were never drawn waits for them, then gives back what they could have changed', async () => {
  const { duty, season, outright } = await offerSeason({ ...LEAGUE_TIMES, roundMs: 290_000 });
  const player = await bettor(studio);
  const price = outright.markets[0]?.prices.find(({ selection }) => selection === 'naga');
  const { slip } = await player.place([
    { fixture: outright.id, market: 'outright/full', selection: 'naga', odds: price?.odds ?? 0, version: 1 },
  ]);
  await begin(outright.id);
  // Tiger has never played at home, so it could still be first.
  await drawSeason(season, (home) => (home === 'tiger' ? undefined : home === 'naga' ? [1, 0] : [0, 0]));
  await duty(led);
  await settleAll(studio);
  expect((await player.slip(slip.id)).state).toBe('open');
  await db.pool.query(
    `update studio.sports_fixture set starts_at = starts_at - interval '1 day' where id = $1`,
    [outright.id],
  );
  await db.pool.query(
    `update studio.sports_outright set ends_at = clock_timestamp() - interval '1 hour' where fixture_id = $1`,
    [outright.id],
  );
  await duty(led);
  await settleAll(studio);
  expect(await player.slip(slip.id)).toMatchObject({
    paid: '100.00',
    legs: [{ outcome: 'void', by: 'not_played' }],
  });
});
