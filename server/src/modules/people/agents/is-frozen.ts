import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Whether an operator has frozen an agent: what the agent earns waits, and nothing goes down the own line. */
export async function isFrozen(db: Queryable, agentId: string): Promise<boolean> {
  const freeze = await db
    .selectFrom('agents.freeze')
    .select('id')
    .where('member_id', '=', agentId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return freeze !== undefined;
}

/** Refuses with `agent_frozen` what a frozen agent may not do: money down the line, accounts, invitations, rates. */
export async function refuseFrozen(db: Queryable, agentId: string): Promise<void> {
  if (await isFrozen(db, agentId)) throw new Refusal('agent_frozen');
}
