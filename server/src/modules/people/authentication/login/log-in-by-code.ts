import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { readMobile } from '../../members/read-brand-mobile.ts';
import { resetAttempts } from '../attempts.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { findAccountByMobile } from '../find-account.ts';
import { guardLogin } from '../login-guard.ts';
import { completeLogin } from './complete-login.ts';
import type { LoginBody } from './log-in.ts';

/**
 * Logs in by a code sent to a verified mobile number. A number without an account is never sent a code, so
 * its refusal is that of a wrong code. Refuses with `login_method_closed`, `verification_code_wrong`,
 * `too_many_failures`, and what `completeLogin` says.
 */
export async function logInByCode(
  deps: AuthenticationDeps,
  body: Extract<LoginBody, { type: 'sms' }>,
  context: RequestContext,
): Promise<Value<typeof login>> {
  const { brand } = context;
  if (!brand.settings.login.sms) throw new Refusal('login_method_closed');
  const mobile = readMobile(body, brand);
  const attempt = await guardLogin(deps, mobile, context);
  const binding = { merchantId: brand.id, purpose: 'login', recipient: mobile } as const;
  const spend = await deps.codes.check(binding, body.verificationCode);
  const account = spend && (await findAccountByMobile(deps.db.kysely, brand.id, mobile));
  if (!spend || !account) throw new Refusal('verification_code_wrong');
  const { remember, secondFactor } = body;
  const settle: typeof spend = async (tx) => {
    await spend(tx);
    await resetAttempts(tx, attempt.attemptReset);
  };
  return completeLogin(deps, { account, method: 'sms', remember, secondFactor, settle }, context);
}
