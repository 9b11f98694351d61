import { CONTACT_WAYS } from '@lanna/rules/people/authentication/contact-way';
import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { presetRates } from '../../people/agents/preset-rates.ts';
import { JOIN_WISHES } from './join.ts';

export const JOIN_STATES = ['new', 'seen', 'done'] as const;
const JOIN_NOTE_MAX = 2000;

const contact = z.object({ way: z.enum(CONTACT_WAYS), value: z.string() });

const row = z.object({
  id: z.string(),
  brand: z.string(),
  sentAt: z.iso.datetime(),
  name: z.string(),
  wish: z.enum(JOIN_WISHES),
  /** Masked. */
  contacts: z.array(contact),
  players: z.string(),
  remark: z.string(),
  /** Of the page when it was sent. */
  language: z.string(),
  /** The account it was sent from, if from one. */
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(JOIN_STATES),
  note: z.string(),
  /** The account it has become. */
  agent: z.object({ id: z.string(), name: z.string() }).nullable(),
  handledBy: z.string().nullable(),
  handledAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type JoinRow = z.infer<typeof row>;

export const listApplications = list({
  path: '/ops/join',
  access: 'join.read',
  summary: 'Who has applied to become an agent, contacts masked',
  row,
  choices: {
    /** waiting: whatever is not done. */
    state: ['waiting', ...JOIN_STATES],
    wish: JOIN_WISHES,
  },
  /** In the name and what was written; a contact only as a whole, so that a list cannot be searched out of its masks. */
  search: true,
  sorts: ['at'],
  file: 'The same as CSV, contacts masked',
});

export const revealApplicant = opsEndpoint({
  method: 'POST',
  path: '/ops/join/:id/reveal',
  access: 'join.answer',
  summary: 'The contacts of one applicant in full; asking for them is recorded',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  value: z.object({ contacts: z.array(contact) }),
  refusals: ['not_found'],
});

export const answerApplication = opsEndpoint({
  method: 'PUT',
  path: '/ops/join/:id',
  access: 'join.answer',
  summary: 'Notes what was looked at and what is done; the applicant is written to by hand',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    version: z.int(),
    state: z.enum(JOIN_STATES),
    note: z.string().trim().max(JOIN_NOTE_MAX),
  }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile', 'join_already_open'],
});

export const makeAgentOfApplication = opsEndpoint({
  method: 'POST',
  path: '/ops/join/:id/agent',
  access: 'join.appoint',
  summary: 'Makes an agent of an applicant: appoints the account the application was sent from, or makes one',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    version: z.int(),
    /** 1: agent; 41: affiliate of the brand. */
    type: z.union([z.literal(1), z.literal(41)]),
    /** Of the account that is made; of an applicant with an account it is not read. */
    username: z.string().max(200),
    rates: presetRates,
    reason,
  }),
  /** `firstPassword`: shown this once; null where the applicant has an account already. */
  value: z.object({ application: row, username: z.string(), firstPassword: z.string().nullable() }),
  refusals: [
    'not_found',
    'changed_meanwhile',
    'join_already_agent',
    'join_rates_above_plans',
    'username_taken',
    'trial_account',
    'agent_has_downline',
  ],
});
