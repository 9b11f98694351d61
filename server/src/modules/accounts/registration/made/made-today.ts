import type { Queryable } from '../../../../platform/sql/database.ts';

/** How many accounts an agent has made on the brand's present day. */
export async function madeToday(
  db: Queryable,
  agentId: string,
  timeZone: string,
  now: Date,
): Promise<number> {
  const midnight = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay().epochMilliseconds;
  const { made } = await db
    .selectFrom('registration.made_account')
    .select(({ fn }) => fn.countAll<bigint>().as('made'))
    .where('agent_id', '=', agentId)
    .where('made_at', '>=', new Date(midnight))
    .executeTakeFirstOrThrow();
  return Number(made);
}
