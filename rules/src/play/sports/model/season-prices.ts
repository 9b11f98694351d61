import { outrightKind } from '../markets/outright.ts';
import { ODDS_LEAST, ODDS_MOST, type Odds } from '../odds/odds.ts';
import { HOUSE_TEAMS, houseTeam } from './house-league.ts';
import { MARGINS, type MarginSheet, marginOf, pricesOf } from './margin.ts';
import { scoreWeights, WEIGHT } from './score-weights.ts';
import { matchesOf, SEASON_MARKETS, type SeasonMatch } from './season.ts';

/** Played in numbers to find how often each team comes where: enough that a price of 5.00 is right within a hundredth. */
const SEASONS = 20_000;
const SEED = 0x5ea50;
/** What hardly ever comes is not offered. */
const [LEAST_LIKELY, MOST_LIKELY] = [0.0005, 0.985];

interface PricedSeasonMarket {
  market: string;
  /** suspended: all its places are as good as taken. */
  state: 'open' | 'suspended';
  prices: { selection: string; odds: Odds }[];
  /** Who is not offered, or not any more. */
  withdrawn: string[];
}

/** By market and team: which share of a stake on it wins on average, places that are shared counted by their shares. */
type SeasonChances = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Prices of a season before it begins: the model's own matches played many times, with the margin of the sheet. The same on every machine. */
export function pricesOfSeason(
  margins: MarginSheet = MARGINS,
  chances: SeasonChances = publishedChances(),
): PricedSeasonMarket[] {
  return SEASON_MARKETS.map((kind) => pricesOfMarket(kind, margins, chances.get(kind) ?? new Map()));
}

/** Prices after so many of its matches: what is left of them is played many times from the table as it stands. */
export function pricesInSeason(
  played: readonly SeasonMatch[],
  margins: MarginSheet = MARGINS,
): PricedSeasonMarket[] {
  return pricesOfSeason(margins, seasonChances(SEASONS, SEED, played));
}

function pricesOfMarket(
  kind: string,
  margins: MarginSheet,
  chances: ReadonlyMap<string, number>,
): PricedSeasonMarket {
  const teams = [...chances].map(([selection, probability]) => ({ selection, probability }));
  const offered = teams.filter(({ probability }) => probability > LEAST_LIKELY && probability < MOST_LIKELY);
  // Who cannot but come in takes a place of the others.
  const certain = teams.filter(({ probability }) => probability >= MOST_LIKELY).length;
  const winners = (outrightKind(kind)?.paidPlaces ?? 1) - certain;
  const market = `${kind}/full`;
  if (winners < 1 || offered.length <= winners)
    return { market, state: 'suspended', prices: [], withdrawn: [] };
  const sum = offered.reduce((all, { probability }) => all + probability, 0) / winners;
  const odds = pricesOf(
    offered.map(({ probability }) => Math.min(probability / sum, MOST_LIKELY)),
    marginOf(margins, kind) ?? 0,
    winners,
  );
  const prices = offered
    .map(({ selection }, at) => ({ selection, odds: odds[at] ?? 0 }))
    .filter((price) => price.odds > ODDS_LEAST && price.odds < ODDS_MOST);
  const priced = new Set(prices.map(({ selection }) => selection));
  const withdrawn = teams.map(({ selection }) => selection).filter((selection) => !priced.has(selection));
  return { market, state: 'open', prices, withdrawn };
}

let published: SeasonChances | undefined;

/** Of the published strengths; a season is played in numbers once a process. */
function publishedChances(): SeasonChances {
  published ??= seasonChances(SEASONS, SEED);
  return published;
}

/** From the table of what was played: every match that is not among it is drawn from the model. */
export function seasonChances(
  seasons: number,
  seed: number,
  played: readonly SeasonMatch[] = [],
): Map<string, Map<string, number>> {
  const codes = HOUSE_TEAMS.map(({ code }) => code);
  const known = new Set(played.map(({ home, away }) => `${home} ${away}`));
  const table = tableWorth(codes, played);
  const matches = matchesOf(1)
    .filter(({ home, away }) => !known.has(`${home} ${away}`))
    .map(({ home, away }) => ({
      ...{ home: codes.indexOf(home), away: codes.indexOf(away) },
      scores: scoresOf(home, away),
    }));
  const random = randomFrom(seed);
  const shares = SEASON_MARKETS.map((kind) => ({
    ...{ kind, places: outrightKind(kind)?.paidPlaces ?? 1, won: new Float64Array(codes.length) },
  }));
  const worth = new Float64Array(codes.length);
  for (let season = 0; season < seasons; season += 1) {
    worth.set(table);
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

function tableWorth(codes: readonly string[], played: readonly SeasonMatch[]): Float64Array {
  const worth = new Float64Array(codes.length);
  for (const { home, away, full } of played)
    for (const [team, own, others] of [
      [home, full?.home ?? 0, full?.away ?? 0],
      [away, full?.away ?? 0, full?.home ?? 0],
    ] as const) {
      const at = codes.indexOf(team);
      worth[at] = (worth[at] ?? 0) + worthOf(own, others);
    }
  return worth;
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
