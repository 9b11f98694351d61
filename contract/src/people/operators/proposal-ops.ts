import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';

/** Four eyes: what one operator proposes and another decides. `/ops/proposals`. */

const id = z.object({ id: z.uuid() });
const PROPOSAL_STATES = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const;
const facts = z.record(z.string(), z.unknown()).nullable();
const who = z.object({ id: z.string(), name: z.string() });
export const subject = z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() });

export const proposalRow = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null for what concerns the whole house. */
  brand: z.string().nullable(),
  subject,
  reason: z.string(),
  proposedBy: who,
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(PROPOSAL_STATES),
  decidedBy: who.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
  /** Proposed by who asks. */
  own: z.boolean(),
  /** Who asks may approve or refuse it. */
  mayDecide: z.boolean(),
});
export type ProposalRow = z.infer<typeof proposalRow>;

/** Two operators are two people. */
const obstacle = z.object({
  code: z.enum(['approver_too_fresh', 'proposal_same_person', 'proposal_same_device']),
  until: z.iso.datetime().nullable(),
});
export type ApprovalObstacle = z.infer<typeof obstacle>;

export const listProposals = list({
  path: '/ops/proposals',
  access: 'operator',
  summary:
    'Proposals: the own ones, and those of the brands in which the operator approves or reads operators',
  row: proposalRow,
  choices: {
    state: PROPOSAL_STATES,
    /** 1: what the operator proposed; 0: what others did. */
    own: ['0', '1'],
  },
  filters: { kind: z.string().max(60) },
  sorts: ['at'],
  file: 'The same as a file',
});

export const showProposal = opsEndpoint({
  method: 'GET',
  path: '/ops/proposals/:id',
  access: 'operator',
  summary: 'One proposal with what it would change, as things stand now',
  params: id,
  value: proposalRow.extend({
    before: facts,
    after: facts,
    /** Why who asks may not approve it although their roles reach, and until when (null: it does not pass by itself). */
    obstacle: obstacle.nullable(),
  }),
  refusals: ['not_found'],
});

export const approveProposal = opsEndpoint({
  method: 'POST',
  path: '/ops/proposals/:id/approve',
  access: 'operators.approve',
  stepUp: true,
  summary:
    'Carries a proposal out; not by the operator who proposed it, and not without the permission of its kind',
  params: id,
  body: z.object({ reason: reason.optional() }),
  value: z.object({}),
  refusals: [
    'not_found',
    'proposal_own',
    'proposal_decided',
    'proposal_expired',
    'proposal_outdated',
    'beyond_own_rights',
    'operator_own',
    'last_owner',
    'approver_too_fresh',
    'proposal_same_person',
    'proposal_same_device',
    'operator_mail_missing',
  ],
});

export const refuseProposal = opsEndpoint({
  method: 'POST',
  path: '/ops/proposals/:id/refuse',
  access: 'operators.approve',
  summary: 'Refuses a proposal; nothing is carried out',
  params: id,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'proposal_own', 'proposal_decided', 'proposal_expired'],
});

export const withdrawProposal = opsEndpoint({
  method: 'POST',
  path: '/ops/proposals/:id/withdraw',
  access: 'operator',
  summary: 'Takes an own proposal back',
  params: id,
  body: z.object({}),
  value: z.object({}),
  refusals: ['not_found', 'proposal_decided', 'proposal_expired'],
});
