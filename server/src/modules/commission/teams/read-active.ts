import type { PeriodKind } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { Team } from './read-figures.ts';

/** How many of a team, the agent in person among them, had a settled bet in the period of a kind that begins on a day. */
export async function readActive(
  db: Queryable,
  { agentId, merchantId }: Team,
  kind: PeriodKind,
  fromDay: string,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select members from teams.team_active
    where agent_id = ${agentId} and merchant_id = ${merchantId} and kind = ${kind} and from_day = ${fromDay}::date`.execute(
    db,
  );
  return rows[0]?.members ?? 0;
}
