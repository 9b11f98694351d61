import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { given } from '../../query.ts';
import { someRates } from './rates.ts';

const PLAN_NAME_MAX = 60;

const modes = z.partialRecord(z.enum(PRIZE_MODES), z.int().min(0).max(2000));
const wanted = {
  name: z.string().trim().min(1).max(PLAN_NAME_MAX),
  rates: someRates,
  modes,
  /** Offered first; only one plan of a brand is. */
  isDefault: z.boolean(),
};

export const plan = z.object({
  id: z.uuid(),
  brand: z.string(),
  ...wanted,
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** How many agents were given it, in any version. */
  given: z.int(),
});
export type Plan = z.infer<typeof plan>;

export const listPlans = opsEndpoint({
  method: 'GET',
  path: '/ops/agent-plans',
  access: 'agents.read',
  summary: 'Templates of rates and prize modes for agents',
  query: z.object({ brand: given(z.string().max(40)) }),
  value: z.object({ rows: z.array(plan) }),
  refusals: [],
});

export const addPlan = opsEndpoint({
  method: 'POST',
  path: '/ops/agent-plans',
  access: 'agents.plans',
  summary: 'Adds a template',
  body: z.object({ ...wanted, brand: z.string().max(40), reason }),
  /** Above every plan there is it waits for a second operator, and there is no plan yet. */
  value: z.object({ id: z.uuid().nullable(), proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'rate_above_own', 'plan_name_taken'],
});

/** A closed plan is offered no more; agents keep what they were given. */
export const changePlan = opsEndpoint({
  method: 'POST',
  path: '/ops/agent-plans/:id',
  access: 'agents.plans',
  summary: 'Changes a template; agents keep what they were given by it',
  params: z.object({ id: z.uuid() }),
  body: z.object({ ...wanted, closed: z.boolean(), version: z.int(), reason }),
  /** `proposal`: as of a new plan; the version stays. */
  value: z.object({ version: z.int(), proposal: z.uuid().nullable() }),
  refusals: ['plan_unknown', 'changed_meanwhile', 'rate_above_own', 'plan_name_taken'],
});

export const applyPlan = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/plan',
  access: 'agents.rates',
  summary: 'Gives an agent what a plan says from tomorrow; what is above the agent above is cut down to that',
  params: ofMember,
  body: z.object({ plan: z.uuid(), reason }),
  value: z.object({ fromDay: z.iso.date() }),
  refusals: ['not_found', 'not_an_agent', 'plan_unknown'],
});
