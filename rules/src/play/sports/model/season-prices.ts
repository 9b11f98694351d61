import { outrightKind } from '../markets/outright.ts';
import { ODDS_LEAST, ODDS_MOST, type Odds } from '../odds/odds.ts';
import { HOUSE_TEAMS, houseTeam } from './house-league.ts';
import { MARGINS, type MarginSheet, marginOf, pricesOf } from './margin.ts';
import { scoreWeights, WEIGHT } from './score-weights.ts';
import { matchesOf, SEASON_MARKETS } from './season.ts';

/** Played in numbers to find how often each team comes where: enough that a price of 5.00 is right within a hundredth. */
const SEASONS = 20_000;
const SEED = 0x5ea50;
/** What hardly ever comes is not offered. */
const [LEAST_LIKELY, MOST_LIKELY] = [0.0005, 0.985];

interface PricedSeasonMarket {
  market: string;
  prices: { selection: string; odds: Odds }[];
}

/** Prices of a season before it begins: the model's own matches played many times, with the margin of the sheet. The same on every machine. */
export function pricesOfSeason(
  margins: MarginSheet = MARGINS,
  chances = publishedChances(),
): PricedSeasonMarket[] {
  return SEASON_MARKETS.map((kind) => {
    const winners = outrightKind(kind)?.paidPlaces ?? 1;
    const offered = [...(chances.get(kind) ?? [])]
      .map(([selection, probability]) => ({ selection, probability }))
      .filter(({ probability }) => probability > LEAST_LIKELY && probability < MOST_LIKELY);
    const sum = offered.reduce((all, { probability }) => all + probability, 0) / winners;
    const odds = pricesOf(
      offered.map(({ probability }) => Math.min(probability / sum, MOST_LIKELY)),
      marginOf(margins, kind) ?? 0,
      winners,
    );
    return {
      market: `${kind}/full`,
      prices: offered
        .map(({ selection }, at) => ({ selection, odds: odds[at] ?? 0 }))
        .filter((price) => price.odds > ODDS_LEAST && price.odds < ODDS_MOST),
    };
  });
}

let published: Map<string, Map<string, number>> | undefined;

/** Of the published strengths; a season is played in numbers once a process. */
function publishedChances(): Map<string, Map<string, number>> {
  published ??= seasonChances(SEASONS, SEED);
  return published;
}

/** By market and team: which share of a stake on it wins on average, places that are shared counted by their shares. */
export function seasonChances(seasons: number, seed: number): Map<string, Map<string, number>> {
  const codes = HOUSE_TEAMS.map(({ code }) => code);
  const matches = matchesOf(1).map(({ home, away }) => ({
    ...{ home: codes.indexOf(home), away: codes.indexOf(away) },
    scores: scoresOf(home, away),
  }));
  const random = randomFrom(seed);
  const shares = SEASON_MARKETS.map((kind) => ({
    ...{ kind, places: outrightKind(kind)?.paidPlaces ?? 1, won: new Float64Array(codes.length) },
  }));
  const worth = new Float64Array(codes.length);
  for (let season = 0; season < seasons; season += 1) {
    worth.fill(0);
    for (const { home, away, scores } of matches) {
      const drawn = random() * WEIGHT;
      let at = 0;
      while (drawn >= (scores.upTo[at] ?? WEIGHT)) at += 1;
      worth[home] = (worth[home] ?? 0) + (scores.toHome[at] ?? 0);
      worth[away] = (worth[away] ?? 0) + (scores.toAway[at] ?? 0);
    }
    for (const { places, won } of shares) addShares(worth, places, won);
  }
  return new Map(
    shares.map(({ kind, won }) => [
      kind,
      new Map(codes.map((code, at) => [code, (won[at] ?? 0) / seasons] as const)),
    ]),
  );
}

/** One number in which points come before the difference of goals, and that before goals. */
function worthOf(own: number, others: number): number {
  const points = own > others ? 3 : own === others ? 1 : 0;
  return points * 1_000_000_000 + (own - others) * 10_000 + own;
}

function addShares(worth: Float64Array, places: number, won: Float64Array): void {
  for (const [at, own] of worth.entries()) {
    let [before, tied] = [0, 0];
    for (const other of worth) {
      if (other > own) before += 1;
      else if (other === own) tied += 1;
    }
    if (before < places) won[at] = (won[at] ?? 0) + Math.min(1, (places - before) / tied);
  }
}

/** Scores, the likeliest first: up to which number below WEIGHT each comes, and what it is worth to either side. */
function scoresOf(home: string, away: string) {
  const listed = scoreWeights(houseTeam(home), houseTeam(away))
    .flatMap((row, h) => row.map((weight, a) => ({ weight, home: h, away: a })))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  let sum = 0;
  const upTo = listed.map(({ weight }) => {
    sum += weight;
    return sum;
  });
  return {
    upTo: Float64Array.from(upTo),
    toHome: Float64Array.from(listed, (score) => worthOf(score.home, score.away)),
    toAway: Float64Array.from(listed, (score) => worthOf(score.away, score.home)),
  };
}

/** For prices alone, never for a draw: the same numbers on every machine from a fixed beginning. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
