import { z } from 'zod';
import { LIMITS } from '../../endpoint.ts';
import { opsEndpoint } from '../../ops.ts';

/** Who works here, and what they may do. `due`: what the session must do before anything else. */
export const me = z.object({
  id: z.string(),
  /** What is typed to log in. */
  name: z.string(),
  displayName: z.string(),
  due: z.enum(['second_factor', 'second_factor_setup', 'password']).nullable(),
  secondFactor: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodes: z.int() }),
  /** Permission → codes of the brands it holds for. */
  permissions: z.record(z.string(), z.array(z.string())),
  /** Permissions over all brands. */
  house: z.array(z.string()),
  /** The scope: every brand in which the operator may do anything. */
  brands: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      timeZone: z.string(),
      demo: z.boolean(),
    }),
  ),
  /** Without a call for so long the session ends. */
  idleSeconds: z.int(),
  /** A step that asks for a fresh proof asks again after this. */
  provedUntil: z.iso.datetime(),
});
export type Me = z.infer<typeof me>;

/** Of what is typed to log in. */
export const OPERATOR_LOGIN_MAX = { name: 60, password: 200 } as const;
const password = z.string().min(1).max(OPERATOR_LOGIN_MAX.password);
export const OPERATOR_PASSWORD_MIN = 12;
const newPassword = z.string().min(OPERATOR_PASSWORD_MIN).max(64);
/** A code of the app, a recovery code, or a passkey's answer as JSON. */
const factor = z.string().min(1).max(4000);

export const logIn = opsEndpoint({
  method: 'POST',
  path: '/ops/session',
  access: 'anyone',
  summary: 'Logs an operator in; the answer sets the cookie. What is due still is in `due`',
  body: z.object({ name: z.string().trim().toLowerCase().min(1).max(OPERATOR_LOGIN_MAX.name), password }),
  value: me,
  limit: LIMITS.credential,
  refusals: ['operator_login_wrong', 'too_many_failures'],
});

export const logOut = opsEndpoint({
  method: 'DELETE',
  path: '/ops/session',
  access: 'operator',
  whileDue: true,
  summary: 'Ends the session and takes the cookie away',
  value: z.object({}),
  refusals: [],
});

export const showMe = opsEndpoint({
  method: 'GET',
  path: '/ops/me',
  access: 'operator',
  whileDue: true,
  summary: 'Who is logged in, what they may do, and what is due first',
  value: me,
  refusals: [],
});

export const offerFactors = opsEndpoint({
  method: 'POST',
  path: '/ops/session/factors',
  access: 'operator',
  whileDue: true,
  changesNothing: true,
  summary: 'What the session’s operator can prove a second factor with; `passkey` are request options',
  body: z.object({}),
  value: z.object({ totp: z.boolean(), passkey: z.record(z.string(), z.unknown()).nullable() }),
  refusals: [],
});

export const proveFactor = opsEndpoint({
  method: 'POST',
  path: '/ops/session/second-factor',
  access: 'operator',
  whileDue: true,
  summary: 'Shows the second factor after the password',
  body: z.object({ factor }),
  value: me,
  limit: LIMITS.credential,
  refusals: ['second_factor_wrong'],
});

export const stepUp = opsEndpoint({
  method: 'POST',
  path: '/ops/session/step-up',
  access: 'operator',
  whileDue: ['second_factor_setup', 'password'],
  summary:
    'A fresh proof of the person, for what asks for one: password, and the second factor where the account has one',
  body: z.object({ password, factor: factor.optional() }),
  value: me,
  limit: LIMITS.credential,
  refusals: ['operator_login_wrong', 'second_factor_wrong', 'too_many_failures'],
});

/** Where the console's page for a link stands; the token follows behind `#`, so that no server and no other site is sent it. */
export const OPERATOR_LINK_PATH = '/password-link';

export const usePasswordLink = opsEndpoint({
  method: 'POST',
  path: '/ops/password-link',
  access: 'anyone',
  summary: 'Chooses a password by a link of a letter, once; then the operator logs in as usual',
  body: z.object({ token: z.string().regex(/^[\w-]{20,200}$/), next: newPassword }),
  /** What is typed to log in. */
  value: z.object({ name: z.string() }),
  limit: LIMITS.credential,
  refusals: ['link_invalid', 'password_breached'],
});

export const choosePassword = opsEndpoint({
  method: 'PUT',
  path: '/ops/me/password',
  access: 'operator',
  whileDue: ['second_factor_setup', 'password'],
  summary: 'Chooses a new password; every other session of the operator ends',
  body: z.object({ current: password, next: newPassword }),
  value: me,
  limit: LIMITS.credential,
  refusals: ['operator_login_wrong', 'password_breached', 'too_many_failures'],
});
