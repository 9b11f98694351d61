import type { Game, MonthSchedule, NumeroFormat, RoundsSchedule } from './game.ts';

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
  const draws = schedule.kind === 'rounds' ? roundsOf(schedule, date) : drawsOfMonth(schedule, date);
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

function drawsOfMonth({ days, at, moved, timeZone }: MonthSchedule, date: Temporal.PlainDate): number[] {
  const isRegular = days.includes(date.day) && !(date.toString() in moved);
  const isMovedHere = Object.values(moved).includes(date.toString());
  return isRegular || isMovedHere ? [instantOf(date, at, timeZone)] : [];
}

function instantOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

function nameOf(format: NumeroFormat, date: Temporal.PlainDate, round: number, rounds: number): string {
  const day = date.toString().replaceAll('-', '');
  if (format.kind === 'round')
    return `${day}${format.separator}${String(round).padStart(format.digits, '0')}`;
  if (format.kind === 'day_of_year') return `${date.year}${String(date.dayOfYear).padStart(3, '0')}`;
  if (format.kind === 'day') return day;
  const days = Math.round((Date.parse(date.toString()) - Date.parse(format.day)) / DAY_MS);
  return String(format.first + days * rounds + round - 1);
}
