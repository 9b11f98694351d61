import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { presetRates } from '../../people/agents/preset-rates.ts';
import { countGiven } from '../../query.ts';

/** How many accounts one agent may make on one day of the brand. */
export const MADE_PER_DAY_MAX = 100;

/** A member, or (by a general agent alone) an agent. */
const madeType = z.union([z.literal(0), z.literal(1)]);

const madeAccount = z.object({
  id: z.uuid(),
  /** In full as long as its owner has yet to log in: the agent hands it over. Masked from then on. */
  account: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
  madeAt: z.iso.datetime(),
  /** The owner has yet to choose a password and accept the terms: nothing else works until then. */
  waits: z.boolean(),
});
export type MadeAccount = z.infer<typeof madeAccount>;

export const madeAccounts = endpoint({
  method: 'GET',
  path: '/wps/agent/accounts',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What the agent may make accounts with, and the accounts made so far, newest first',
  query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(100, 10) }),
  value: z.object({
    /** Types that the agent may make; none for an affiliate. */
    types: z.array(madeType),
    leftToday: z.int(),
    /** The agent's own rates today: no account below may be given more. */
    ownRates: presetRates,
    list: z.array(madeAccount),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const text = z.string().max(2000);

export const makeAccount = endpoint({
  method: 'POST',
  path: '/wps/agent/accounts',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Makes an account directly below the agent, with a first password that is told once',
  body: z.object({
    username: text,
    nickname: text.optional(),
    type: madeType,
    rates: presetRates.default({}),
  }),
  value: z.object({
    id: z.uuid(),
    username: z.string(),
    /** Only its hash is kept. */
    firstPassword: z.string(),
  }),
  /** `invalid_input` lists fields as a registration does; `preset_above_own` {category, own}; `made_accounts_spent` {max}. */
  refusals: [
    'made_account_forbidden',
    'made_agent_forbidden',
    'agent_frozen',
    'brand_not_open',
    'username_taken',
    'preset_above_own',
    'made_accounts_spent',
  ],
  limit: LIMITS.write,
  idempotent: true,
});

export const renewFirstPassword = endpoint({
  method: 'POST',
  path: '/wps/agent/accounts/:id/password',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'Another first password for an account the agent has made, as long as its owner has not taken it over',
  params: z.object({ id: z.uuid() }),
  value: z.object({ username: z.string(), firstPassword: z.string() }),
  refusals: ['member_unknown', 'made_account_taken_over', 'agent_frozen'],
  limit: { max: 20, windowSeconds: 60, by: 'account' },
});
