import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type AccountCall, type AccountChange, changeAccount } from '../accounts/account-change.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';
import type { OperatorDeps } from './deps.ts';

export const LINK_LIFE_HOURS = 24;
const LINK_LIFE_MS = LINK_LIFE_HOURS * 3_600_000;

const payload = z.object({
  operatorId: z.uuid(),
  /** Where the link goes, as both operators see it. */
  email: z.string(),
});

export function passwordChange({
  mailer,
}: Pick<OperatorDeps, 'mailer'>): AccountChange<z.infer<typeof payload>> {
  return {
    kind: 'operators.new-password',
    payload,
    preview: async (_db, { email }) => ({ after: { linkTo: email } }),
    carryOut: async (tx, operator, { email }, now) => {
      if (operator.email !== email) throw new Refusal('changed_meanwhile');
      if (!(await mailer())) throw new Refusal('operator_mail_missing');
      await wantPasswordLink(tx, operator.id, now);
      const sessionsEnded = await endOperatorSessions(tx, { operatorId: operator.id, which: 'all', now });
      return { after: { linkTo: email, sessionsEnded } };
    },
  };
}

/**
 * A new password for another: a link for it goes to the address of the account, and neither who proposes nor who approves sees it.
 * Refuses with `operator_email_missing`, and as `changeAccount` does.
 */
export function newOperatorPassword(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions' | 'mailer'>,
  { id, reason }: { id: string; reason: string },
  call: AccountCall,
): Promise<{ proposal: string | null }> {
  const payloadOf = async (_tx: Tx, { email }: { email: string | null }) => {
    if (email === null) throw new Refusal('operator_email_missing');
    return { operatorId: id, email };
  };
  return changeAccount(deps, passwordChange(deps), { operatorId: id, reason, payloadOf }, call);
}

/** Takes the password away and has a link for another one sent. A link of before stops working. */
export async function wantPasswordLink(tx: Tx, operatorId: string, now: Date): Promise<void> {
  const link = {
    wanted_at: now,
    token_sha256: null,
    sent_at: null,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS),
    failure: null,
  };
  await tx
    .insertInto('operators.password_link')
    .values({ operator_id: operatorId, ...link })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(link))
    .execute();
  await tx
    .updateTable('operators.operator')
    .set({ password_hash: null, password_change_due: false, set_by_other_at: now, updated_at: now })
    .where('id', '=', operatorId)
    .execute();
}

/** A link that is on its way or was not used yet stops working. */
export async function dropPasswordLink(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operators.password_link').where('operator_id', '=', operatorId).execute();
}
