import { sql } from 'kysely';
import type { Database } from '../../../platform/sql/database.ts';

/** A day is added up so long after its end: registrations of its last moments are committed by then. */
const HOURS_AFTER_MIDNIGHT = 1;

/**
 * Adds up the registrations of days that are over, each brand in its own time zone, together with how far it has come: safe to run at
 * any time, in two processes at once, and to be killed.
 */
export async function sumRegistrations(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`
      insert into reports.registration_progress (merchant_id, summed_to)
      select id, date '0001-01-01' from brands.brand on conflict do nothing`.execute(tx);
    await sql`
      with due as (
        select p.merchant_id, p.summed_to, b.time_zone,
          (${now}::timestamptz at time zone b.time_zone - ${HOURS_AFTER_MIDNIGHT} * interval '1 hour')::date - 1 as up_to
        from reports.registration_progress p join brands.brand b on b.id = p.merchant_id
        order by p.merchant_id for update of p
      ), late as materialized (select * from due where up_to > summed_to), added as (
        insert into reports.registration_day (merchant_id, day, source, code, members)
        select l.merchant_id, (r.registered_at at time zone l.time_zone)::date as day, r.source, r.code, count(*)
        from late l join members.registration r on r.merchant_id = l.merchant_id
          and r.registered_at >= ((l.summed_to + 1)::timestamp at time zone l.time_zone)
          and r.registered_at < ((l.up_to + 1)::timestamp at time zone l.time_zone)
        group by l.merchant_id, day, r.source, r.code
      )
      update reports.registration_progress p set summed_to = l.up_to from late l where l.merchant_id = p.merchant_id`.execute(
      tx,
    );
  });
}
