import { login } from '@lanna/contract/authentication';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { firstLogin } from '../../api/first-login.ts';
import { Refusal } from '../../api/refusal.ts';
import { restrictSession, startSession } from '../../api/session.ts';
import type { AfterLogin } from '../identity/after-login.ts';
import { keepPassword } from '../identity/known-password.ts';
import type { LoginBody, PendingLogin, SecondFactorOffer } from '../identity/pending-login.ts';
import { switchesQuery } from '../identity/queries.ts';
import { forgetRememberedLogin, readRememberedLogin, rememberLogin } from './remembered-login.ts';

/** The outcome of a login: logged in, or the step that is still required. */
export type LoginOutcome = ({ next: 'in' } & AfterLogin) | Extract<PendingLogin, { body: LoginBody }>;

/** Logs in by any method. From `in` on the tab has a session, and its watcher (`watchSession`) fetches the member. */
export function useLogIn() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (body: LoginBody) => logIn(queries, body) });
}

/** Throws `Refusal`; a required second factor or new password is an answer, not thrown. */
export async function logIn(queries: QueryClient, body: LoginBody): Promise<LoginOutcome> {
  try {
    const value = await call(login, { body: await withProof(queries, body) });
    if (value.firstTimeLogin) firstLogin.note();
    if (value.mustChangePassword) {
      restrictSession(value.token);
      return { next: 'new-password', body };
    }
    startSession(value.token);
    if (body.type === 'username') keepPassword(value.token, body.password);
    remember(body, value.rememberToken);
    return { next: 'in', firstTimeLogin: value.firstTimeLogin, excluded: value.exclusion !== null };
  } catch (error) {
    if (body.type === 'remember' && isRefusal(error, 'bad_credentials')) forgetRememberedLogin();
    if (!isRefusal(error, 'second_factor_needed')) throw error;
    return { next: 'second-factor', body, offer: offerIn(error.facts) };
  }
}

/** The second factors a refusal with `second_factor_needed` offers. */
export function offerIn({ totp, passkey }: Readonly<Record<string, unknown>>): SecondFactorOffer {
  const options = typeof passkey === 'object' && passkey !== null ? { ...passkey } : undefined;
  return { totp: totp === true || !options, passkey: options };
}

/** A proof of work is valid for one call, so each call gets its own. */
async function withProof(queries: QueryClient, body: LoginBody): Promise<LoginBody> {
  if (body.type !== 'username' || body.botCheck !== undefined) return body;
  const { botCheck } = await queries.ensureQueryData(switchesQuery);
  if (!botCheck) return body;
  const { proveNoBot } = await import('../identity/bot-proof.ts');
  return { ...body, botCheck: await proveNoBot() };
}

function remember(body: LoginBody, token: string | null): void {
  if (body.type === 'remember') {
    const username = readRememberedLogin()?.username;
    if (token !== null && username !== undefined) rememberLogin({ username, token });
  } else if (token === null) forgetRememberedLogin();
  else if (body.type === 'username') rememberLogin({ username: body.username, token });
  else if (body.type === 'sms') rememberLogin({ username: body.mobileNum, token });
  else rememberLogin({ username: numberIn(body.firebaseIdToken), token });
}

/** The number in the third party's token, kept for "remember me"; the server verifies the token. */
function numberIn(idToken: string): string {
  const [, claims = ''] = idToken.split('.');
  const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const { phone_number } = Object(read) as { phone_number?: unknown };
  return typeof phone_number === 'string' ? phone_number : '';
}

function isRefusal(error: unknown, code: Refusal['code']): error is Refusal {
  return error instanceof Refusal && error.code === code;
}
