import type { confirmTotp as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { checkTotp } from '../../../../platform/second-factor/totp.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import { countSecondFactorTry } from '../../../people/authentication/prove-second-factor.ts';
import { renewRecoveryCodes } from '../../../people/authentication/recovery-codes.ts';
import { storeTotp } from '../../../people/authentication/totp.ts';
import { totpSetupPlace } from './totp-setup-secret.ts';

/**
 * Activates the app once one of its codes is confirmed; returns new recovery codes. Every other session and
 * its remember-me token end, since none of them has passed the new factor. Refuses with
 * `second_factor_wrong`.
 */
export async function confirmTotp(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { secrets } = deps;
  const { memberId, sessionId } = owner;
  const merchantId = context.brand.id;
  const now = deps.clock.now();
  const resetTries = await countSecondFactorTry(deps, memberId, context);
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    const setup = await tx
      .selectFrom('security.totp_setup')
      .select('secret')
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    const secret = setup && secrets.open(setup.secret, totpSetupPlace(memberId));
    const shown = secret && checkTotp({ secret, lastStep: null }, body.code, now);
    if (!shown || shown.lastStep === null) throw new Refusal('second_factor_wrong');
    await tx.deleteFrom('security.totp_setup').where('member_id', '=', memberId).execute();
    const app = { secret, lastStep: shown.lastStep, secrets, now };
    const replacedAt = await storeTotp(tx, { merchantId, memberId }, app);
    const which = { allBut: sessionId };
    const sessionsEnded = await endSessions(tx, { merchantId, memberId, which, now });
    await recordSecurityEvent(
      tx,
      {
        kind: 'totp_added',
        memberId,
        sessionId,
        before: { addedAt: replacedAt?.toISOString() ?? null },
        after: { addedAt: now.toISOString(), sessionsEnded },
      },
      { ...context, now },
    );
    return renewRecoveryCodes(tx, { merchantId, memberId });
  });
  await resetTries();
  return { recoveryCodes };
}
