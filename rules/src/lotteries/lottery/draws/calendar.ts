import type { CalendarSchedule, Game } from '../game.ts';
import { GAMES } from '../games.ts';

/** A lottery whose days are announced. */
export type CalendarGame = Game & { schedule: CalendarSchedule };

export const CALENDAR_GAMES: readonly CalendarGame[] = GAMES.filter(isOfCalendar);

export function isOfCalendar(game: Game): game is CalendarGame {
  return game.schedule.kind === 'calendar';
}

const NUMERO = /^(\d{4})(\d{3})$/;

/** Year and number within it of `2026141`; undefined for what is no such numero. Numbers begin at 1. */
export function readAnnounced(numero: string): { year: number; number: number } | undefined {
  const found = NUMERO.exec(numero);
  const [year, number] = [Number(found?.[1]), Number(found?.[2])];
  return found && number > 0 ? { year, number } : undefined;
}

export function announcedNumero({ year, number }: { year: number; number: number }): string {
  return `${year}${String(number).padStart(3, '0')}`;
}

export interface NumberedDay {
  day: string;
  numero: string;
}

/** Whether numeros are those of their days' years and rise with the days of a year. Answers the first that does not. */
export function numeroOutOfOrder(days: readonly NumberedDay[]): NumberedDay | undefined {
  const sorted = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return sorted.find(({ day, numero }, at) => {
    const read = readAnnounced(numero);
    const before = sorted[at - 1];
    const isSameYear = before?.day.slice(0, 4) === day.slice(0, 4);
    return read?.year !== Number(day.slice(0, 4)) || (isSameYear && numero <= (before?.numero ?? ''));
  });
}

/** The number after the last one before a day in its year; undefined where the year has none before it. */
export function nextNumero(days: readonly NumberedDay[], day: string): string | undefined {
  const before = days
    .filter((known) => known.day < day && known.day.slice(0, 4) === day.slice(0, 4))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const last = readAnnounced(before.at(-1)?.numero ?? '');
  return last && announcedNumero({ year: last.year, number: last.number + 1 });
}
