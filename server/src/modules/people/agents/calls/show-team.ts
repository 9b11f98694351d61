import type { Value } from '@lanna/contract/endpoint';
import type { team } from '@lanna/contract/people/agents/agents';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { belowOf, type Place } from '../internal/team.ts';

/** An agent's team in figures. Days begin at midnight in the brand's time zone. */
export async function showTeam(
  { db, clock }: { db: Database; clock: Clock },
  agent: Place,
  timeZone: string,
): Promise<Value<typeof team>> {
  const since = daysBegun(clock.now(), timeZone);
  const joinedFrom = (from: Date) => sql<number>`(count(*) filter (where m.registered_at >= ${from}))::int`;
  const { today, sevenDays, thirtyDays, ...counts } = await belowOf(db.kysely, agent, 'any')
    .select([
      sql<number>`(count(*) filter (where branch.level = 0))::int`.as('direct'),
      sql<number>`count(*)::int`.as('whole'),
      sql<number>`(count(*) filter (where m.type = any(${AGENT_TYPES})))::int`.as('agents'),
      joinedFrom(since.today).as('today'),
      joinedFrom(since.sevenDays).as('sevenDays'),
      joinedFrom(since.thirtyDays).as('thirtyDays'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, joined: { today, sevenDays, thirtyDays } };
}

/** The beginnings of today, and of the seven and thirty days that end with today. */
function daysBegun(now: Date, timeZone: string) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const begun = (daysBefore: number) =>
    new Date(today.subtract({ days: daysBefore }).toZonedDateTime(timeZone).epochMilliseconds);
  return { today: begun(0), sevenDays: begun(6), thirtyDays: begun(29) };
}
