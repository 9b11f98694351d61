import { CALENDAR_AHEAD_DAYS } from '@lanna/contract/lotteries/feeds/calendar-ops';
import {
  type CalendarGame,
  isOfCalendar,
  numeroOutOfOrder,
} from '@lanna/rules/lotteries/lottery/draws/calendar';
import { announcedAt } from '@lanna/rules/lotteries/lottery/draws/schedule';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { type CalendarRow, readCalendar } from '../../draws/calendar.ts';
import type { NewCalendarDay } from '../../draws/change-calendar.ts';
import { fedGame } from '../reports/fed-game.ts';

const DAY_MS = 86_400_000;

/** The game of a calendar; refuses `lottery_game_unknown`. */
export function calendarGame(code: string): CalendarGame {
  const game = fedGame(code);
  if (!game || !isOfCalendar(game)) throw new Refusal('lottery_game_unknown');
  return game;
}

export function drawsAtOf(game: CalendarGame, day: string, time?: string): Date {
  return new Date(announcedAt(game.schedule, day, time));
}

export function dayOf(game: CalendarGame, drawsAt: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(drawsAt.getTime())
    .toZonedDateTimeISO(game.schedule.timeZone)
    .toPlainDate()
    .toString();
}

/**
 * Refuses days that may not stand on a calendar beside the others: bets on each must close in the future and so before the real draw, its number is of its year
 * and rises with the days, has never been that of another draw, and no result was said of it. `calendar_day_past`, `calendar_day_far`, `calendar_day_taken`,
 * `calendar_numero_taken`, `calendar_numero_unfit`, `calendar_result_said`. The caller holds `lockNumeros`.
 */
export async function refuseUnfitDays(
  db: Queryable,
  game: CalendarGame,
  days: readonly NewCalendarDay[],
  { now, moved }: { now: Date; moved?: CalendarRow },
): Promise<void> {
  const closesBeforeMs = (await closesBeforeSeconds(db, game)) * 1000;
  for (const { day, drawsAt } of days) {
    if (drawsAt.getTime() - closesBeforeMs <= now.getTime()) throw new Refusal('calendar_day_past', { day });
    if (drawsAt.getTime() > now.getTime() + CALENDAR_AHEAD_DAYS * DAY_MS)
      throw new Refusal('calendar_day_far', { day, most: CALENDAR_AHEAD_DAYS });
  }
  const others = (await existingDays(db, game)).filter(({ id }) => id !== moved?.id);
  const taken = repeatedDay([...others, ...days]) ?? (await drawnOn(db, game, days, moved));
  if (taken !== undefined) throw new Refusal('calendar_day_taken', { day: taken });
  if (!moved) await refuseTakenNumeros(db, game, days);
  // Draws of before the calendar had numbers of their own.
  const ordered = others.filter(({ source }) => source !== 'rule');
  const unfit = numeroOutOfOrder([...ordered, ...days]);
  if (unfit) throw new Refusal('calendar_numero_unfit', { numero: unfit.numero, day: unfit.day });
  const said = await saidOf(db, game, days);
  if (said !== undefined) throw new Refusal('calendar_result_said', { numero: said });
}

/** Days whose draw may still take place, or has. */
export async function existingDays(db: Queryable, game: CalendarGame): Promise<CalendarRow[]> {
  const days = await readCalendar(db, game.code);
  return days.filter(({ state }) => state !== 'cancelled');
}

export async function closesBeforeSeconds(db: Queryable, game: CalendarGame): Promise<number> {
  const set = await db
    .selectFrom('draws.game_record')
    .select('closes_before_seconds')
    .where('code', '=', game.code)
    .executeTakeFirst();
  return set?.closes_before_seconds ?? game.closesBeforeDrawSeconds;
}

function repeatedDay(days: readonly { day: string }[]): string | undefined {
  return days.find(({ day }, at) => days.findIndex((other) => other.day === day) !== at)?.day;
}

async function drawnOn(
  db: Queryable,
  game: CalendarGame,
  days: readonly NewCalendarDay[],
  moved: CalendarRow | undefined,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('draws.draw_record')
    .select(['id', 'draws_at'])
    .where('game_code', '=', game.code)
    .where('state', '<>', 'cancelled')
    .where('draws_at', '>', new Date(Math.min(...days.map(({ drawsAt }) => drawsAt.getTime())) - 2 * DAY_MS))
    .execute();
  const held = rows.filter(({ id }) => id !== moved?.drawId).map(({ draws_at }) => dayOf(game, draws_at));
  return days.find(({ day }) => held.includes(day))?.day;
}

async function refuseTakenNumeros(db: Queryable, game: CalendarGame, days: readonly NewCalendarDay[]) {
  const numeros = days.map(({ numero }) => numero);
  const doubled = numeros.find((numero, at) => numeros.indexOf(numero) !== at);
  const listed = (await readCalendar(db, game.code)).find(({ numero }) => numeros.includes(numero))?.numero;
  const drawn = await db
    .selectFrom('draws.draw_record')
    .select('numero')
    .where('game_code', '=', game.code)
    .where('numero', 'in', numeros)
    .executeTakeFirst();
  const taken = doubled ?? listed ?? drawn?.numero;
  if (taken !== undefined) throw new Refusal('calendar_numero_taken', { numero: taken });
}

/** A numero of which a feed or an operator has named a result, whatever came of it: its real draw may be over. */
async function saidOf(
  db: Queryable,
  game: CalendarGame,
  days: readonly NewCalendarDay[],
): Promise<string | undefined> {
  const numeros = days.map(({ numero }) => numero);
  const [report, problem] = await Promise.all([
    db
      .selectFrom('feeds.saying')
      .select('numero')
      .where('game_code', '=', game.code)
      .where('numero', 'in', numeros)
      .executeTakeFirst(),
    db
      .selectFrom('feeds.problem')
      .select('numero')
      .where('game_code', '=', game.code)
      .where('numero', 'in', numeros)
      .where('kind', 'in', ['contradiction', 'unreadable', 'unknown_draw', 'too_early'])
      .executeTakeFirst(),
  ]);
  return report?.numero ?? problem?.numero;
}

/** The row of a numero whose bets are yet to close; refuses `not_found` and `calendar_day_past`. */
export async function dayAhead(tx: Tx, game: CalendarGame, numero: string, now: Date): Promise<CalendarRow> {
  const row = (await readCalendar(tx, game.code)).find((one) => one.numero === numero);
  if (!row) throw new Refusal('not_found');
  const closesAtMs = row.drawsAt.getTime() - (await closesBeforeSeconds(tx, game)) * 1000;
  if (closesAtMs <= now.getTime() || (row.state !== null && row.state !== 'open'))
    throw new Refusal('calendar_day_past', { day: row.day });
  return row;
}
