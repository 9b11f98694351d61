import type { Value } from '@lanna/contract/endpoint';
import type {
  listCalendars as endpoint,
  LotteryCalendar,
} from '@lanna/contract/lotteries/feeds/calendar-ops';
import { CALENDAR_GAMES, type CalendarGame } from '@lanna/rules/lotteries/lottery/draws/calendar';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type CalendarRow, readCalendar } from '../../draws/calendar.ts';
import { type FindAtStake, stakesOn } from '../desk/show-draw.ts';
import { closesBeforeSeconds } from './calendar-day.ts';

const SHOWN_BACK_MS = 60 * 86_400_000;

/** Every calendar with its days, and what feeds have announced that does not stand on it yet. */
export async function listCalendars(
  db: Queryable,
  finders: readonly FindAtStake[],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const calendars: LotteryCalendar[] = [];
  for (const game of CALENDAR_GAMES) {
    const { timeZone, at } = game.schedule;
    const [rows, closes, announced] = await Promise.all([
      readCalendar(db, game.code, new Date(now.getTime() - SHOWN_BACK_MS)),
      closesBeforeSeconds(db, game),
      readAnnouncedOnly(db, game, now),
    ]);
    const days = await Promise.all(rows.map((row) => dayRow(db, row, closes, finders)));
    calendars.push({ gameCode: game.code, timeZone, at, days, announced });
  }
  return { now: now.toISOString(), calendars };
}

async function dayRow(
  db: Queryable,
  { day, numero, drawsAt, source, givenBy, drawId, state }: CalendarRow,
  closesBefore: number,
  finders: readonly FindAtStake[],
): Promise<LotteryCalendar['days'][number]> {
  // Only what may still be changed is asked after.
  const stakes = drawId !== null && state === 'open' ? await stakesOn(db, drawId, finders) : [];
  return {
    ...{ day, numero, source, givenBy, drawId, state },
    drawsAt: drawsAt.toISOString(),
    closesAt: new Date(drawsAt.getTime() - closesBefore * 1000).toISOString(),
    lines: stakes.reduce((sum, { lines }) => sum + lines, 0),
  };
}

async function readAnnouncedOnly(
  db: Queryable,
  { code }: CalendarGame,
  now: Date,
): Promise<LotteryCalendar['announced']> {
  const listed = new Set((await readCalendar(db, code)).map(({ numero }) => numero));
  const rows = await db
    .selectFrom('feeds.announced_day as a')
    .innerJoin('feeds.feed as f', 'f.code', 'a.feed_code')
    .select(['a.numero', 'a.draws_at as drawsAt'])
    .select(sql<string[]>`array_agg(f.name order by f.name)`.as('feeds'))
    .where('a.game_code', '=', code)
    .where('a.draws_at', '>', now)
    .where('f.enabled', '=', true)
    .groupBy(['a.numero', 'a.draws_at'])
    .orderBy('a.draws_at')
    .execute();
  return rows
    .filter(({ numero }) => !listed.has(numero))
    .map(({ numero, drawsAt, feeds }) => ({ numero, drawsAt: drawsAt.toISOString(), feeds }));
}
