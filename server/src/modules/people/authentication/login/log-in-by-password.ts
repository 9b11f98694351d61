import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { resetAttempts } from '../attempts.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { loginKey } from '../find-account.ts';
import { guardLoginByName } from '../login-guard.ts';
import { isPasswordRight } from '../password.ts';
import { isHuman, refuseBots } from '../prove-human.ts';
import { completeLogin } from './complete-login.ts';
import type { LoginBody } from './log-in.ts';

/**
 * Logs in by user name (or mobile number) and password. An unknown name takes the same steps and time as a
 * wrong password, and gets the same refusal. Refuses with `bad_credentials` {captcha}, `captcha_missing`
 * {captcha}, `captcha_wrong` {captcha}, `too_many_failures` {retryAfterSeconds}, `bot_check_failed`, and what `completeLogin` says.
 */
export async function logInByPassword(
  deps: AuthenticationDeps,
  body: Extract<LoginBody, { type: 'username' }>,
  context: RequestContext,
): Promise<Value<typeof login>> {
  const botChecked = await refuseBots(deps, body, context.brand);
  const attempt = await guardLoginByName(deps, loginKey(body.username, context.brand), context);
  // One proof of work satisfies both the bot check and the captcha.
  if (attempt.captchaDue && !botChecked) {
    // Who has not been shown a picture yet has typed nothing wrong.
    if (!body.captcha && !body.botCheck) throw new Refusal('captcha_missing', { captcha: true });
    if (!(await isHuman(deps, body, context.brand))) throw new Refusal('captcha_wrong', { captcha: true });
  }
  const { account } = attempt;
  const right = await isPasswordRight(account?.password_hash ?? null, body.password);
  if (!right || !account) throw new Refusal('bad_credentials', attempt.captchaNext ? { captcha: true } : {});
  const { password, remember, secondFactor } = body;
  const { attemptReset } = attempt;
  const entry = { account, method: 'username', password, remember, secondFactor, attemptReset } as const;
  try {
    return await completeLogin(deps, entry, context);
  } catch (error) {
    // The password was right, even if another condition fails; a second factor counts its own attempts.
    if (error instanceof Refusal) await resetAttempts(deps.db, attemptReset);
    throw error;
  }
}
