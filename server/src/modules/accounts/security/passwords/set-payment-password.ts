import type { setPaymentPassword as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received } from '@lanna/contract/endpoint';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { resetAttempts } from '../../../people/authentication/attempts.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { lockMember, setPaymentPasswordHash } from '../../../people/members/credentials.ts';
import { readPerson } from '../../../people/members/persons/person.ts';
import { paymentPasswordSubjects } from '../confirm-payment-password.ts';
import { readNewPaymentPassword, refuseEasy } from '../internal/read-new-password.ts';

/**
 * Sets or changes the withdrawal password. Refuses with `invalid_input` {fields}, `password_wrong`,
 * `second_factor_needed`, `second_factor_wrong`.
 */
export async function setPaymentPassword(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Record<never, never>> {
  const paymentPassword = readNewPaymentPassword(context.brand, body);
  const account = await confirmPassword(deps, owner, body.password, context);
  refuseEasy(context.brand, paymentPassword, await readPerson(deps.db.kysely, owner.memberId));
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const paymentPasswordHash = await hashPassword(paymentPassword);
  const now = deps.clock.now();
  const { memberId, sessionId } = owner;
  await deps.db.transaction(async (tx) => {
    const before = await lockMember(tx, { merchantId: context.brand.id, memberId });
    await setPaymentPasswordHash(tx, { merchantId: context.brand.id, memberId }, paymentPasswordHash, now);
    await recordSecurityEvent(
      tx,
      {
        kind: 'payment_password_changed',
        memberId,
        sessionId,
        before: { changedAt: before.payment_password_changed_at?.toISOString() ?? null },
        after: { changedAt: now.toISOString() },
      },
      { ...context, now },
    );
  });
  // Who has just proved the login password may try the new one, whatever was tried at the old one.
  await resetAttempts(deps.db.kysely, { cleared: paymentPasswordSubjects(context.brand.id, owner) });
  return {};
}
