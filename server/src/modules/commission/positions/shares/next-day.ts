import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** The day of a brand, and the one from which a change of now counts. */
export interface PositionDays {
  today: string;
  nextDay: string;
}

interface When {
  merchantId: string;
  timeZone: string;
  now: Date;
}

/** As pages show them. */
export async function readDays(db: Queryable, { merchantId, timeZone, now }: When): Promise<PositionDays> {
  const counted = await db
    .selectFrom('positions.counted_day')
    .select(sql<string>`day::text`.as('day'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return daysAfter(dayOf(timeZone, now), counted?.day);
}

/**
 * Holds the brand's positions until the transaction ends, so that changes of a line come one after another and none of a day that is counted. A clock that
 * lags behind another process's finds tomorrow counted already: then the change counts a day later.
 */
export async function lockDays(tx: Tx, { merchantId, timeZone, now }: When): Promise<PositionDays> {
  const today = dayOf(timeZone, now);
  const { rows } = await sql<{ day: string }>`
    insert into positions.counted_day as c (merchant_id, day) values (${merchantId}, ${today}::date)
    on conflict (merchant_id) do update set day = greatest(c.day, excluded.day)
    returning day::text as day`.execute(tx);
  return daysAfter(today, rows[0]?.day);
}

export function dayOf(timeZone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

function daysAfter(today: string, counted = today): PositionDays {
  const last = counted > today ? counted : today;
  return { today, nextDay: Temporal.PlainDate.from(last).add({ days: 1 }).toString() };
}
