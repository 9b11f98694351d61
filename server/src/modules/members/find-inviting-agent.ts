import { AGENT_TYPES } from '@lanna/contract/members';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The agent an invitation code of this brand belongs to. Refuses with `invitation_code_invalid`. */
export async function findInvitingAgent(db: Queryable, merchantId: string, code: string): Promise<string> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) throw new Refusal('invitation_code_invalid');
  const invitation = await db
    .selectFrom('members.affiliate_code as code')
    .innerJoin('members.member as agent', 'agent.id', 'code.agent_id')
    .select('agent.id')
    .where('code.merchant_id', '=', merchantId)
    .where('code.code_key', '=', code.toLowerCase())
    .where('code.disabled_at', 'is', null)
    .where('agent.status', '=', 'active')
    .where('agent.type', 'in', AGENT_TYPES)
    .executeTakeFirst();
  if (!invitation) throw new Refusal('invitation_code_invalid');
  return invitation.id;
}
