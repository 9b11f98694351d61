import type { Received, Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import type { WayInDeps } from './deps.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logInByIdentity } from './log-in-by-identity.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInByRememberToken } from './log-in-by-remember-token.ts';
import type { Visit } from './visit.ts';

export type LoginBody = Received<typeof login>['body'];

/** The four ways in; each refuses with what the endpoint declares. */
export function logIn(deps: WayInDeps, body: LoginBody, visit: Visit): Promise<Value<typeof login>> {
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
