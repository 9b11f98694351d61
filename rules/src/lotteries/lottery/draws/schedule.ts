import type {
  CalendarSchedule,
  Game,
  MonthSchedule,
  NumeroFormat,
  RoundsSchedule,
  WeekSchedule,
} from '../game.ts';

/** One draw of a game, and until when it is bet on. */
export interface Numero {
  numero: string;
  /** From 1 within its day. */
  round: number;
  closesAtMs: number;
  drawsAtMs: number;
}

const DAY_MS = 86_400_000;

/** The draws of a day (`2026-11-22`, in the game's own zone) in their order. A day's last draws may fall into the next one. */
export function numerosOf(game: Game, day: string): Numero[] {
  const date = Temporal.PlainDate.from(day);
  const { schedule, numero, closesBeforeDrawSeconds } = game;
  if (schedule.kind === 'calendar') return announcedOn(schedule, day, closesBeforeDrawSeconds);
  const draws = schedule.kind === 'rounds' ? roundsOf(schedule, date) : drawsOfDay(schedule, date);
  return draws.map((drawsAtMs, at) => ({
    numero: nameOf(numero, date, at + 1, draws.length),
    round: at + 1,
    closesAtMs: drawsAtMs - closesBeforeDrawSeconds * 1000,
    drawsAtMs,
  }));
}

function roundsOf({ spans, timeZone }: RoundsSchedule, date: Temporal.PlainDate): number[] {
  return spans.flatMap(({ first, everySeconds, count }) => {
    const firstMs = instantOf(date, first, timeZone);
    return Array.from({ length: count }, (_, at) => firstMs + at * everySeconds * 1000);
  });
}

function drawsOfDay(schedule: MonthSchedule | WeekSchedule, date: Temporal.PlainDate): number[] {
  const { at, moved, timeZone } = schedule;
  const isRegular = isDayOf(schedule, date) && !(date.toString() in moved);
  const isMovedHere = Object.values(moved).includes(date.toString());
  return isRegular || isMovedHere ? [instantOf(date, at, timeZone)] : [];
}

/** Whether a schedule of days has one, moved days aside. */
export function isDayOf({ kind, days }: MonthSchedule | WeekSchedule, date: Temporal.PlainDate): boolean {
  return days.includes(kind === 'week' ? date.dayOfWeek : date.day);
}

function instantOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

function announcedOn({ days }: CalendarSchedule, day: string, closesBeforeSeconds: number): Numero[] {
  return days
    .filter((announced) => announced.day === day)
    .map(({ numero, drawsAtMs }) => ({
      numero,
      round: 1,
      closesAtMs: drawsAtMs - closesBeforeSeconds * 1000,
      drawsAtMs,
    }));
}

function nameOf(format: NumeroFormat, date: Temporal.PlainDate, round: number, rounds: number): string {
  const day = date.toString().replaceAll('-', '');
  if (format.kind === 'round')
    return `${day}${format.separator}${String(round).padStart(format.digits, '0')}`;
  if (format.kind === 'day_of_year') return `${date.year}${String(date.dayOfYear).padStart(3, '0')}`;
  if (format.kind === 'announced') throw new Error('an announced numero comes with its day');
  if (format.kind === 'day') return `${format.prefix ?? ''}${day}`;
  const days = Math.round((Date.parse(date.toString()) - Date.parse(format.day)) / DAY_MS);
  return String(format.first + days * rounds + round - 1);
}

/** When a draw of a calendar is held: at the game's usual time, or at another of that day (`21:15`), in the game's own zone. */
export function announcedAt({ at, timeZone }: CalendarSchedule, day: string, time?: string): number {
  return instantOf(Temporal.PlainDate.from(day), time ?? at, timeZone);
}
