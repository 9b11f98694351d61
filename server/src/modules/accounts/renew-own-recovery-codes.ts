import type { Received, Value } from '@lanna/contract/endpoint';
import type { renewRecoveryCodes as endpoint } from '@lanna/contract/security';
import { Refusal } from '../../platform/refusal.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './internal/recovery-codes.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import type { Visit } from './visit.ts';

/**
 * New recovery codes for somebody who shows the password and a second factor, which may be one of the old codes; those stop
 * working at once. Refuses with `password_wrong`, `second_factor_missing`, `second_factor_needed`, `second_factor_wrong`.
 */
export async function renewOwnRecoveryCodes(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, visit);
  if (!account.hasTotp && !account.hasPasskey) throw new Refusal('second_factor_missing');
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    // One after the other: two renewals in one moment must not leave two sets.
    await tx
      .selectFrom('accounts.member')
      .select('id')
      .where('id', '=', memberId)
      .where('merchant_id', '=', visit.brand.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const left = await countRecoveryCodes(tx, memberId);
    const codes = await renewRecoveryCodes(tx, { merchantId: visit.brand.id, memberId });
    const change = { before: { left }, after: { left: codes.length } };
    await noteSecurityEvent(
      tx,
      { kind: 'recovery_codes_renewed', memberId, sessionId, ...change },
      { ...visit, now },
    );
    return codes;
  });
  return { recoveryCodes };
}
