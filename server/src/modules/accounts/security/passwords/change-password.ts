import type { changePassword as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { findOpenSession } from '../../../people/authentication/find-open-session.ts';
import { openSession } from '../../../people/authentication/open-session.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { issueRememberMeToken } from '../../../people/authentication/remember-me-token.ts';
import { lockMember } from '../../../people/members/credentials.ts';
import { enrol } from '../../../people/members/enrol.ts';
import { readEnrolment } from '../internal/read-enrolment.ts';
import { readNewPassword } from '../internal/read-new-password.ts';
import { storePassword } from '../internal/store-password.ts';

/**
 * Sets a new password for a member who knows the old one. Every earlier session and its remember-me token
 * end; the member continues in a new session, remembered as before. Where another person has made the account, the same call accepts the
 * terms: nothing works before both. Refuses with `terms_not_accepted`, `under_age` {minimumAge}, `invalid_input` {fields},
 * `password_wrong`, `password_same`, `password_breached`, `second_factor_needed`, `second_factor_wrong`,
 * `trial_account`, `session_expired` when another call changed it at the same time.
 */
export async function changePassword(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  // A demo account has no password and lives for a day.
  if (owner.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const newPassword = readNewPassword(context.brand, body);
  const account = await confirmPassword(deps, owner, body.oldPassword, context);
  if (body.oldPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
    throw new Refusal('password_same');
  const enrolment = account.enrolment_due ? readEnrolment(context.brand, body, deps.clock.now()) : undefined;
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const passwordHash = await hashPassword(newPassword);
  const { memberId } = owner;
  const now = deps.clock.now();
  const secret = await deps.identityMarkSecret();
  return deps.db.transaction(async (tx) => {
    // Of two parallel changes the later one finds its session ended by the earlier.
    await lockMember(tx, { merchantId: context.brand.id, memberId });
    const before = await findOpenSession(tx, owner);
    if (!before) throw new Refusal('session_expired');
    await storePassword(
      tx,
      { memberId, passwordHash, sessions: 'all', kind: 'password_changed', now },
      context,
    );
    if (enrolment) await enrol(tx, { memberId, ...enrolment }, context, { secret, now });
    const series =
      body.remember || before.remembered
        ? await issueRememberMeToken(tx, { merchantId: context.brand.id, memberId, now })
        : undefined;
    const { method } = before;
    const line = { kind: 'session_opened', after: { method } } as const;
    const opening = { memberId, method, rememberMeTokenId: series?.tokenId ?? null, line, now };
    const { token } = await openSession(tx, opening, context);
    return { token, rememberToken: series?.token ?? null };
  });
}
