import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, day, listOf, listQuery, searchText } from '../../ops-list.ts';
import { given } from '../../query.ts';
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

/** Days are UTC. `text` is looked for in subject, reason and the operator's name. */
const query = listQuery(
  {
    operator: given(z.uuid()),
    action: given(z.string().max(80)),
    subjectKind: given(z.string().max(40)),
    subjectId: given(z.string().max(200)),
    from: given(day),
    to: given(day),
    text: given(searchText),
  },
  ['at'],
);

export const listActions = opsEndpoint({
  method: 'GET',
  path: '/ops/actions',
  access: 'operators.read',
  summary:
    'What operators did. Who reads for single brands sees what was done in them, and nothing of the house',
  query,
  value: listOf(actionRow),
  refusals: [],
});

export const actionsCsv = opsEndpoint({
  ...listActions,
  path: '/ops/actions.csv',
  summary: 'The same as a file',
  query: csvQuery(query),
  value: z.string(),
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
