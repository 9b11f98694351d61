import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint } from '../../ops.ts';
import { listOf, listQuery } from '../../ops-list.ts';
import { given } from '../../query.ts';

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

export const listSecurityEvents = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/security-events',
  access: 'audit.read',
  summary: 'The security record of a member, from the sealed chain',
  params: ofMember,
  query: listQuery({ kind: given(z.string().regex(/^[a-z_]{1,40}$/)) }, ['at']),
  value: listOf(securityEvent),
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

export const listAccessFailures = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/access-failures',
  access: 'audit.read',
  summary: 'Failed log-ins of the last ninety days at a member’s account',
  params: ofMember,
  query: listQuery({}, ['at']),
  value: listOf(accessFailure),
  refusals: ['not_found'],
});
