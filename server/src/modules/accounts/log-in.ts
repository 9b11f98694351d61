import type { Received, Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import type { WayInDeps } from './deps.ts';
import { type AccessFailure, keepingFailures } from './internal/access-failures.ts';
import { loginKey } from './internal/find-account.ts';
import { readBrandMobile } from './internal/read-brand-mobile.ts';
import { readRememberToken } from './internal/remember-series.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logInByIdentity } from './log-in-by-identity.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInByRememberToken } from './log-in-by-remember-token.ts';
import type { Visit } from './visit.ts';

export type LoginBody = Received<typeof login>['body'];

/** The four ways in; each refuses with what the endpoint declares, and a failure is kept. */
export function logIn(deps: WayInDeps, body: LoginBody, visit: Visit): Promise<Value<typeof login>> {
  const tried = { way: body.type, tried: accountTried(body, visit) };
  return keepingFailures(deps.failures, tried, visit, () => enter(deps, body, visit));
}

function enter(deps: WayInDeps, body: LoginBody, visit: Visit): Promise<Value<typeof login>> {
  switch (body.type) {
    case 'username':
      return logInByPassword(deps, body, visit);
    case 'sms':
      return logInByCode(deps, body, visit);
    case 'firebase':
      return logInByIdentity(deps, body, visit);
    case 'remember':
      return logInByRememberToken(deps, body, visit);
  }
}

function accountTried(body: LoginBody, { brand }: Visit): AccessFailure['tried'] {
  switch (body.type) {
    case 'username':
      return { name: loginKey(body.username, brand) };
    case 'sms': {
      const mobile = readBrandMobile(body.mobileNum, body.countryDialingCode, brand.country);
      return mobile === null ? null : { name: mobile };
    }
    case 'firebase':
      // Whose number it is stands in the token, and is known only once it is believed.
      return null;
    case 'remember': {
      const given = readRememberToken(body.rememberToken);
      return given ? { seriesId: given.seriesId } : null;
    }
  }
}
