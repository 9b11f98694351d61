import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { list } from '../../ops-list.ts';

const facts = z.record(z.string(), z.unknown()).nullable();

const securityEvent = z.object({
  id: z.uuid(),
  /** In the order of writing, over all members. */
  number: z.string(),
  kind: z.string(),
  address: z.string(),
  country: z.string().nullable(),
  device: z.string(),
  before: facts,
  after: facts,
  at: z.iso.datetime(),
  /** It is in a block of the chain: a change would show. */
  sealed: z.boolean(),
});

export const listSecurityEvents = list({
  path: '/ops/members/:id/security-events',
  access: 'audit.read',
  summary: 'The security record of a member, from the sealed chain',
  params: ofMember,
  row: securityEvent,
  filters: { kind: z.string().regex(/^[a-z_]{1,40}$/) },
  sorts: ['at'],
  refusals: ['not_found'],
});

const accessFailure = z.object({
  id: z.uuid(),
  method: z.string(),
  reason: z.string(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  device: z.string().nullable(),
  /** Equal failures of one moment are one line. */
  hits: z.int(),
  at: z.iso.datetime(),
});

export const listAccessFailures = list({
  path: '/ops/members/:id/access-failures',
  access: 'audit.read',
  summary: 'Failed log-ins of the last ninety days at a member’s account',
  params: ofMember,
  row: accessFailure,
  sorts: ['at'],
  refusals: ['not_found'],
});
