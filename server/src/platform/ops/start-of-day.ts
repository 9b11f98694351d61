import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '../http/calls/route.ts';

/**
 * When a day of the console's filters begins, `later` days after it: on the clock of the first of these brands, which is the one whose
 * scope the operator has chosen, if one was.
 */
export function startOfDay(
  brands: readonly Pick<Brand, 'timeZone'>[],
  day: string,
  later = 0,
): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${later}::integer)::timestamp at time zone ${brands[0]?.timeZone ?? 'UTC'})`;
}
