import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import type { CalendarRow } from './calendar.ts';
import { cancelDraw } from './cancel-draw.ts';
import { notifyDraws } from './notify-draws.ts';

export interface NewCalendarDay {
  day: string;
  numero: string;
  drawsAt: Date;
}

/** Adds days to a game's calendar; whether they are fit was looked at under `lockNumeros`. */
export async function addCalendarDays(
  tx: Tx,
  {
    gameCode,
    source,
    givenBy,
    now,
  }: { gameCode: string; source: CalendarRow['source']; givenBy: string; now: Date },
  days: readonly NewCalendarDay[],
): Promise<void> {
  for (const { day } of days) await freeDay(tx, gameCode, day, now);
  await tx
    .insertInto('draws.calendar_day')
    .values(
      days.map(({ day, numero, drawsAt }) => ({
        ...{
          id: newId(),
          game_code: gameCode,
          day: sql<Date>`${day}::date`,
          numero,
          draws_at: drawsAt,
          source,
        },
        ...{ given_by: givenBy.slice(0, 200), added_at: now },
      })),
    )
    .execute();
  await notifyDraws(tx);
}

/**
 * Moves a day of a calendar, and its draw with it where one is made. The caller has locked the draw for closing and found no stake on it: a draw that was bet on
 * never moves.
 */
export async function moveCalendarDay(
  tx: Tx,
  row: CalendarRow,
  {
    day,
    drawsAt,
    givenBy,
    closesBeforeSeconds,
    now,
  }: { day: string; drawsAt: Date; givenBy: string; closesBeforeSeconds: number; now: Date },
): Promise<void> {
  const date = sql<Date>`${day}::date`;
  if (day !== row.day) await freeDay(tx, row.gameCode, day, now);
  await tx
    .updateTable('draws.calendar_day')
    .set({ day: date, draws_at: drawsAt, given_by: givenBy.slice(0, 200) })
    .where('id', '=', row.id)
    .execute();
  if (row.drawId !== null)
    await tx
      .updateTable('draws.draw')
      .set({
        day: date,
        draws_at: drawsAt,
        closes_at: new Date(drawsAt.getTime() - closesBeforeSeconds * 1000),
      })
      .where('id', '=', row.drawId)
      .where('state', '=', 'open')
      .execute();
  await notifyDraws(tx);
}

/** Takes a day away; a draw that is made of it is cancelled, and its numero is used up. */
export async function removeCalendarDay(tx: Tx, row: CalendarRow, reason: string, now: Date): Promise<void> {
  await tx.updateTable('draws.calendar_day').set({ removed_at: now }).where('id', '=', row.id).execute();
  if (row.drawId !== null) await cancelDraw(tx, { drawId: row.drawId, reason, now });
  await notifyDraws(tx);
}

/** A day whose draw was cancelled takes another. */
async function freeDay(tx: Tx, gameCode: string, day: string, now: Date): Promise<void> {
  await sql`
    update draws.calendar_day c set removed_at = ${now}
    where c.game_code = ${gameCode} and c.day = ${day}::date and c.removed_at is null
      and exists (select from draws.draw d where d.game_code = c.game_code and d.numero = c.numero and d.state = 'cancelled')`.execute(
    tx,
  );
}
