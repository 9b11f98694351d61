import type { Received, Value } from '@lanna/contract/endpoint';
import type { beginPasskey as endpoint } from '@lanna/contract/security';
import { offerPasskeyRegistration } from '../../platform/second-factor/passkey.ts';
import { confirmPassword, type Owner } from '../authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../authentication/deps.ts';
import { keepChallenge, listPasskeys, passkeySite } from '../authentication/passkeys.ts';
import { proveSecondFactor } from '../authentication/prove-second-factor.ts';
import type { RequestContext } from '../brands/request-context.ts';

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
