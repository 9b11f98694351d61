import { expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { HOUSE_TEAMS, houseTeam } from './house-league.ts';
import { MARGIN_LEAST, MARGINS, marginProblems, sheetWith } from './margin.ts';
import { scoreWeights } from './score-weights.ts';
import { firstRoundOf, matchesOf, SEASON_ROUNDS, type SeasonMatch, seasonEnd, seasonOf } from './season.ts';
import { pricesInSeason, pricesOfSeason, seasonChances } from './season-prices.ts';
import { drawMatch } from './virtual-match.ts';

const CHANCES = seasonChances(2000, 7);

test('a season is thirty rounds, in which every team meets every other at home and away', () => {
  expect(SEASON_ROUNDS).toBe(30);
  for (const season of [1, 2, 57]) {
    const first = firstRoundOf(season);
    expect([seasonOf(first - 1), seasonOf(first), seasonOf(first + 29)]).toEqual([
      season - 1,
      season,
      season,
    ]);
    const met = matchesOf(season).map(({ home, away }) => `${home} ${away}`);
    expect(new Set(met).size).toBe(16 * 15);
  }
});

/** `home away` by its score; every other match is a draw without goals. */
function seasonWith(scores: Readonly<Record<string, readonly [number, number] | null>>): SeasonMatch[] {
  return matchesOf(1).map(({ home, away }) => {
    const [h, a] = scores[`${home} ${away}`] ?? [0, 0];
    const isDrawn = scores[`${home} ${away}`] !== null;
    return { home, away, full: isDrawn ? { home: h, away: a } : null };
  });
}

const endOf = (scores: Parameters<typeof seasonWith>[0]) => seasonEnd(seasonWith(scores), [1, 3]);

test('points come before the difference of goals, that before goals, and who is alike in all shares the place', () => {
  expect(endOf({ 'naga lotus': [1, 0], 'tiger lotus': [3, 0] })).toMatchObject({
    outright: { places: { tiger: 1, naga: 2, teak: 3, lotus: 16 } },
  });
  // As many points and goals apart, but more of them.
  expect(endOf({ 'naga lotus': [3, 2], 'tiger drum': [2, 1] })).toMatchObject({
    outright: { places: { naga: 1, tiger: 2, lotus: 15, drum: 16 } },
  });
  expect(endOf({ 'naga lotus': [1, 0], 'tiger drum': [1, 0] })).toMatchObject({
    state: 'ranked',
    outright: { places: { naga: 1, tiger: 1, teak: 3, lotus: 15, drum: 15 }, nonStarters: [] },
  });
});

test('where matches were never drawn, what they could have changed is void, and the rest stands', () => {
  expect(endOf({ 'naga lotus': null })).toEqual({ state: 'not_played' });
  const wins = Object.fromEntries(
    HOUSE_TEAMS.filter(({ code }) => code !== 'naga').map(({ code }) => [`naga ${code}`, [1, 0] as const]),
  );
  // Fifteen won at home, and a match of two others is missing: naga is first whatever it had been, the next two are not known.
  const missing = endOf({ ...wins, 'tiger teak': null });
  expect(missing).toMatchObject({ state: 'ranked', outright: { decided: [1] } });
  expect(missing).toMatchObject({ outright: { places: { naga: 1 } } });
  expect(endOf(wins)).not.toMatchObject({ outright: { decided: expect.anything() } });
});

test('shares of the first places add up to them', () => {
  for (const [kind, places] of [
    ['outright', 1],
    ['outright_top3', 3],
  ] as const) {
    const sum = [...(CHANCES.get(kind)?.values() ?? [])].reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(places, 9);
  }
});

test('prices hold the margin of the sheet and no more, and follow it', () => {
  for (const margin of [100, 150, 250]) {
    for (const { market, prices } of pricesOfSeason(sheetWith({ outright: margin }), CHANCES)) {
      const winners = market === 'outright/full' ? 1 : 3;
      const book = prices.reduce((sum, { odds }) => sum + 1000 / odds, 0) / winners - 1;
      expect(book, market).toBeGreaterThan(margin / 1000 - 0.006);
      expect(book, market).toBeLessThan(margin / 1000 + 0.002);
      expect(prices.length).toBeGreaterThanOrEqual(6);
    }
  }
});

test('seasons drawn from links come to what the prices were made of, within the band', () => {
  const seasons = process.env['SOAK'] ? 4000 : 120;
  const stream = fairStream({ serverSeed: 'a'.repeat(64), clientSeed: 'season', nonce: 0 });
  const weights = new Map(
    matchesOf(1).map(({ home, away }) => [`${home} ${away}`, scoreWeights(houseTeam(home), houseTeam(away))]),
  );
  const won = new Map<string, number>();
  for (let season = 0; season < seasons; season += 1) {
    const points = new Map<string, number>();
    const add = (team: string, count: number) => points.set(team, (points.get(team) ?? 0) + count);
    for (const { home, away } of matchesOf(1)) {
      const { full } = drawMatch(stream, weights.get(`${home} ${away}`) ?? []);
      // Goals break ties, as far below a point as a season allows.
      add(
        home,
        (full.home > full.away ? 3 : full.home === full.away ? 1 : 0) + (full.home - full.away) / 1e4,
      );
      add(
        away,
        (full.away > full.home ? 3 : full.home === full.away ? 1 : 0) + (full.away - full.home) / 1e4,
      );
    }
    const [first = ''] = [...points].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    won.set(first, (won.get(first) ?? 0) + 1);
  }
  for (const [team, chance] of CHANCES.get('outright') ?? []) {
    const spread = Math.sqrt((chance * (1 - chance) + 0.001) * (1 / seasons + 1 / 2000));
    expect(Math.abs((won.get(team) ?? 0) / seasons - chance), team).toBeLessThan(4.5 * spread + 0.01);
  }
});

test('the same seasons are played on every machine', () => {
  expect([...(seasonChances(50, 7).get('outright') ?? [])]).toEqual([
    ...(seasonChances(50, 7).get('outright') ?? []),
  ]);
});

/** The season up to a round, as `scoreOf` says; without goals where it says nothing. */
function playedUpTo(
  rounds: number,
  scoreOf: (home: string, away: string) => readonly [number, number] | undefined,
): SeasonMatch[] {
  return matchesOf(1)
    .filter(({ round }) => round <= rounds)
    .map(({ home, away }) => {
      const [h, a] = scoreOf(home, away) ?? [0, 0];
      return { home, away, full: { home: h, away: a } };
    });
}

/** `team` beats all others, at home and away. */
const winner =
  (...teams: string[]) =>
  (home: string, away: string) => {
    const [ofHome, ofAway] = [teams.includes(home), teams.includes(away)];
    if (ofHome === ofAway) return undefined;
    return ofHome ? ([1, 0] as const) : ([0, 1] as const);
  };

const priceOf = (market: ReturnType<typeof pricesOfSeason>[number] | undefined, team: string) =>
  market?.prices.find(({ selection }) => selection === team)?.odds ?? 0;

test('during a season prices follow the table, hold the margin, and leave out who can win no more', () => {
  const [before] = pricesOfSeason(undefined, CHANCES);
  const [first] = pricesInSeason(playedUpTo(3, winner('teak')));
  expect(priceOf(first, 'teak')).toBeLessThan(priceOf(before, 'teak'));
  expect(priceOf(first, 'naga')).toBeGreaterThan(priceOf(before, 'naga'));
  const [late] = pricesInSeason(playedUpTo(25, winner('teak', 'mist')));
  expect(late).toMatchObject({ state: 'open', withdrawn: expect.arrayContaining(['naga', 'lotus']) });
  expect(late?.prices.map(({ selection }) => selection)).toEqual(['teak', 'mist']);
  const book = (late?.prices ?? []).reduce((sum, { odds }) => sum + 1000 / odds, 0);
  expect(book - 1).toBeCloseTo(0.15, 2);
  expect(pricesInSeason(playedUpTo(25, winner('teak', 'mist')))[0]).toEqual(late);
});

test('a title that is as good as taken is bet on no more, and takes one of the first places from the others', () => {
  const [title, top3] = pricesInSeason(playedUpTo(27, winner('naga')));
  expect(title).toEqual({ market: 'outright/full', state: 'suspended', prices: [], withdrawn: [] });
  expect(top3).toMatchObject({ state: 'open', withdrawn: expect.arrayContaining(['naga']) });
  const book = (top3?.prices ?? []).reduce((sum, { odds }) => sum + 1000 / odds, 0);
  expect(book / 2 - 1).toBeCloseTo(0.15, 2);
});

test('before the last round the chances are those that all its scores come to', () => {
  const last = matchesOf(1).filter(({ round }) => round === SEASON_ROUNDS);
  const matchOf = (team: string) => {
    const found = last.find(({ home, away }) => home === team || away === team);
    if (!found) throw new Error(`${team} does not play`);
    return found;
  };
  const rival = HOUSE_TEAMS.map(({ code }) => code).find(
    (code) => code !== 'naga' && matchOf(code) !== matchOf('naga'),
  );
  if (!rival) throw new Error('all play each other');
  // Alike so far, and far ahead of the others: what each comes to in its last match decides.
  const chances = seasonChances(20_000, 11, playedUpTo(SEASON_ROUNDS - 1, winner('naga', rival)));
  const worths = (team: string) => {
    const { home, away } = matchOf(team);
    return scoreWeights(houseTeam(home), houseTeam(away)).flatMap((row, h) =>
      row.map((weight, a) => {
        const [own, others] = team === home ? [h, a] : [a, h];
        const points = own > others ? 3 : own === others ? 1 : 0;
        return { chance: weight / 1e9, worth: points * 1e6 + (own - others) * 1e3 + own };
      }),
    );
  };
  let exact = 0;
  for (const one of worths('naga'))
    for (const other of worths(rival)) {
      const share = one.worth > other.worth ? 1 : one.worth === other.worth ? 0.5 : 0;
      exact += one.chance * other.chance * share;
    }
  expect(Math.abs((chances.get('outright')?.get('naga') ?? 0) - exact)).toBeLessThan(
    4.5 * Math.sqrt(0.25 / 20_000),
  );
  expect(chances.get('outright_top3')?.get('naga')).toBe(1);
});

test('a sheet is within its least and what is promised at the most, and of kinds that are there', () => {
  expect(marginProblems({ result: 60, handicap: 40, totals: 40, correct_score: 200 })).toEqual([]);
  const wrong = {
    result: 61,
    handicap: 41,
    totals: 41,
    correct_score: 201,
    outright: 251,
    both_score: MARGIN_LEAST - 1,
  };
  expect(marginProblems({ ...wrong, odd_even: 20.5, penalties: 50 })).toEqual([
    ...['result', 'handicap', 'totals', 'correct_score', 'outright', 'both_score', 'odd_even', 'penalties'],
  ]);
  expect(sheetWith({ result: 30 })['result']).toEqual({ margin: 30, most: 60 });
  expect(sheetWith({})['totals']).toEqual(MARGINS['totals']);
});
