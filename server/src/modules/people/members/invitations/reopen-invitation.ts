import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import {
  type Agent,
  invitationOf,
  lockInvitations,
  refuseWithoutPlace,
} from '../internal/agent-invitations.ts';
import { reopensForMs } from '../persons/reopens-for.ts';

/**
 * Undoes the closing of an agent's invitation code within a minute of it. Refuses with `invitation_unknown`,
 * `invitation_closed_for_good` and `invitation_limit_reached`.
 */
export async function reopenInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: Agent,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitations = await lockInvitations(tx, agent);
    const { code_key, disabled_at } = invitationOf(invitations, code);
    if (disabled_at === null) return;
    if (reopensForMs(disabled_at, clock.now()) === 0) throw new Refusal('invitation_closed_for_good');
    refuseWithoutPlace(invitations);
    await tx
      .updateTable('members.affiliate_code')
      .set({ disabled_at: null })
      .where('merchant_id', '=', agent.merchantId)
      .where('code_key', '=', code_key)
      .execute();
  });
}
