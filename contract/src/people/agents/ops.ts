import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { memberRow } from '../members/ops.ts';
import { INVITATION_NAME_LENGTH_MAX, invitation } from './agents.ts';
import { memberRates, ratesChange, someRates } from './rates.ts';

const named = z.object({ id: z.uuid(), username: z.string(), type: memberRow.shape.type });

export const agentRow = z.object({
  ...named.shape,
  brand: z.string(),
  status: memberRow.shape.status,
  agent: z.object({ id: z.uuid(), username: z.string() }).nullable(),
  /** Directly below: members and agents together, and of these the agents. */
  direct: z.int(),
  agents: z.int(),
  openCodes: z.int(),
  registeredAt: z.iso.datetime(),
});
export type AgentRow = z.infer<typeof agentRow>;

/** Without `under` and `search` the agents at the top. */
export const listAgents = list({
  path: '/ops/agents',
  access: 'agents.read',
  elsewhere: 'both',
  summary: 'The tree of agents, one level at a time',
  row: agentRow,
  filters: { under: z.uuid() },
  /** By the beginning of a name, or a whole invitation code. */
  search: true,
  sorts: ['name', 'registered'],
});

export const showLine = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/line',
  access: 'agents.read',
  summary: 'Whom a member is below, and how many are below the member',
  params: ofMember,
  value: z.object({
    username: z.string(),
    /** From the top of the tree down to the agent above. */
    above: z.array(named),
    direct: z.int(),
    whole: z.int(),
    agents: z.int(),
    /** What happened to the line, newest first; a hundred rows at most. A move counts from the next day of the brand. */
    history: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['joined', 'moved', 'appointed']),
        from: z.string().nullable(),
        to: z.string().nullable(),
        wasAgent: z.boolean(),
        isAgent: z.boolean(),
        at: z.iso.datetime(),
      }),
    ),
    /** The freeze in force. */
    freeze: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  }),
  refusals: ['not_found'],
});

export const moveInLine = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/line',
  access: 'agents.move',
  summary: 'Puts a member, with all below, under another agent of the brand, or under none',
  params: ofMember,
  /** By user name; empty: under no agent. */
  body: z.object({ agent: z.string().trim().max(64), reason, version: z.int() }),
  /** A proposal, where a second operator is needed. */
  value: z.object({ version: z.int(), proposalId: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'agent_line_impossible'],
});

export const appointAgent = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/type',
  access: 'agents.appoint',
  summary: 'Appoints an agent, changes the kind, or (0) takes the appointment back',
  params: ofMember,
  body: z.object({
    type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
    reason,
    version: z.int(),
  }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile', 'agent_has_downline', 'trial_account'],
});

export const listCodes = opsEndpoint({
  method: 'GET',
  path: '/ops/agents/:id/codes',
  access: 'agents.read',
  summary: 'An agent’s invitation codes, with their links and how many came by each',
  params: ofMember,
  value: z.object({ rows: z.array(invitation.omit({ reopensForMs: true })), link: z.string().nullable() }),
  refusals: ['not_found'],
});

export const openCode = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/codes',
  access: 'agents.codes',
  summary: 'Opens another invitation code of an agent',
  params: ofMember,
  body: z.object({ name: z.string().max(INVITATION_NAME_LENGTH_MAX * 2), reason }),
  value: invitation,
  refusals: [
    'not_found',
    'not_an_agent',
    'invitation_limit_reached',
    'invitation_name_invalid',
    'invitation_name_taken',
  ],
});

export const closeCode = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/codes/:code/close',
  access: 'agents.codes',
  summary: 'Closes an invitation code; who came by it stays',
  params: z.object({ id: z.uuid(), code: z.string().max(40) }),
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'invitation_unknown'],
});

export const freezeAgent = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/freeze',
  access: 'agents.freeze',
  summary:
    'Freezes an agent: what is earned waits, nothing goes down the line, no link is opened. Again: the first freeze stays',
  params: ofMember,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'not_an_agent'],
});

export const liftFreeze = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/lift-freeze',
  access: 'agents.freeze',
  summary: 'Lifts the freeze of an agent',
  params: ofMember,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'agent_not_frozen'],
});

export const agentRates = opsEndpoint({
  method: 'GET',
  path: '/ops/agents/:id/rates',
  access: 'agents.read',
  summary: 'An account’s rates: today, from tomorrow, what it was given and what is the most',
  params: ofMember,
  value: memberRates.value.pick({ rates: true, history: true, fromDay: true, isAgent: true }),
  refusals: ['not_found'],
});

export const giveRates = opsEndpoint({
  method: 'POST',
  path: '/ops/agents/:id/rates',
  access: 'agents.rates',
  summary:
    'Gives an account rates from tomorrow, none above those of the agent above; above the brand’s plans two operators do',
  params: ofMember,
  body: z.object({ rates: someRates, reason }),
  /** `proposal`: above what the brand's plans give it waits for a second operator. */
  value: ratesChange.extend({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'rate_above_own'],
});
