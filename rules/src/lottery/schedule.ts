import type { Game, MonthSchedule, NumeroFormat, RoundsSchedule, Schedule, WeekSchedule } from './game.ts';

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
  const draws = schedule.kind === 'rounds' ? roundsOf(schedule, date) : drawsOfDay(schedule, date);
  return draws.map((drawsAtMs, at) => ({
    numero: nameOf({ numero, schedule }, date, at + 1, draws.length),
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

function nameOf(
  { numero: format, schedule }: { numero: NumeroFormat; schedule: Schedule },
  date: Temporal.PlainDate,
  round: number,
  rounds: number,
): string {
  const day = date.toString().replaceAll('-', '');
  if (format.kind === 'round')
    return `${day}${format.separator}${String(round).padStart(format.digits, '0')}`;
  if (format.kind === 'day_of_year') return `${date.year}${String(date.dayOfYear).padStart(3, '0')}`;
  if (format.kind === 'draw_of_year')
    return `${date.year}${String(drawsUntil(schedule, date)).padStart(3, '0')}`;
  if (format.kind === 'day') return `${format.prefix ?? ''}${day}`;
  const days = Math.round((Date.parse(date.toString()) - Date.parse(format.day)) / DAY_MS);
  return String(format.first + days * rounds + round - 1);
}

/** How many draws a schedule of days has had in the year with this one. A moved draw keeps the number of the day it was moved from. */
function drawsUntil(schedule: Schedule, date: Temporal.PlainDate): number {
  if (schedule.kind === 'rounds')
    throw new Error('draws of a year are counted where there is one a day at most');
  const movedFrom = Object.entries(schedule.moved).find(([, to]) => to === date.toString())?.[0];
  const until = movedFrom === undefined ? date : Temporal.PlainDate.from(movedFrom);
  let draws = 0;
  for (
    let day = until.with({ month: 1, day: 1 });
    Temporal.PlainDate.compare(day, until) <= 0;
    day = day.add({ days: 1 })
  )
    if (isDayOf(schedule, day)) draws += 1;
  return draws;
}
