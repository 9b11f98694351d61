import type { Queryable } from '../../../../platform/sql/database.ts';
import type { LineAgent } from './reader.ts';

/**
 * The agents above one: what they have suspended is theirs. What anybody else has — the agent, those below it, and agents whose line the member has
 * left — the member's present line lifts.
 */
export async function agentsAbove(db: Queryable, { merchantId, memberId }: LineAgent): Promise<Set<string>> {
  const above = new Set<string>();
  let place: string | null = memberId;
  while (place !== null) {
    const row: { agent_id: string | null } | undefined = await db
      .selectFrom('members.account')
      .select('agent_id')
      .where('id', '=', place)
      .where('merchant_id', '=', merchantId)
      .executeTakeFirst();
    place = row?.agent_id ?? null;
    if (place !== null) above.add(place);
  }
  return above;
}
