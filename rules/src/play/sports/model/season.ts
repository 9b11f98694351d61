import type { Count } from '../markets/market.ts';
import { type OutrightResult, outrightKind } from '../markets/outright.ts';
import type { FixtureEnd } from '../settlement/settle-leg.ts';
import { HOUSE_TEAMS, pairingsOf } from './house-league.ts';

/** A season of the virtual league: each team meets every other at home and away. */
export const SEASON_ROUNDS = (HOUSE_TEAMS.length - 1) * 2;
const [WIN, DRAW] = [3, 1];

/** Rounds and seasons are counted from 1. */
export function seasonOf(round: number): number {
  return Math.floor((round - 1) / SEASON_ROUNDS) + 1;
}

export function firstRoundOf(season: number): number {
  return (season - 1) * SEASON_ROUNDS + 1;
}

export function lastRoundOf(season: number): number {
  return season * SEASON_ROUNDS;
}

export interface SeasonMatch {
  home: string;
  away: string;
  /** Null: never drawn. */
  full: Count | null;
}

/** Every match of a season in the order of its rounds. */
export function matchesOf(season: number): { round: number; home: string; away: string }[] {
  return Array.from({ length: SEASON_ROUNDS }, (_, at) => firstRoundOf(season) + at).flatMap((round) =>
    pairingsOf(round).map((pairing) => ({ round, ...pairing })),
  );
}

interface TableRow {
  team: string;
  points: number;
  difference: number;
  scored: number;
  /** More points that matches which were never drawn could have brought. */
  open: number;
}

/**
 * How a season ended: by points, then by the difference of goals, then by goals. Teams alike in all three share their place. Where matches were never drawn, only what they could not have changed stands.
 */
export function seasonEnd(matches: readonly SeasonMatch[], paidPlaces: readonly number[]): FixtureEnd {
  const table = tableOf(matches);
  const places = Object.fromEntries(
    table.map((one) => [one.team, 1 + table.filter((other) => compare(other, one) < 0).length]),
  );
  const outright: OutrightResult = { places, nonStarters: [] };
  if (matches.every(({ full }) => full !== null)) return { state: 'ranked', outright };
  const decided = paidPlaces.filter((count) => isDecided(table, count));
  if (decided.length === 0) return { state: 'not_played' };
  return { state: 'ranked', outright: { ...outright, decided } };
}

function tableOf(matches: readonly SeasonMatch[]): TableRow[] {
  const table = new Map<string, TableRow>(
    HOUSE_TEAMS.map(({ code }) => [code, { team: code, points: 0, difference: 0, scored: 0, open: 0 }]),
  );
  for (const { home, away, full } of matches)
    for (const [team, own, others] of [
      [home, full?.home, full?.away],
      [away, full?.away, full?.home],
    ] as const) {
      const row = table.get(team);
      if (!row) throw new Error(`no team of the house is called ${team}`);
      if (own === undefined || others === undefined) row.open += WIN;
      else {
        row.points += own > others ? WIN : own === others ? DRAW : 0;
        row.difference += own - others;
        row.scored += own;
      }
    }
  return [...table.values()].toSorted(compare);
}

function compare(one: TableRow, other: TableRow): number {
  return other.points - one.points || other.difference - one.difference || other.scored - one.scored;
}

/** Whether those on the first places are beyond the reach of all others. */
function isDecided(table: readonly TableRow[], places: number): boolean {
  const least = Math.min(...table.slice(0, places).map(({ points }) => points));
  return table.slice(places).every(({ points, open }) => points + open < least);
}

/** The markets on a season of the house. */
export const SEASON_MARKETS = ['outright', 'outright_top3'] as const;

export function seasonPaidPlaces(): number[] {
  return SEASON_MARKETS.map((kind) => outrightKind(kind)?.paidPlaces ?? 1);
}
