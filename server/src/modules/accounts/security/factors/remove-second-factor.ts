import type { removeSecondFactor as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type EventFacts, recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { removePasskey } from '../../../people/authentication/passkeys.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { dropCodesWithoutFactor } from '../../../people/authentication/recovery-codes.ts';
import { removeTotp } from '../../../people/authentication/totp.ts';

/**
 * Removes the authenticator app or a passkey, for a member who proves the password and a second factor. With
 * the last factor the recovery codes are deleted. Refuses with `password_wrong`, `second_factor_wrong`.
 */
export async function removeSecondFactor(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Record<never, never>> {
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor || 'none', context);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const before = await remove(tx, memberId, body.what);
    // Another call has just removed it, or it never belonged to the member.
    if (!before) throw new Refusal('second_factor_wrong');
    await dropCodesWithoutFactor(tx, memberId);
    const kind = body.what === 'totp' ? 'totp_removed' : 'passkey_removed';
    await recordSecurityEvent(tx, { kind, memberId, sessionId, before }, { ...context, now });
  });
  return {};
}

async function remove(tx: Tx, memberId: string, what: string): Promise<EventFacts | undefined> {
  if (what === 'totp') {
    const addedAt = await removeTotp(tx, memberId);
    return addedAt && { addedAt: addedAt.toISOString() };
  }
  const passkey = await removePasskey(tx, memberId, what);
  return passkey && { name: passkey.name, addedAt: passkey.addedAt.toISOString() };
}
