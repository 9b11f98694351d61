import { z } from 'zod';
import { list } from '../../ops-list.ts';

const row = z.object({
  id: z.string(),
  brand: z.string(),
  words: z.string(),
  /** Of the pages where it was looked for. */
  language: z.string(),
  times: z.int(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
});
export type NothingRow = z.infer<typeof row>;

/** Searches of fewer are not shown: what one person alone types may be about that person. */
export const LEAST_TIMES = 3;

export const listNothing = list({
  path: '/ops/search/nothing',
  access: 'finding.read',
  elsewhere: 'both',
  summary: `What was looked for at least ${LEAST_TIMES} times and not found, the most frequent first, of the last 90 days`,
  row,
  search: true,
  sorts: ['times', 'last'],
  file: 'The same as CSV',
});
