import { isOfCalendar } from '@lanna/rules/lotteries/lottery/draws/calendar';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

/** A day of a calendar with what has become of its draw; null where none is made yet. */
export interface CalendarRow {
  id: string;
  gameCode: string;
  day: string;
  numero: string;
  drawsAt: Date;
  source: 'operator' | 'feed' | 'demo' | 'rule';
  givenBy: string | null;
  drawId: string | null;
  state: 'open' | 'closed' | 'drawn' | 'settled' | 'cancelled' | null;
}

/** Numeros of a game are made, and days of its calendar changed, by one at a time. */
export async function lockNumeros(tx: Tx, gameCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draws.numeros ${gameCode}`}, 0))`.execute(tx);
}

/** The days of a game's calendar that have not been taken away, in their order. */
export async function readCalendar(
  db: Queryable,
  gameCode: string,
  since = new Date(0),
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select c.id, c.game_code as "gameCode", c.day::text as day, c.numero, c.draws_at as "drawsAt", c.source, c.given_by as "givenBy",
      d.id as "drawId", d.state
    from draws.calendar_day c left join draws.draw d on d.game_code = c.game_code and d.numero = c.numero
    where c.game_code = ${gameCode} and c.removed_at is null and c.draws_at >= ${since}
    order by c.draws_at, c.numero`.execute(db);
  return rows;
}

/** A game with the days of its calendar that are still to come; others are left as they are. */
export async function withCalendar(db: Queryable, game: Game): Promise<Game> {
  if (!isOfCalendar(game)) return game;
  const { rows } = await sql<{ day: string; numero: string; draws_at: Date }>`
    select day::text as day, numero, draws_at from draws.calendar_day
    where game_code = ${game.code} and removed_at is null and draws_at > clock_timestamp()`.execute(db);
  const days = rows.map(({ day, numero, draws_at }) => ({ day, numero, drawsAtMs: draws_at.getTime() }));
  return { ...game, schedule: { ...game.schedule, days } };
}
