import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { Team } from './read-figures.ts';

/** How many are below an agent now: at any depth, the agents among them, and directly. */
export interface TeamSize {
  members: number;
  agents: number;
  direct: number;
}

/** A row, whatever the team's size. */
export async function readSize(db: Queryable, { agentId, merchantId }: Team): Promise<TeamSize> {
  const { rows } = await sql<TeamSize>`
    select members::integer as members, agents::integer as agents, direct::integer as direct
    from teams.size where agent_id = ${agentId} and merchant_id = ${merchantId}`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, direct: 0 };
}
