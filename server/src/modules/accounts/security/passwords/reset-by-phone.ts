import type { resetByPhone as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { recordFailedLogin } from '../../../books/audit/record-failed-login.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { resetAttempts } from '../../../people/authentication/attempts.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { findAccountByMobile } from '../../../people/authentication/find-account.ts';
import { guardLogin } from '../../../people/authentication/login-guard.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { isShut } from '../../../people/members/account-status.ts';
import { readMobile } from '../../../people/members/read-brand-mobile.ts';
import { readNewPassword } from '../internal/read-new-password.ts';
import { storePassword } from '../internal/store-password.ts';

/**
 * Sets a new password by a code sent to the verified number; every session ends. It has the limits of a
 * log-in, since it leads to one. It opens no session, so a second factor still protects the account. Refuses
 * with `login_method_closed`, `verification_code_wrong`, `too_many_failures`, `invalid_input` {fields},
 * `password_breached`.
 */
export async function resetByPhone(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand } = context;
  if (!brand.settings.login.resetByPhone) throw new Refusal('login_method_closed');
  const newPassword = readNewPassword(brand, body);
  const mobile = readMobile(body, brand);
  const tried = { method: 'reset_by_phone', tried: { name: mobile } } as const;
  return recordFailedLogin(deps.failures, tried, context, () =>
    reset(deps, { mobile, code: body.verificationCode, newPassword }, context),
  );
}

async function reset(
  deps: AuthenticationDeps,
  { mobile, code, newPassword }: { mobile: string; code: string; newPassword: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand } = context;
  const attempt = await guardLogin(deps, mobile, context);
  const binding = { merchantId: brand.id, purpose: 'reset', recipient: mobile } as const;
  const spend = await deps.codes.check(binding, code);
  const account = spend && (await findAccountByMobile(deps.db.kysely, brand.id, mobile));
  if (!spend || !account) throw new Refusal('verification_code_wrong');
  if (isShut(account.status)) throw new Refusal('account_disabled');
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await spend(tx);
    await resetAttempts(tx, attempt.attemptReset);
    const memberId = account.id;
    await storePassword(
      tx,
      { memberId, passwordHash, sessions: 'all', kind: 'password_reset', now },
      context,
    );
  });
  return { username: account.username };
}
