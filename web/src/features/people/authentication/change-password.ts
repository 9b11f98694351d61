import { changePassword } from '@lanna/contract/accounts/security/security';
import type { Sending } from '@lanna/contract/endpoint';
import { call } from '../../../api/calls/call.ts';
import { readSession, replaceSession } from '../../../api/session.ts';
import { keepPassword } from '../identity/proof/known-password.ts';
import { forgetRememberToken, rememberLogin } from '../identity/remembered-login.ts';

/** What is sent, and the account whose login is remembered. */
export type PasswordChange = Sending<typeof changePassword>['body'] & { username: string };

/**
 * Changes the password and stays logged in (section 4 of the specification): the server ends every session
 * opened before and answers a new one. Throws `Refusal`.
 */
export async function renewPassword({ username, ...body }: PasswordChange): Promise<void> {
  await replaceSession(async () => {
    const { token, rememberToken } = await call(changePassword, { body });
    if (rememberToken === null) forgetRememberToken();
    else rememberLogin({ username, token: rememberToken, session: token });
    return token;
  });
  const session = readSession();
  if (session) keepPassword(session.token, body.newPassword);
}
