import { announcedNumero, CALENDAR_GAMES } from '@lanna/rules/lotteries/lottery/draws/calendar';
import { announcedAt } from '@lanna/rules/lotteries/lottery/draws/schedule';
import { sql } from 'kysely';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const AHEAD_DAYS = 120;
const TUESDAY = 2;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/** Days as Mark Six is mostly drawn on, for a demonstration: marked as the demo's, and never beside days that an operator has announced. */
export async function seedDemoCalendar(tx: Tx, now: Date): Promise<void> {
  for (const game of CALENDAR_GAMES) {
    const { schedule, code } = game;
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(schedule.timeZone)
      .toPlainDate();
    for (const year of [today.year, today.add({ days: AHEAD_DAYS }).year]) {
      const { rows } = await sql<{ is_announced: boolean }>`
        select exists (select from draws.calendar_day
          where game_code = ${code} and extract(year from day) = ${year} and source <> 'demo') as is_announced`.execute(
        tx,
      );
      if (rows[0]?.is_announced) continue;
      const days = demoDays(year).map((day, at) => ({
        day,
        numero: announcedNumero({ year, number: at + 1 }),
      }));
      const until = today.add({ days: AHEAD_DAYS }).toString();
      for (const { day, numero } of days.filter((one) => one.day >= today.toString() && one.day <= until))
        await sql`
          insert into draws.calendar_day (id, game_code, day, numero, draws_at, source, added_at)
          select ${newId()}, ${code}, ${day}::date, ${numero}, ${new Date(announcedAt(schedule, day))}, 'demo', ${now}
          where not exists (select from draws.calendar_day where game_code = ${code} and (numero = ${numero} or day = ${day}::date))
            and not exists (select from draws.draw where game_code = ${code} and numero = ${numero})`.execute(
          tx,
        );
    }
  }
}

/** Tuesdays, Thursdays, and Saturday and Sunday in turn. */
function demoDays(year: number): string[] {
  const days: string[] = [];
  let day = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  for (; day.year === year; day = day.add({ days: 1 })) {
    const weekend = (day.weekOfYear ?? 0) % 2 === 0 ? SATURDAY : SUNDAY;
    if ([TUESDAY, THURSDAY, weekend].includes(day.dayOfWeek)) days.push(day.toString());
  }
  return days;
}
