import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

export const FEEDBACK_STATES = ['new', 'seen', 'done'] as const;
const FEEDBACK_NOTE_MAX = 2000;

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

export const listFeedback = list({
  path: '/ops/feedback',
  access: 'feedback.read',
  elsewhere: 'file',
  summary: 'What members have said to the house',
  row,
  /** waiting: whatever is not done. */
  choices: { state: ['waiting', ...FEEDBACK_STATES] },
  filters: { member: z.uuid() },
  search: true,
  sorts: ['at'],
  file: 'The same as CSV',
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
