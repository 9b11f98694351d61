import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { findAccountByMobile } from '../find-account.ts';
import { completeLogin } from './complete-login.ts';
import type { LoginBody } from './log-in.ts';

/**
 * Logs in by the token of a third party that has just verified a mobile number: to the account that has
 * verified the same number. The number's owner may learn that it has no account (`not_a_member`). Refuses
 * with `login_method_closed`, `identity_token_invalid` {problem}, and what `completeLogin` says.
 */
export async function logInByIdentity(
  deps: AuthenticationDeps,
  body: Extract<LoginBody, { type: 'firebase' }>,
  context: RequestContext,
): Promise<Value<typeof login>> {
  // One switch covers log-in by number, whether the brand or the service sends the code; a brand may use the
  // service for registration alone.
  if (!context.brand.settings.login.sms) throw new Refusal('login_method_closed');
  const { mobile, spend } = await deps.identity(context.brand, body.firebaseIdToken);
  const account = await findAccountByMobile(deps.db.kysely, context.brand.id, mobile);
  if (!account) throw new Refusal('not_a_member');
  const { remember, secondFactor } = body;
  return completeLogin(deps, { account, method: 'firebase', remember, secondFactor, settle: spend }, context);
}
