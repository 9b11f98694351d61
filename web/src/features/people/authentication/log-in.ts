import type { Value } from '@lanna/contract/endpoint';
import { login } from '@lanna/contract/people/authentication/authentication';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { firstLogin } from '../../../api/first-login.ts';
import { restrictSession, startSession } from '../../../api/session.ts';
import type { AfterLogin } from '../identity/after-login.ts';
import { keepPassword } from '../identity/proof/known-password.ts';
import type { LoginBody, PendingLogin, SecondFactorOffer } from '../identity/proof/pending-login.ts';
import { switchesQuery } from '../identity/queries.ts';
import {
  forgetRefusedToken,
  forgetRememberedLogin,
  keepNextToken,
  rememberLogin,
} from '../identity/remembered-login.ts';

/** The outcome of a login: logged in, or the step that is still required. */
export type LoginOutcome = ({ next: 'in' } & AfterLogin) | Extract<PendingLogin, { body: LoginBody }>;

type LoggedIn = Value<typeof login>;

/** Logs in by any method. From `in` on the tab has a session, and its watcher (`watchSession`) fetches the member. */
export function useLogIn() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (body: LoginBody) => logIn(queries, body) });
}

/** Throws `Refusal`; a required second factor or new password is an answer, not thrown. */
export async function logIn(queries: QueryClient, body: LoginBody): Promise<LoginOutcome> {
  try {
    const value = await call(login, { body: await withProof(queries, body) });
    if (body.type === 'remember') goOnRemembered(body.rememberToken, value);
    if (value.firstTimeLogin) firstLogin.note();
    if (value.mustChangePassword) {
      restrictSession(value.token);
      return { next: 'new-password', body };
    }
    if (body.type !== 'remember') remember(body, value);
    startSession(value.token);
    if (body.type === 'username') keepPassword(value.token, body.password);
    return { next: 'in', firstTimeLogin: value.firstTimeLogin, excluded: value.exclusion !== null };
  } catch (error) {
    if (body.type === 'remember' && isRefusal(error, 'bad_credentials'))
      forgetRefusedToken(body.rememberToken);
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
  const { proveNoBot } = await import('../identity/bot-check/bot-proof.ts');
  return { ...body, botCheck: await proveNoBot() };
}

/** The token was exchanged, whatever the login comes to. A session that another tab's logging out has overtaken is none. */
function goOnRemembered(used: string, { token: session, rememberToken: token }: LoggedIn): void {
  if (!keepNextToken(used, { token, session })) throw new Refusal('session_expired');
}

/** Before the session starts, so that code that follows the session finds what opened it. */
function remember(
  body: Exclude<LoginBody, { type: 'remember' }>,
  { token: session, rememberToken: token }: LoggedIn,
): void {
  if (token === null) forgetRememberedLogin();
  else rememberLogin({ username: nameIn(body), token, session });
}

function nameIn(body: Exclude<LoginBody, { type: 'remember' }>): string {
  if (body.type === 'username') return body.username;
  return body.type === 'sms' ? body.mobileNum : numberIn(body.firebaseIdToken);
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
