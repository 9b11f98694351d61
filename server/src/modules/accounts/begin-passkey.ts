import type { Received, Value } from '@lanna/contract/endpoint';
import type { beginPasskey as endpoint } from '@lanna/contract/security';
import { offerPasskeyRegistration } from '../../platform/second-factor/passkey.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { keepChallenge, listPasskeys, passkeySite } from './internal/passkeys.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import type { Visit } from './visit.ts';

/** WebAuthn creation options. Refuses with `password_wrong`, `second_factor_needed`, `second_factor_wrong`. */
export async function beginPasskey(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, visit);
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const site = passkeySite(visit);
  const { options, challenge } = await offerPasskeyRegistration({
    site,
    member: { id: account.id, name: account.username },
    passkeys: await listPasskeys(deps.db.kysely, account.id, site.rpId),
  });
  const now = deps.clock.now();
  await keepChallenge(deps.db.kysely, { challenge, purpose: 'add', memberId: account.id, visit, now });
  return { ...options };
}
