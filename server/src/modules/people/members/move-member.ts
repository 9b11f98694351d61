import { sqlState } from '@lanna/rules/database-errors';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { sayNow } from './own/say-now.ts';
import type { ScopedMember } from './scoped-member.ts';

const CHECK_VIOLATION = '23514';

/**
 * Puts a member, with all that is below, under another agent of the brand, or under none. The database holds the walls
 * (`members.check_upline`). Refuses with `agent_line_impossible` where the other is no agent of the brand, or is below the member.
 */
export async function moveMember(
  tx: Tx,
  { id, merchantId, version }: ScopedMember,
  agentId: string | null,
  now: Date,
): Promise<{ version: number }> {
  await sayNow(tx, now);
  await tx
    .updateTable('members.member')
    .set({ agent_id: agentId, version: version + 1 })
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .execute()
    .catch((error: unknown) => {
      throw sqlState(error) === CHECK_VIOLATION ? new Refusal('agent_line_impossible') : error;
    });
  return { version: version + 1 };
}
