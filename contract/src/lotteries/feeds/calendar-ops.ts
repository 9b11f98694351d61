import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { DRAW_STATES } from '../draws/draws.ts';
import { count, gameCode, moment, proposed } from './ops-fields.ts';

/* Calendars of lotteries whose days follow no rule. A single operator or feed could name a day after the real draw: two operators do, or feeds that agree. */

export const ADDED_DAYS_MAX = 200;
/** Days further ahead are announced later. */
export const CALENDAR_AHEAD_DAYS = 400;

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** The official year and number of a draw: `2026141`. */
const announcedNumero = z.string().regex(/^\d{7}$/);

const calendarDay = z.object({
  day,
  numero: z.string(),
  drawsAt: moment,
  closesAt: moment,
  /** rule: made before there was a calendar · demo: generated for a demonstration. */
  source: z.enum(['operator', 'feed', 'demo', 'rule']),
  givenBy: z.string().nullable(),
  /** Null as long as its draw is not made. */
  drawId: z.uuid().nullable(),
  state: z.enum(DRAW_STATES).nullable(),
  /** Lines on it, over all brands. */
  lines: count,
});
export type CalendarDayRow = z.infer<typeof calendarDay>;

const calendar = z.object({
  gameCode: z.string(),
  timeZone: z.string(),
  at: z.string(),
  /** Of the last sixty days and all that are announced, in their order. */
  days: z.array(calendarDay),
  /** What feeds have announced and no second one has: not on the calendar. */
  announced: z.array(z.object({ numero: z.string(), drawsAt: moment, feeds: z.array(z.string()) })),
});
export type LotteryCalendar = z.infer<typeof calendar>;

export const listCalendars = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-calendars',
  access: 'feeds.read',
  house: true,
  summary: 'Days of lotteries that follow no rule, with their official numbers and what has become of them',
  value: z.object({ now: moment, calendars: z.array(calendar) }),
  refusals: [],
});

const unfit = [
  'lottery_game_unknown',
  'calendar_day_past',
  'calendar_day_far',
  'calendar_day_taken',
  'calendar_numero_taken',
  'calendar_numero_unfit',
  'calendar_result_said',
] as const;

export const addCalendarDays = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-calendars/:game/days',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes days of draws; a second operator approves them before any draw is made',
  params: z.object({ game: gameCode }),
  body: z.object({
    days: z
      .array(
        z.object({
          day,
          /** The game's usual time without it. */
          time: time.optional(),
          /** Without it the number after the one before it in the year. */
          numero: announcedNumero.optional(),
        }),
      )
      .min(1)
      .max(ADDED_DAYS_MAX),
    reason,
  }),
  value: proposed,
  refusals: [...unfit],
});

export const moveCalendarDay = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-calendars/:game/move',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes another day or time of a draw on which there is no stake; its numero stays',
  params: z.object({ game: gameCode }),
  body: z.object({ numero: announcedNumero, day, time: time.optional(), reason }),
  value: proposed,
  refusals: ['not_found', 'calendar_day_sold', ...unfit],
});

export const removeCalendarDay = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-calendars/:game/remove',
  access: 'feeds.change',
  house: true,
  summary:
    'Takes a day ahead away at once, unless there are stakes on its draw; a numero that was open is used up',
  params: z.object({ game: gameCode }),
  body: z.object({ numero: announcedNumero, reason }),
  value: z.object({ cancelled: z.boolean() }),
  refusals: ['lottery_game_unknown', 'not_found', 'calendar_day_past', 'calendar_day_sold'],
});
