import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { list, searchText } from '../../ops-list.ts';
import { subject } from './proposal-ops.ts';

/** The sealed record of what operators do: `/ops/actions`. */

export const actionRow = z.object({
  id: z.string(),
  number: z.string(),
  at: z.iso.datetime(),
  /** Null for what the house does by itself. */
  operatorId: z.string().nullable(),
  operatorName: z.string(),
  action: z.string(),
  /** Null for what concerns the whole house. */
  brand: z.string().nullable(),
  subject,
  reason: z.string().nullable(),
  address: z.string(),
});
export type ActionRow = z.infer<typeof actionRow>;

export const listActions = list({
  path: '/ops/actions',
  access: 'operators.read',
  elsewhere: 'file',
  summary:
    'What operators did. Who reads for single brands sees what was done in them, and nothing of the house',
  row: actionRow,
  filters: {
    operator: z.uuid(),
    action: z.string().max(80),
    subjectKind: z.string().max(40),
    subjectId: z.string().max(200),
    /** Looked for in subject, reason and the operator's name. */
    text: searchText,
  },
  /** UTC. */
  days: true,
  sorts: ['at'],
  file: 'The same as a file',
});

const facts = z.record(z.string(), z.unknown()).nullable();
export const showAction = opsEndpoint({
  method: 'GET',
  path: '/ops/actions/:id',
  access: 'operators.read',
  summary: 'One action with what was before and after',
  params: z.object({ id: z.uuid() }),
  value: actionRow.extend({
    before: facts,
    after: facts,
    device: z.string(),
    /** The block it is sealed in; null while it waits for the next one. */
    block: z.string().nullable(),
  }),
  refusals: ['not_found'],
});
