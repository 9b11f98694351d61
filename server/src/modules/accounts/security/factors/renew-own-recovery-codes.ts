import type { renewRecoveryCodes as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../../../people/authentication/recovery-codes.ts';
import { lockMember } from '../../../people/members/credentials.ts';

/**
 * Returns new recovery codes to a member who proves the password and a second factor, which may be one of the
 * old codes; the old codes stop working at once. Refuses with `password_wrong`, `second_factor_missing`,
 * `second_factor_needed`, `second_factor_wrong`.
 */
export async function renewOwnRecoveryCodes(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, context);
  if (!account.hasTotp && !account.hasPasskey) throw new Refusal('second_factor_missing');
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    // The lock orders them: two parallel renewals must not leave two sets.
    await lockMember(tx, { merchantId: context.brand.id, memberId });
    const left = await countRecoveryCodes(tx, memberId);
    const codes = await renewRecoveryCodes(tx, { merchantId: context.brand.id, memberId });
    const change = { before: { left }, after: { left: codes.length } };
    await recordSecurityEvent(
      tx,
      { kind: 'recovery_codes_renewed', memberId, sessionId, ...change },
      { ...context, now },
    );
    return codes;
  });
  return { recoveryCodes };
}
