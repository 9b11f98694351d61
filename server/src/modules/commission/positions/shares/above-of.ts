import type { Queryable } from '../../../../platform/sql/database.ts';

/** Who says what an agent may hold, as the tree is now: the account directly above, at the top of a line the brand by its own id. */
export async function aboveOf(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string> {
  const { agent_id: agentId } = await db
    .selectFrom('members.account')
    .select('agent_id')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return agentId ?? merchantId;
}
