import { z } from 'zod';
import { endpoint, LIMITS } from './endpoint.ts';
import { moneyText } from './money.ts';

/** 1, 2, 41, 42 are agents, 4 is a trial, 0 a member. Fixed reading of the specification's open point. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const TRIAL_TYPE = 4;

/** Letter first, then letters and digits; compared without case. */
export const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{3,19}$/);
export const password = z.string().min(8).max(64);
export const language = z.enum(['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI']);
export type Language = z.infer<typeof language>;

const loggedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  access: 'anyone',
  encrypted: true,
  summary: 'Registers a member by username and logs in',
  body: z.object({
    username,
    password,
    confirmPassword: z.string().max(64),
    termsAccepted: z.literal(true),
    language: language.optional(),
    login: z.literal(true).optional(),
    registerMethod: z.literal('WEB').optional(),
    registerUrl: z.string().max(500).optional(),
  }),
  value: loggedIn,
  refusals: ['username_taken', 'encryption_invalid', 'replayed'],
  limit: LIMITS.credential,
});

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  access: 'anyone',
  encrypted: true,
  summary: 'Logs in by username and password',
  body: z.object({
    type: z.literal('username'),
    username: z.string().trim().min(1).max(64),
    password: z.string().min(1).max(256),
  }),
  value: loggedIn,
  refusals: ['bad_credentials', 'account_disabled', 'too_many_failures', 'encryption_invalid', 'replayed'],
  limit: LIMITS.credential,
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  access: 'session',
  summary: 'Ends the session; its token is dead at once',
  value: z.object({}),
  refusals: [],
  limit: LIMITS.write,
  openWhenClosed: true,
});

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  access: 'session',
  summary: 'Who is logged in',
  value: z.object({
    id: z.uuid(),
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]),
    toUpline: z.boolean(),
    clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
    memberLabel: z.array(z.string()),
    language,
    currency: z.string(),
    registeredAt: z.iso.datetime(),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  access: 'session',
  summary: 'The spendable balance',
  value: z.object({ sumBalance: moneyText, currency: z.string() }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

export const encryptionKeys = endpoint({
  method: 'GET',
  path: '/wps/system/encryption',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Public keys for encrypted bodies (JWKS); the first is the one to use',
  value: z.object({ keys: z.array(z.record(z.string(), z.string())).min(1) }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});
