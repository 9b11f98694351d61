import type { Game, MonthSchedule, WeekSchedule } from '../game.ts';
import { gameOf } from '../games.ts';
import { addDays, type Holiday, type HolidayName, weekdayOf } from './holiday.ts';
import { hongKongHolidays } from './hong-kong.ts';
import { TET } from './moon-days.ts';
import { lotteryHolidays, thaiHolidays } from './thailand.ts';

/** A day of a game's schedule that a holiday takes away (null) or moves. */
export interface ProposedDay {
  day: string;
  to: string | null;
  holiday: HolidayName;
  basis: Holiday['basis'];
}

/** The northern draw rests on the eve and the first three days; those of the south and the centre are held through Tết. Hanoi takes its result from the north. */
const RULES: Readonly<Record<string, (year: number) => ProposedDay[]>> = {
  VN_NORTH: restsOverTet,
  HANOI: restsOverTet,
  THAI: (year) =>
    lotteryHolidays(year).map((holiday) => ({ ...offOn(holiday), to: addDays(holiday.day, 1) })),
  STOCK_TH: (year) => thaiHolidays(year).map(offOn),
  STOCK_HK: (year) => hongKongHolidays(year).map(offOn),
};

export const HOLIDAY_GAMES: readonly string[] = Object.keys(RULES);

/**
 * What holidays of a year do to the draws of a game, by rules. It is a proposal: a lottery decides about its own days, and an operator compares. Empty for a game
 * without rules and for a year beyond the tables.
 */
export function proposedDays(code: string, year: number): ProposedDay[] {
  const schedule = ruled(gameOf(code));
  if (!schedule) return [];
  const found = (RULES[code]?.(year) ?? [])
    .filter(({ day }) => isDayOf(schedule, day))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return found.filter(({ day }, at) => found.findIndex((other) => other.day === day) === at);
}

/** Proposed days from one day on that no operator has decided about yet. */
export function undecidedDays(
  code: string,
  { moved, from, until }: { moved: Readonly<Record<string, string | null>>; from: string; until: string },
): ProposedDay[] {
  const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap((year) => proposedDays(code, year))
    .filter(({ day }) => day > from && day <= until && !(day in moved));
}

function restsOverTet(year: number): ProposedDay[] {
  const first = TET[year];
  if (first === undefined) return [];
  return [-1, 0, 1, 2].map((days) => ({
    day: addDays(`${year}-${first}`, days),
    to: null,
    holiday: 'tet',
    basis: 'fixed',
  }));
}

function offOn({ day, name, basis }: Holiday): ProposedDay {
  return { day, to: null, holiday: name, basis };
}

function isDayOf({ kind, days }: MonthSchedule | WeekSchedule, day: string): boolean {
  return days.includes(kind === 'week' ? weekdayOf(day) : Number(day.slice(-2)));
}

function ruled(game: Game | undefined): MonthSchedule | WeekSchedule | undefined {
  const schedule = game?.schedule;
  return schedule?.kind === 'month' || schedule?.kind === 'week' ? schedule : undefined;
}
