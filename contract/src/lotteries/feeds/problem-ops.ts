import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { DRAW_STATES } from '../draws/draws.ts';
import { count, gameCode, moment, resultText } from './ops-fields.ts';

/* What was said of draws and does not fit. */

export const PROBLEM_KINDS = [
  'contradiction',
  'late',
  'gap',
  'stopped',
  'unreadable',
  'unknown_draw',
  'too_early',
  'calendar',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
export const REPORT_SOURCES = ['feed', 'file', 'typed'] as const;

const problem = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  times: count,
  openedAt: moment,
  closedAt: moment.nullable(),
  /** Null as well where it has settled itself. */
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** What was said that did not fit. */
  details: z.array(z.object({ by: z.string(), text: z.string(), at: moment })),
  /** Of a contradiction; null while the operator must not see them: who has typed one, or may not decide. */
  sayings: z
    .array(
      z.object({
        id: z.uuid(),
        result: z.string(),
        source: z.enum(REPORT_SOURCES),
        by: z.string(),
        at: moment,
        dismissed: z.boolean(),
      }),
    )
    .nullable(),
  draw: z
    .object({ id: z.uuid(), state: z.enum(DRAW_STATES), drawsAt: moment, result: z.string().nullable() })
    .nullable(),
  /** The operator has typed one of the results, so another operator decides. */
  isOwn: z.boolean(),
});
export type ProblemRow = z.infer<typeof problem>;

export const listProblems = list({
  path: '/ops/lottery-problems',
  access: 'feeds.read',
  house: true,
  summary: 'What was said of draws and does not fit, draws that are late, and gaps',
  row: problem,
  choices: { state: ['open', 'closed'], kind: PROBLEM_KINDS },
  filters: { game: gameCode },
  search: true,
  sorts: ['at'],
  file: 'The same as CSV, without what was said',
});

export const closeProblem = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-problems/:id/close',
  access: 'feeds.decide',
  house: true,
  summary:
    'Closes a problem. Of a contradiction: which of the results that were said is right, or none, and all is said anew',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    note: reason,
    /** One of those that were said; null: none. Only of a contradiction. */
    result: resultText.nullable().optional(),
  }),
  value: z.object({ given: z.boolean() }),
  refusals: [
    'not_found',
    'feed_problem_closed',
    'feed_problem_own',
    'result_not_said',
    'result_there',
    'result_too_early',
    'draw_cancelled_already',
  ],
});
