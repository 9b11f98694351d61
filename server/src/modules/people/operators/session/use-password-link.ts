import { isBreached } from '../../../../platform/breached-passwords/is-breached.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { hashPassword } from '../../authentication/password.ts';
import { tokenSha256 } from '../../authentication/session.ts';
import { endOperatorSessions } from '../accounts/end-operator-sessions.ts';
import { recordOwnAction } from '../record/record-action.ts';
import type { OperatorDeps } from './deps.ts';
import { dropPasswordLink } from './password-link.ts';

/**
 * Chooses a password by the link of a letter, once; what a log-in asks besides it asks as before. The account approves nothing for a
 * day from now on. Refuses with `link_invalid`, and with `password_breached` for a common one, which leaves the link usable.
 */
export async function usePasswordLink(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  { token, next }: { token: string; next: string },
  { address }: { address: string },
): Promise<{ name: string }> {
  const password_hash = await hashPassword(next);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await tx
      .selectFrom('operators.password_link as l')
      .innerJoin('operators.operator as o', 'o.id', 'l.operator_id')
      .where('l.token_sha256', '=', tokenSha256(token))
      .where('l.expires_at', '>', now)
      .where('o.status', '=', 'active')
      .select(['o.id', 'o.name', 'o.display_name'])
      .forUpdate('l')
      .executeTakeFirst();
    if (!found) throw new Refusal('link_invalid');
    if (isBreached(next)) throw new Refusal('password_breached');
    const { id, name } = found;
    await dropPasswordLink(tx, id);
    await tx
      .updateTable('operators.operator')
      .set({
        password_hash,
        password_change_due: false,
        set_by_other_at: now,
        demo: false,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    const sessionsEnded = await endOperatorSessions(tx, { operatorId: id, which: 'all', now });
    await recordOwnAction(
      tx,
      {
        action: 'operators.password-by-link',
        brandId: null,
        subject: { kind: 'operator', id, name: found.display_name },
        after: { address, sessionsEnded },
      },
      now,
    );
    return { name };
  });
}
