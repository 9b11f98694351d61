import type { confirmPasskey as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { registerPasskey } from '../../../../platform/second-factor/passkey.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import {
  addPasskey,
  countPasskeys,
  passkeySite,
  takeChallenge,
} from '../../../people/authentication/passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../../../people/authentication/recovery-codes.ts';
import { readPasskeyName } from '../internal/read-passkey-name.ts';

const MAX_PASSKEYS = 20;

/**
 * Adds the passkey that a browser has created. The first factor of an account returns recovery codes, later
 * ones none. Every other session and its remember-me token end. Refuses with `second_factor_wrong`,
 * `invalid_input` {fields}.
 */
export async function confirmPasskey(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { memberId, sessionId } = owner;
  const merchantId = context.brand.id;
  const name = readPasskeyName(body.name);
  const now = deps.clock.now();
  const { response } = body;
  const challenge = await takeChallenge(deps.db.kysely, { response, purpose: 'add', memberId, context, now });
  const site = passkeySite(context);
  const passkey = challenge && (await registerPasskey({ site, challenge, response }));
  if (!passkey) throw new Refusal('second_factor_wrong');
  return deps.db.transaction(async (tx) => {
    if ((await countPasskeys(tx, memberId)) >= MAX_PASSKEYS)
      throw new Refusal('second_factor_wrong', { max: MAX_PASSKEYS });
    const added = { ...passkey, rpId: site.rpId, name };
    if (!(await addPasskey(tx, { merchantId, memberId }, added, now)))
      throw new Refusal('second_factor_wrong');
    const which = { allBut: sessionId };
    const sessionsEnded = await endSessions(tx, { merchantId, memberId, which, now });
    await recordSecurityEvent(
      tx,
      { kind: 'passkey_added', memberId, sessionId, after: { name, sessionsEnded } },
      { ...context, now },
    );
    const hasCodes = (await countRecoveryCodes(tx, memberId)) > 0;
    return { recoveryCodes: hasCodes ? [] : await renewRecoveryCodes(tx, { merchantId, memberId }) };
  });
}
