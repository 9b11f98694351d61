import { expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { footballKind, footballOutcome } from '../markets/football.ts';
import { marketKey } from '../markets/market.ts';
import { multiplierOf } from '../markets/outcome.ts';
import { HOUSE_TEAMS, houseTeam, pairingsOf } from './house-league.ts';
import { MARGINS, pricesOf } from './margin.ts';
import { endingsOf, fairProbability, pricesOfMatch } from './market-prices.ts';
import { expectedGoals, MODEL, scoreWeights, WEIGHT } from './score-weights.ts';
import { drawMatch, resultOfVirtual, type VirtualMatch } from './virtual-match.ts';
import { type VirtualOutcome, virtualRound } from './virtual-round.ts';

const EVEN = { attack: 1000, defence: 1000 };
/** As long tests are run elsewhere: all of it by `npm run soak`, a part by `npm test`. */
const MATCHES = process.env['SOAK'] ? 1_000_000 : 40_000;
const BAND = 4.5;

test('two average teams score as published, home e to .26 times as often', () => {
  const { home, away } = expectedGoals(EVEN, EVEN);
  expect(Number(home + away) / 1e18).toBeCloseTo(MODEL.mean, 12);
  expect(Number(home) / Number(away)).toBeCloseTo(Math.exp(MODEL.home), 12);
});

test('weights are those of Dixon and Coles, in floating point', () => {
  const [home, away] = [houseTeam('tiger'), houseTeam('silver')];
  const base = MODEL.mean / (1 + Math.exp(MODEL.home));
  const lambda = (base * Math.exp(MODEL.home) * home.attack * away.defence) / 1e6;
  const mu = (base * away.attack * home.defence) / 1e6;
  const poisson = (mean: number, count: number): number =>
    count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count;
  const low: Readonly<Record<string, number>> = {
    '0-0': 1 - lambda * mu * MODEL.rho,
    '0-1': 1 + lambda * MODEL.rho,
    '1-0': 1 + mu * MODEL.rho,
    '1-1': 1 - MODEL.rho,
  };
  const tau = (h: number, a: number) => low[`${h}-${a}`] ?? 1;
  const weights = scoreWeights(home, away);
  for (const [h, row] of weights.entries())
    for (const [a, weight] of row.entries())
      expect(Math.abs(weight / WEIGHT - poisson(lambda, h) * poisson(mu, a) * tau(h, a))).toBeLessThan(2e-7);
});

test('weights of every pair add up to the whole', () => {
  for (const home of HOUSE_TEAMS)
    for (const away of HOUSE_TEAMS) {
      const sum = scoreWeights(home, away).reduce((all, row) => all + row.reduce((a, b) => a + b, 0), 0);
      expect(sum).toBe(WEIGHT);
    }
});

test('books add up to one and their margin, none of it above the sheet', () => {
  for (const { market, prices } of pricesOfMatch(scoreWeights(houseTeam('teak'), houseTeam('mist')))) {
    const winners = market.kind === 'double_chance' ? 2 : 1;
    const book = prices.reduce((sum, { odds }) => sum + 1000 / odds, 0) / winners;
    const sheet = MARGINS[market.kind];
    if (!sheet) throw new Error(`no margin of ${market.kind}`);
    // A price is rounded down to a thousandth, which adds a little.
    expect(book - 1, marketKey(market)).toBeGreaterThanOrEqual(sheet.margin / 1000 - 1e-6);
    expect(book - 1, marketKey(market)).toBeLessThan(sheet.margin / 1000 + 0.002);
    expect(sheet.margin).toBeLessThanOrEqual(sheet.most);
  }
});

test('margins stay within what is promised', () => {
  expect(MARGINS['result']?.most).toBeLessThanOrEqual(60);
  expect(MARGINS['handicap']?.most).toBeLessThanOrEqual(40);
  expect(MARGINS['totals']?.most).toBeLessThanOrEqual(40);
  expect(MARGINS['correct_score']?.most).toBeLessThanOrEqual(200);
});

test('the power method takes more of what is unlikely, and keeps the order', () => {
  const [short = 0, long = 0] = pricesOf([0.9, 0.1], 60);
  expect(1000 / short / 0.9 - 1).toBeLessThan(1000 / long / 0.1 - 1);
  expect(short).toBeLessThan(long);
  expect(() => pricesOf([Number.NaN, 0.5], 60)).toThrow();
  expect(() => pricesOf([0, 1], 60)).toThrow();
});

test('a handicap and a total have the most even line first, and three on each side', () => {
  const priced = pricesOfMatch(scoreWeights(houseTeam('tiger'), houseTeam('teak')));
  for (const kind of ['handicap', 'totals']) {
    const lines = priced.filter(({ market }) => market.kind === kind && market.period === 'full');
    expect(lines).toHaveLength(7);
    const gaps = lines.map(({ prices }) => Math.abs((prices[0]?.odds ?? 0) - (prices[1]?.odds ?? 0)));
    expect(gaps[0]).toBe(Math.min(...gaps));
  }
});

test(`${MATCHES} matches come to what the prices were made of, within the band`, () => {
  const weights = scoreWeights(houseTeam('naga'), houseTeam('mist'));
  const random = quickRandom(20_261_128);
  const drawn = new Map<string, { match: VirtualMatch; times: number }>();
  for (let match = 0; match < MATCHES; match += 1) {
    const found = drawMatch(random, weights);
    const key = `${found.full.home}${found.full.away}${found.half.home}${found.half.away}${found.goals[0]?.side}${found.goals.at(-1)?.side}`;
    const known = drawn.get(key);
    if (known) known.times += 1;
    else drawn.set(key, { match: found, times: 1 });
  }
  const endings = endingsOf(weights);
  for (const { market, prices } of pricesOfMatch(weights))
    for (const { selection } of prices) {
      // At the fair price a stake comes back as itself in the mean.
      const fair = 1 / fairProbability(market, selection, endings);
      let [sum, squares] = [0, 0];
      for (const { match, times } of drawn.values()) {
        const outcome = footballOutcome(market, selection, resultOfVirtual(match));
        const { numerator, denominator } = multiplierOf(outcome ?? 'void', Math.round(fair * 1000));
        const back = Number(numerator) / Number(denominator);
        sum += back * times;
        squares += back * back * times;
      }
      const mean = sum / MATCHES;
      // Of what hardly ever comes the sample says little: the promised variance is the least that is believed.
      const variance = Math.max(squares / MATCHES - mean * mean, 0.05 * (fair - 1));
      expect(Math.abs(mean - 1), `${marketKey(market)} ${selection}`).toBeLessThan(
        BAND * Math.sqrt(variance / MATCHES) + 0.0006,
      );
    }
});

test('every team meets every other at home and away in thirty rounds', () => {
  const met = new Set<string>();
  for (let round = 1; round <= 30; round += 1) {
    const pairs = pairingsOf(round);
    expect(new Set(pairs.flatMap(({ home, away }) => [home, away])).size).toBe(16);
    for (const { home, away } of pairs) met.add(`${home} ${away}`);
  }
  expect(met.size).toBe(240);
  expect(pairingsOf(31)).toEqual(pairingsOf(1));
});

test('a round of the league is drawn from its stream alone', () => {
  const inputs = { serverSeed: 'ab'.repeat(32), clientSeed: 'round', nonce: 0 };
  const terms = { ruleVersion: '1', terms: { round: 3 }, actions: [] };
  const once = virtualRound.outcome(fairStream(inputs), terms) as VirtualOutcome;
  expect(virtualRound.outcome(fairStream(inputs), terms)).toEqual(once);
  expect(once.matches.map(({ home, away }) => ({ home, away }))).toEqual(pairingsOf(3));
  for (const { goals, half, full } of once.matches) {
    expect(goals.filter(({ side }) => side === 'home')).toHaveLength(full.home);
    expect(goals.filter(({ side, minute }) => side === 'away' && minute <= 45)).toHaveLength(half.away);
  }
  expect(() => virtualRound.outcome(fairStream(inputs), { ...terms, terms: {} })).toThrow();
});

test('what is not offered of a market of few selections leaves out the market', () => {
  const giants = { attack: 4000, defence: 200 };
  const priced = pricesOfMatch(scoreWeights(giants, { attack: 200, defence: 4000 }));
  for (const { market, prices } of priced)
    if ((footballKind(market.kind)?.selections.length ?? 0) < 4)
      expect(prices).toHaveLength(footballKind(market.kind)?.selections.length ?? 0);
  expect(priced.some(({ market }) => market.kind === 'result')).toBe(false);
});

/** Words of a generator instead of a hash: the fair stream has its own tests. */
function quickRandom(seed: number): Parameters<typeof drawMatch>[0] {
  let state = seed;
  const word = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (count: number) => Math.floor((word() / 2 ** 32) * count);
  return {
    word,
    below,
    shuffle<T>(items: readonly T[]) {
      const shuffled = [...items];
      for (let place = shuffled.length - 1; place > 0; place -= 1) {
        const other = below(place + 1);
        [shuffled[place], shuffled[other]] = [shuffled[other] as T, shuffled[place] as T];
      }
      return shuffled;
    },
  };
}
