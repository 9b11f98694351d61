import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { IN_LINE } from './agents.ts';

/** In hundred-thousandths of valid turnover: 700 is 0.70 %. */
export const rate = z.int().min(0).max(WHOLE_RATE);
export const rateCategory = z.enum(RATE_CATEGORIES);
/** What is left out stays as it is. */
export const someRates = z.partialRecord(rateCategory, rate);

/** Why rates are shown and cannot be set. */
export const RATES_HELD = ['affiliate', 'not_direct', 'frozen'] as const;

const ofMember = z.object({ id: z.uuid() });

/** What a change comes to. */
export const ratesChange = z.object({
  /** The day of the brand from which it counts. */
  fromDay: z.iso.date(),
  changes: z.array(
    z.object({
      category: rateCategory,
      from: rate,
      to: rate,
      /** How many agents below the member have more than that now, and will have no more than the member. */
      capped: z.int(),
    }),
  ),
});
export type RatesChange = z.infer<typeof ratesChange>;

export const memberRates = endpoint({
  method: 'GET',
  path: '/wps/agent/members/:id/rates',
  module: 'COMM3',
  access: 'agent',
  summary: 'The rates of a member below the agent: today, from tomorrow, and what the agent could give',
  params: ofMember,
  value: z.object({
    account: z.string().describe(IN_LINE),
    /** A rate counts while its account is an agent; before that it is kept. */
    isAgent: z.boolean(),
    /** Null: the asking agent may set them. */
    held: z.enum(RATES_HELD).nullable(),
    fromDay: z.iso.date(),
    rates: z.array(
      z.object({
        category: rateCategory,
        today: rate,
        tomorrow: rate,
        /** What it was given where that is more: agents above have less, so it is held down to theirs. */
        given: rate,
        /** The most the agent directly above may give: its own from tomorrow. */
        most: rate,
      }),
    ),
    /** What was given, newest first; a hundred rows at most. */
    history: z.array(
      z.object({
        fromDay: z.iso.date(),
        category: rateCategory,
        rate,
        setAt: z.iso.datetime(),
        byHouse: z.boolean(),
      }),
    ),
  }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});
export type MemberRates = z.infer<typeof memberRates.value>;

const refusals = [
  'member_unknown',
  'line_not_direct',
  'affiliate_only_invites',
  'agent_frozen',
  'rate_above_own',
] as const;

/** Changes nothing; the page asks before it lets the agent confirm. `rate_above_own` {category, max}. */
export const checkRates = endpoint({
  method: 'POST',
  path: '/wps/agent/members/:id/rates/check',
  module: 'COMM3',
  access: 'agent',
  summary: 'What a change of rates would come to',
  params: ofMember,
  body: z.object({ rates: someRates }),
  value: ratesChange,
  refusals,
  limit: LIMITS.read,
});

/** The same again changes nothing more: what counts from tomorrow is what was sent last. */
export const setRates = endpoint({
  method: 'POST',
  path: '/wps/agent/members/:id/rates',
  module: 'COMM3',
  access: 'agent',
  summary: 'Gives a member directly below other rates from tomorrow, none above the own',
  params: ofMember,
  body: z.object({ rates: someRates }),
  value: ratesChange,
  refusals,
  limit: LIMITS.write,
});

/** 1: agent, 42: affiliate. An appointment is taken back by the house alone. */
export const appointMember = endpoint({
  method: 'POST',
  path: '/wps/agent/members/:id/type',
  module: 'COMM3',
  access: 'agent',
  summary: 'A general agent appoints a member of the own line',
  params: ofMember,
  body: z.object({ type: z.union([z.literal(1), z.literal(42)]) }),
  value: z.object({ type: z.union([z.literal(1), z.literal(42)]) }),
  refusals: ['member_unknown', 'appoint_forbidden', 'already_agent', 'agent_frozen'],
  limit: LIMITS.write,
});
