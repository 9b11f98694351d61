import type { Received } from '@lanna/contract/endpoint';
import type { removeSecondFactor as endpoint } from '@lanna/contract/security';
import type { Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type EventFacts, recordSecurityEvent } from '../audit/record-security-event.ts';
import type { AuthenticationDeps } from '../authentication/deps.ts';
import { proveSecondFactor } from '../authentication/prove-second-factor.ts';
import type { RequestContext } from '../brands/request-context.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';

/**
 * Turns the authenticator app off or forgets a passkey, for somebody who shows the password and a second factor. With the
 * last one go the recovery codes. Refuses with `password_wrong`, `second_factor_wrong`.
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
    // Somebody removed it a moment ago, or it never was theirs.
    if (!before) throw new Refusal('second_factor_wrong');
    await dropCodesWithLastFactor(tx, memberId);
    const kind = body.what === 'totp' ? 'totp_removed' : 'passkey_removed';
    await recordSecurityEvent(tx, { kind, memberId, sessionId, before }, { ...context, now });
  });
  return {};
}

async function remove(tx: Tx, memberId: string, what: string): Promise<EventFacts | undefined> {
  if (what === 'totp') {
    const totp = await tx
      .deleteFrom('authentication.totp')
      .where('member_id', '=', memberId)
      .returning('added_at')
      .executeTakeFirst();
    return totp && { addedAt: totp.added_at.toISOString() };
  }
  if (!/^[\w-]+$/.test(what)) return undefined;
  const passkey = await tx
    .deleteFrom('authentication.passkey')
    .where('member_id', '=', memberId)
    .where('id', '=', what)
    .returning(['name', 'added_at'])
    .executeTakeFirst();
  return passkey && { name: passkey.name, addedAt: passkey.added_at.toISOString() };
}

async function dropCodesWithLastFactor(tx: Tx, memberId: string) {
  await tx
    .deleteFrom('authentication.recovery_code')
    .where('member_id', '=', memberId)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('authentication.totp').select('member_id').where('member_id', '=', memberId)),
          exists(selectFrom('authentication.passkey').select('id').where('member_id', '=', memberId)),
        ]),
      ),
    )
    .execute();
}
