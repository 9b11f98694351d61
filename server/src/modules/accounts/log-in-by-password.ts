import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import { Refusal } from '../../platform/refusal.ts';
import { admitMember } from './admit-member.ts';
import type { WayInDeps } from './deps.ts';
import { forgiveAttempts } from './internal/attempts.ts';
import { loginKey } from './internal/find-account.ts';
import { guardLoginByName } from './internal/login-guard.ts';
import { isHuman, refuseBots } from './internal/prove-human.ts';
import type { LoginBody } from './log-in.ts';
import { isPasswordRight } from './password.ts';
import type { Visit } from './visit.ts';

/**
 * By user name (or mobile number) and password. An unknown name takes the same steps and as long as a wrong password, and
 * sounds the same. Refuses with `bad_credentials` {captcha}, `captcha_wrong` {captcha}, `too_many_failures`
 * {retryAfterSeconds}, `bot_check_failed`, and what `admitMember` says.
 */
export async function logInByPassword(
  deps: WayInDeps,
  body: Extract<LoginBody, { type: 'username' }>,
  visit: Visit,
): Promise<Value<typeof login>> {
  const botChecked = await refuseBots(deps, body, visit.brand);
  const attempt = await guardLoginByName(deps, loginKey(body.username, visit.brand), visit);
  // One proof of work is enough for both questions.
  if (attempt.captchaDue && !botChecked && !(await isHuman(deps, body, visit.brand)))
    throw new Refusal('captcha_wrong', { captcha: true });
  const { account } = attempt;
  const right = await isPasswordRight(account?.password_hash ?? null, body.password);
  if (!right || !account) throw new Refusal('bad_credentials', attempt.captchaNext ? { captcha: true } : {});
  const { password, remember, secondFactor } = body;
  const { forgiveness } = attempt;
  const entry = { account, method: 'username', password, remember, secondFactor, forgiveness } as const;
  try {
    return await admitMember(deps, entry, visit);
  } catch (error) {
    // The password was right, whatever else is missing; a second factor counts its own tries.
    if (error instanceof Refusal) await forgiveAttempts(deps.db, forgiveness);
    throw error;
  }
}
