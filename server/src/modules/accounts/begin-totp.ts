import type { Received, Value } from '@lanna/contract/endpoint';
import type { beginTotp as endpoint } from '@lanna/contract/security';
import { localText } from '@lanna/rules/local-text';
import { newTotp } from '../../platform/second-factor/totp.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { totpPlace } from './totp-secret.ts';
import type { Visit } from './visit.ts';

const SETUP_MS = 10 * 60_000;

/**
 * A secret for an authenticator app. It protects nothing until a code proves that it was scanned; an app set up before counts
 * until then. Refuses with `password_wrong`, `second_factor_needed`, `second_factor_wrong`.
 */
export async function beginTotp(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, visit);
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const { totp, uri } = newTotp({
    issuer: localText(visit.brand.name, 'EN', visit.brand.defaultLanguage),
    account: account.username,
  });
  const setup = {
    merchant_id: visit.brand.id,
    secret: deps.secrets.seal(totp.secret, totpPlace('accounts.totp_setup', owner.memberId)),
    expires_at: new Date(deps.clock.now().getTime() + SETUP_MS),
  };
  await deps.db.kysely
    .insertInto('accounts.totp_setup')
    .values({ member_id: owner.memberId, ...setup })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(setup))
    .execute();
  return { secret: totp.secret, otpauthUrl: uri };
}
