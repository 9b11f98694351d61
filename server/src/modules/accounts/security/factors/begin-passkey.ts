import type { beginPasskey as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { offerPasskeyRegistration } from '../../../../platform/second-factor/passkey.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { keepChallenge, listPasskeys, passkeySite } from '../../../people/authentication/passkeys.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';

/**
 * Returns WebAuthn creation options. Refuses with `password_wrong`, `second_factor_needed`,
 * `second_factor_wrong`.
 */
export async function beginPasskey(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const site = passkeySite(context);
  const { options, challenge } = await offerPasskeyRegistration({
    site,
    member: { id: account.id, name: account.username },
    passkeys: await listPasskeys(deps.db.kysely, account.id, site.rpId),
  });
  const now = deps.clock.now();
  await keepChallenge(deps.db.kysely, { challenge, purpose: 'add', memberId: account.id, context, now });
  return { ...options };
}
