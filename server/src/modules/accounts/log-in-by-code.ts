import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import { Refusal } from '../../platform/refusal.ts';
import { admitMember } from './admit-member.ts';
import type { WayInDeps } from './deps.ts';
import { forgiveAttempts } from './internal/attempts.ts';
import { findAccountByMobile } from './internal/find-account.ts';
import { guardLogin } from './internal/login-guard.ts';
import { readMobile } from './internal/read-brand-mobile.ts';
import type { LoginBody } from './log-in.ts';
import type { Visit } from './visit.ts';

/**
 * By a code sent to a proved mobile number. A number nobody has an account with is never sent one, so it sounds like a wrong
 * code. Refuses with `login_method_closed`, `verification_code_wrong`, `too_many_failures`, and what `admitMember` says.
 */
export async function logInByCode(
  deps: WayInDeps,
  body: Extract<LoginBody, { type: 'sms' }>,
  visit: Visit,
): Promise<Value<typeof login>> {
  const { brand } = visit;
  if (!brand.settings.login.sms) throw new Refusal('login_method_closed');
  const mobile = readMobile(body, brand);
  const attempt = await guardLogin(deps, mobile, visit);
  const binding = { merchantId: brand.id, purpose: 'login', mobile } as const;
  const spend = await deps.codes.check(binding, body.verificationCode);
  const account = spend && (await findAccountByMobile(deps.db.kysely, brand.id, mobile));
  if (!spend || !account) throw new Refusal('verification_code_wrong');
  const { remember, secondFactor } = body;
  const settle: typeof spend = async (tx) => {
    await spend(tx);
    await forgiveAttempts(tx, attempt.forgiveness);
  };
  return admitMember(deps, { account, method: 'sms', remember, secondFactor, settle }, visit);
}
