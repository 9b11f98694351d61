import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import { Refusal } from '../../platform/refusal.ts';
import { admitMember } from './admit-member.ts';
import type { WayInDeps } from './deps.ts';
import { findAccountByMobile } from './internal/find-account.ts';
import type { LoginBody } from './log-in.ts';
import type { Visit } from './visit.ts';

/**
 * By a third party that has just proved a mobile number: it opens the account that has proved the same one. Who owns the
 * number may know that it has no account (`not_a_member`). Refuses with `login_method_closed`, `identity_token_invalid`
 * {problem}, and what `admitMember` says.
 */
export async function logInByIdentity(
  deps: WayInDeps,
  body: Extract<LoginBody, { type: 'firebase' }>,
  visit: Visit,
): Promise<Value<typeof login>> {
  // One switch for logging in by number, whoever sends the code; the service may be there for registering alone.
  if (!visit.brand.settings.login.sms) throw new Refusal('login_method_closed');
  const { mobile, spend } = await deps.identity(visit.brand, body.firebaseIdToken);
  const account = await findAccountByMobile(deps.db.kysely, visit.brand.id, mobile);
  if (!account) throw new Refusal('not_a_member');
  const { remember, secondFactor } = body;
  return admitMember(deps, { account, method: 'firebase', remember, secondFactor, settle: spend }, visit);
}
