import type { Received, Value } from '@lanna/contract/endpoint';
import type { resetByPhone as endpoint } from '@lanna/contract/password';
import { Refusal } from '../../platform/refusal.ts';
import type { WayInDeps } from './deps.ts';
import { keepingFailures } from './internal/access-failures.ts';
import { forgiveAttempts } from './internal/attempts.ts';
import { findAccountByMobile } from './internal/find-account.ts';
import { guardLogin } from './internal/login-guard.ts';
import { readMobile } from './internal/read-brand-mobile.ts';
import { readNewPassword } from './internal/read-new-password.ts';
import { storePassword } from './internal/store-password.ts';
import { hashPassword } from './password.ts';
import type { Visit } from './visit.ts';

/**
 * A new password by a code sent to the proved number; every session ends. Guarded like a log-in, which it is as good as. It
 * logs nobody in, so a second factor still stands in front of the account. Refuses with `login_method_closed`,
 * `verification_code_wrong`, `too_many_failures`, `invalid_input` {fields}, `password_breached`.
 */
export async function resetByPhone(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const { brand } = visit;
  if (!brand.settings.login.resetByPhone) throw new Refusal('login_method_closed');
  const newPassword = readNewPassword(brand, body);
  const mobile = readMobile(body, brand);
  const tried = { way: 'reset_by_phone', tried: { name: mobile } } as const;
  return keepingFailures(deps.failures, tried, visit, () =>
    reset(deps, { mobile, code: body.verificationCode, newPassword }, visit),
  );
}

async function reset(
  deps: WayInDeps,
  { mobile, code, newPassword }: { mobile: string; code: string; newPassword: string },
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const { brand } = visit;
  const attempt = await guardLogin(deps, mobile, visit);
  const binding = { merchantId: brand.id, purpose: 'reset', mobile } as const;
  const spend = await deps.codes.check(binding, code);
  const account = spend && (await findAccountByMobile(deps.db.kysely, brand.id, mobile));
  if (!spend || !account) throw new Refusal('verification_code_wrong');
  if (account.status === 'disabled') throw new Refusal('account_disabled');
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await spend(tx);
    await forgiveAttempts(tx, attempt.forgiveness);
    const memberId = account.id;
    await storePassword(tx, { memberId, passwordHash, sessions: 'all', kind: 'password_reset', now }, visit);
  });
  return { username: account.username };
}
