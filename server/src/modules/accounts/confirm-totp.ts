import type { Received, Value } from '@lanna/contract/endpoint';
import type { confirmTotp as endpoint } from '@lanna/contract/security';
import { Refusal } from '../../platform/refusal.ts';
import { checkTotp } from '../../platform/second-factor/totp.ts';
import type { Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import { renewRecoveryCodes } from './internal/recovery-codes.ts';
import { countSecondFactorTry } from './prove-second-factor.ts';
import { totpPlace } from './totp-secret.ts';
import type { Visit } from './visit.ts';

/**
 * Turns the app on once a code of it has been shown; answers fresh recovery codes. Every other session ends, and so does all
 * that remembers them: none of them has shown the factor. Refuses with `second_factor_wrong`.
 */
export async function confirmTotp(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const { secrets } = deps;
  const { memberId, sessionId } = owner;
  const merchantId = visit.brand.id;
  const now = deps.clock.now();
  const forgive = await countSecondFactorTry(deps, memberId, visit);
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    const setup = await tx
      .selectFrom('accounts.totp_setup')
      .select('secret')
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    const secret = setup && secrets.open(setup.secret, totpPlace('accounts.totp_setup', memberId));
    const shown = secret && checkTotp({ secret, lastStep: null }, body.code, now);
    if (!shown || shown.lastStep === null) throw new Refusal('second_factor_wrong');
    await tx.deleteFrom('accounts.totp_setup').where('member_id', '=', memberId).execute();
    const kept = {
      merchant_id: merchantId,
      secret: secrets.seal(secret, totpPlace('accounts.totp', memberId)),
      last_step: BigInt(shown.lastStep),
      added_at: now,
    };
    const replaced = await tx
      .selectFrom('accounts.totp')
      .select('added_at')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    await tx
      .insertInto('accounts.totp')
      .values({ member_id: memberId, ...kept })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(kept))
      .execute();
    const which = { allBut: sessionId };
    const sessionsEnded = await endSessions(tx, { merchantId, memberId, which, now });
    await noteSecurityEvent(
      tx,
      {
        kind: 'totp_added',
        memberId,
        sessionId,
        before: { addedAt: replaced?.added_at.toISOString() ?? null },
        after: { addedAt: now.toISOString(), sessionsEnded },
      },
      { ...visit, now },
    );
    return renewRecoveryCodes(tx, { merchantId, memberId });
  });
  await forgive();
  return { recoveryCodes };
}
