import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { count, gameCode, moment, numero, resultText } from './ops-fields.ts';
import { PROBLEM_KINDS } from './problem-ops.ts';

/* Draws that wait for their result, and how operators type it or send a file. */

const waitingDraw = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  drawsAt: moment,
  /** From then on it is late. */
  lateAt: moment,
  /** How many have said a result; what they said is not shown before it is one. */
  said: z.object({ feed: count, file: count, typed: count }),
  typedByMe: z.boolean(),
  /** Operators may type its result. */
  mayType: z.boolean(),
  problems: z.array(z.enum(PROBLEM_KINDS)),
});
export type WaitingDraw = z.infer<typeof waitingDraw>;

export const listWaitingDraws = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-results',
  access: 'feeds.read',
  house: true,
  summary:
    'Draws of other lotteries that have taken place and have no result yet, the oldest first, and the last ones that have',
  value: z.object({
    now: moment,
    waiting: z.array(waitingDraw).max(100),
    /** The next draw of each game whose results come from elsewhere. */
    next: z.array(z.object({ gameCode: z.string(), numero: z.string(), drawsAt: moment })),
    given: z
      .array(
        z.object({
          id: z.uuid(),
          gameCode: z.string(),
          numero: z.string(),
          result: z.string(),
          source: z.string(),
          givenBy: z.string().nullable(),
          givenAt: moment,
          version: z.int(),
        }),
      )
      .max(20),
  }),
  refusals: [],
});

export const typeResult = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-results',
  access: 'feeds.type',
  house: true,
  summary:
    'Types a draw’s result: the second operator who types the same makes it one, without having seen the first',
  body: z.object({ gameCode, numero, result: resultText }),
  /** contradiction: the two differ, another operator decides. */
  value: z.object({ status: z.enum(['agreed', 'waits', 'contradiction']) }),
  refusals: [
    'lottery_game_unknown',
    'draw_unknown',
    'result_too_early',
    'result_unreadable',
    'result_there',
    'draw_cancelled_already',
    'result_derived',
    'result_held',
    'typing_off',
    'typed_already',
  ],
});

/** Lines of one file at most. */
export const RESULT_FILE_LINES_MAX = 500;
export const RESULT_LINE_ANSWERS = [
  'fits',
  'agrees',
  'differs',
  'disputed',
  'doubled',
  'unreadable',
  'unknown_draw',
  'too_early',
  'cancelled',
] as const;
const fileLine = z.object({
  line: z.int(),
  numero: z.string(),
  result: z.string(),
  /** fits: becomes the result · agrees: is the result already; every other stops the file. */
  answer: z.enum(RESULT_LINE_ANSWERS),
});
export type ResultFileLine = z.infer<typeof fileLine>;

export const sendResultFile = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-results/file',
  access: 'feeds.type',
  house: true,
  summary:
    'Reads a file of results, CSV or JSON, and answers each line; if all fit it waits for a second operator',
  body: z.object({
    gameCode,
    text: z.string().min(1).max(800_000),
    /** Left out: it is read and answered, and no case waits. */
    reason: reason.optional(),
  }),
  value: z.object({
    lines: z.array(fileLine).max(RESULT_FILE_LINES_MAX),
    fitting: count,
    proposalId: z.uuid().nullable(),
  }),
  refusals: ['lottery_game_unknown', 'result_derived', 'result_file_unreadable'],
  bodyLimit: 1024 * 1024,
});
