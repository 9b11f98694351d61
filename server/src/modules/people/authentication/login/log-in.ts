import type { Received, Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import type { AccessFailure } from '../../../books/audit/access-failures.ts';
import { recordFailedLogin } from '../../../books/audit/record-failed-login.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { readBrandMobile } from '../../members/read-brand-mobile.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { loginKey } from '../find-account.ts';
import { readRememberMeToken } from '../remember-me-token.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logInByIdentity } from './log-in-by-identity.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInByRememberToken } from './log-in-by-remember-token.ts';

export type LoginBody = Received<typeof login>['body'];

/**
 * The four authentication methods; each refuses with the codes its endpoint declares, and a failed log-in is
 * recorded.
 */
export function logIn(
  deps: AuthenticationDeps,
  body: LoginBody,
  context: RequestContext,
): Promise<Value<typeof login>> {
  const tried = { method: body.type, tried: accountTried(body, context) };
  return recordFailedLogin(deps.failures, tried, context, () => enter(deps, body, context));
}

function enter(
  deps: AuthenticationDeps,
  body: LoginBody,
  context: RequestContext,
): Promise<Value<typeof login>> {
  switch (body.type) {
    case 'username':
      return logInByPassword(deps, body, context);
    case 'sms':
      return logInByCode(deps, body, context);
    case 'firebase':
      return logInByIdentity(deps, body, context);
    case 'remember':
      return logInByRememberToken(deps, body, context);
  }
}

function accountTried(body: LoginBody, { brand }: RequestContext): AccessFailure['tried'] {
  switch (body.type) {
    case 'username':
      return { name: loginKey(body.username, brand) };
    case 'sms': {
      const mobile = readBrandMobile(body.mobileNum, body.countryDialingCode, brand.country);
      return mobile === null ? null : { name: mobile };
    }
    case 'firebase':
      // The mobile number is inside the token and known only after the token is verified.
      return null;
    case 'remember': {
      const given = readRememberMeToken(body.rememberToken);
      return given ? { tokenId: given.tokenId } : null;
    }
  }
}
