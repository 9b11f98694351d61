import { type RawBuilder, sql } from 'kysely';

/**
 * When a day of the console's filters begins, `later` days after it: on the clock of the first of these brands, which is the one whose
 * scope the operator has chosen, if one was.
 */
export function startOfDay(brandIds: readonly string[], day: string, later = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${later}::integer)::timestamp
    at time zone (select time_zone from brands.brand where id = ${brandIds[0]}))`;
}
