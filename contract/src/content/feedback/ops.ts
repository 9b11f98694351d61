import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, listOf, listQuery, searchText } from '../../ops-list.ts';
import { given } from '../../query.ts';

export const FEEDBACK_STATES = ['new', 'seen', 'done'] as const;
export const FEEDBACK_NOTE_MAX = 2000;

const row = z.object({
  id: z.string(),
  brand: z.string(),
  sentAt: z.iso.datetime(),
  content: z.string(),
  /** Of the page when it was written. */
  language: z.string(),
  device: z.string(),
  member: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(FEEDBACK_STATES),
  note: z.string(),
  handledBy: z.string().nullable(),
  handledAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type FeedbackRow = z.infer<typeof row>;

const query = listQuery(
  {
    /** waiting: whatever is not done. */
    state: given(z.enum([...FEEDBACK_STATES, 'waiting'])),
    search: given(searchText),
    member: given(z.uuid()),
  },
  ['at'],
);

export const listFeedback = opsEndpoint({
  method: 'GET',
  path: '/ops/feedback',
  access: 'feedback.read',
  summary: 'What members have said to the house',
  query,
  value: listOf(row),
  refusals: [],
});

export const exportFeedback = opsEndpoint({
  ...listFeedback,
  path: '/ops/feedback.csv',
  summary: 'The same as CSV',
  query: csvQuery(query),
  value: z.string(),
});

export const answerFeedback = opsEndpoint({
  method: 'PUT',
  path: '/ops/feedback/:id',
  access: 'feedback.answer',
  summary: 'Notes what was looked at and what is done; the member is not told',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    version: z.int(),
    state: z.enum(FEEDBACK_STATES),
    note: z.string().trim().max(FEEDBACK_NOTE_MAX),
  }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile'],
});
