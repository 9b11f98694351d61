import { changePassword } from '@lanna/contract/password';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readSession, startSession } from '../../api/session.ts';
import { keepPassword } from './known-password.ts';
import { logIn } from './log-in.ts';

export interface PasswordChange {
  /** For logging in again. */
  username: string;
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  remember: boolean;
  secondFactor?: string;
}

/** Changes the password, then logs in again with the new one (section 4 of the specification). Throws `Refused`. */
export async function renewPassword(queries: QueryClient, change: PasswordChange): Promise<void> {
  const { username, newPassword: password, remember, ...body } = change;
  await call(changePassword, { body: { ...body, newPassword: password } });
  const token = readSession()?.token;
  const again = await logIn(queries, { type: 'username', username, password, remember }).catch(
    () => undefined,
  );
  if (again?.next === 'in' || token === undefined) return;
  // No line, or a second factor that was just given: the session it was changed in is open still, and good.
  startSession(token);
  keepPassword(token, password);
}
