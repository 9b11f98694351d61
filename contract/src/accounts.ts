import { z } from 'zod';
import { endpoint, LIMITS } from './endpoint.ts';
import { moneyText } from './money.ts';

/** 1, 2, 41, 42 are agents, 4 is a trial, 0 a member. Fixed reading of the specification's open point. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const TRIAL_TYPE = 4;

export const language = z.enum(['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI']);
export type Language = z.infer<typeof language>;

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
