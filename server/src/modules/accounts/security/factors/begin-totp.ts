import type { beginTotp as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { newTotp } from '../../../../platform/second-factor/totp.ts';
import { brandName } from '../../../house/brands/brand-name.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { totpSetupPlace } from './totp-setup-secret.ts';

const SETUP_MS = 10 * 60_000;

/**
 * Returns a new secret for an authenticator app. It takes effect only when a code confirms that it was
 * scanned; until then the previous app stays in use. Refuses with `password_wrong`, `second_factor_needed`,
 * `second_factor_wrong`.
 */
export async function beginTotp(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const { totp, uri } = newTotp({ issuer: brandName(context.brand, 'EN'), account: account.username });
  const setup = {
    merchant_id: context.brand.id,
    secret: deps.secrets.seal(totp.secret, totpSetupPlace(owner.memberId)),
    expires_at: new Date(deps.clock.now().getTime() + SETUP_MS),
  };
  await deps.db.kysely
    .insertInto('security.totp_setup')
    .values({ member_id: owner.memberId, ...setup })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(setup))
    .execute();
  return { secret: totp.secret, otpauthUrl: uri };
}
