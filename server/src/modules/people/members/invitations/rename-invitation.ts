import { invitationName } from '@lanna/contract/people/agents/agents';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { type Agent, invitationOf, lockInvitations, refuseTakenName } from '../internal/agent-invitations.ts';

/**
 * Gives an agent's invitation code another name, or none. Refuses with `invitation_unknown`, `invitation_name_invalid` and
 * `invitation_name_taken`.
 */
export async function renameInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: Agent,
  request: { code: string; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitations = await lockInvitations(tx, agent);
    const invitation = invitationOf(invitations, request.code);
    const name = nameOf(request.name);
    refuseTakenName(
      invitations.filter((other) => other !== invitation),
      name,
      clock.now(),
    );
    await tx
      .updateTable('members.affiliate_code')
      .set({ name })
      .where('merchant_id', '=', agent.merchantId)
      .where('code_key', '=', invitation.code_key)
      .execute();
  });
}

/** Refuses with `invitation_name_invalid`. */
export function nameOf(text: string): string | null {
  const name = invitationName(text);
  if (name === undefined) throw new Refusal('invitation_name_invalid');
  return name;
}
