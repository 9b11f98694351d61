import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { invitationName } from './agents.ts';

export const REMARK_LENGTH_MAX = 40;

/** As it is kept, by the rule of a link’s name: one line; null for none, undefined for text that cannot be one. */
export const memberRemark = invitationName;

export const noteRemark = endpoint({
  method: 'PUT',
  path: '/wps/agent/members/:id/remark',
  module: 'COMM3',
  access: 'agent',
  summary: 'Notes on a member directly below what the agent alone reads; an empty text takes it away',
  params: z.object({ id: z.uuid() }),
  /** Checked by `memberRemark`: what cannot be kept is refused with words of its own. */
  body: z.object({ remark: z.string().max(400) }),
  value: z.object({ remark: z.string().nullable() }),
  refusals: ['member_unknown', 'remark_not_direct', 'remark_invalid'],
  limit: LIMITS.write,
});
