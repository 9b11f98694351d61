import { z } from 'zod';
import { DRAW_STATES } from '../draws/draws.ts';
import { moneyText } from '../money.ts';
import { opsEndpoint, reason } from '../ops.ts';
import { csvQuery, day, listOf, listQuery, searchText } from '../ops-list.ts';
import { given } from '../query.ts';

/** The operator's calls about results of lotteries. Draws are those of all brands, so all of it concerns the whole house. */

const moment = z.iso.datetime();
const gameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);
const resultText = z.string().trim().min(1).max(4000);
const count = z.int().nonnegative();

export const PROBLEM_KINDS = [
  'contradiction',
  'late',
  'gap',
  'unreadable',
  'unknown_draw',
  'too_early',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
export const SAYING_SOURCES = ['feed', 'file', 'typed'] as const;

// ── draws that wait for their result ────────────────────────────────────────────────────────────────────────────────

const waitingDraw = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  drawsAt: moment,
  /** From then on it is late. */
  lateAt: moment,
  /** How many have said a result; what, nobody is shown before it is one. */
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
  /** contradiction: the two differ, somebody else decides. */
  value: z.object({ status: z.enum(['agreed', 'waits', 'contradiction']) }),
  refusals: [
    'lottery_game_unknown',
    'draw_unknown',
    'result_too_early',
    'result_unreadable',
    'result_there',
    'draw_cancelled_already',
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
    /** Left out: it is read and answered, and nothing waits for anybody. */
    reason: reason.optional(),
  }),
  value: z.object({
    lines: z.array(fileLine).max(RESULT_FILE_LINES_MAX),
    fitting: count,
    proposalId: z.uuid().nullable(),
  }),
  refusals: ['lottery_game_unknown', 'result_file_unreadable'],
  bodyLimit: 1024 * 1024,
});

// ── what does not fit ───────────────────────────────────────────────────────────────────────────────────────────────

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
        source: z.enum(SAYING_SOURCES),
        by: z.string(),
        at: moment,
        dismissed: z.boolean(),
      }),
    )
    .nullable(),
  draw: z
    .object({ id: z.uuid(), state: z.enum(DRAW_STATES), drawsAt: moment, result: z.string().nullable() })
    .nullable(),
  /** The operator has typed one of the results, so somebody else decides. */
  isOwn: z.boolean(),
});
export type ProblemRow = z.infer<typeof problem>;

const problemQuery = listQuery(
  {
    state: given(z.enum(['open', 'closed'])),
    kind: given(z.enum(PROBLEM_KINDS)),
    game: given(gameCode),
    search: given(searchText),
  },
  ['at'],
);
export const listProblems = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-problems',
  access: 'feeds.read',
  house: true,
  summary: 'What was said of draws and does not fit, draws that are late, and gaps',
  query: problemQuery,
  value: listOf(problem),
  refusals: [],
});
export const problemsFile = opsEndpoint({
  ...listProblems,
  path: '/ops/lottery-problems.csv',
  summary: 'The same as CSV, without what was said',
  query: csvQuery(problemQuery),
  value: z.string(),
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

// ── feeds and how games come by their results ───────────────────────────────────────────────────────────────────────

const code = z.string().regex(/^[A-Z0-9_]{2,20}$/);
const feed = z.object({
  code: z.string(),
  name: z.string(),
  publicKey: z.string(),
  /** SHA-256 of the key. */
  fingerprint: z.string(),
  games: z.array(z.string()),
  enabled: z.boolean(),
  version: z.int(),
  /** Of the last thirty days. */
  sayings: count,
  lastSaidAt: moment.nullable(),
});
export type FeedRow = z.infer<typeof feed>;
const fedGame = z.object({
  code: z.string(),
  typed: z.boolean(),
  oneIsEnough: z.boolean(),
  patienceMinutes: z.int(),
  version: z.int(),
  /** Codes of the enabled feeds that bring its results. */
  feeds: z.array(z.string()),
  /** Without a feed and without typing nobody can bet on it. */
  isSourced: z.boolean(),
});
export type FedGameRow = z.infer<typeof fedGame>;

export const listFeeds = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-feeds',
  access: 'feeds.read',
  house: true,
  summary: 'Feeds of results with their keys, and how each game comes by its results',
  value: z.object({
    feeds: z.array(feed),
    games: z.array(fedGame),
    /** Where a feed sends what it says, below any host of a brand. */
    path: z.string(),
  }),
  refusals: [],
});

const feedFields = z.object({
  name: z.string().trim().min(1).max(80),
  publicKey: z.string().trim().min(100).max(8000),
  games: z.array(gameCode).min(1).max(50),
});
export type FeedFields = z.infer<typeof feedFields>;
const proposed = z.object({ proposalId: z.uuid() });

export const addFeed = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-feeds',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes a feed: it is believed once a second operator has approved its key',
  body: feedFields.extend({ code, reason }),
  value: proposed,
  refusals: ['feed_code_taken', 'feed_key_unusable', 'feed_key_taken', 'feed_game_unfit'],
});

export const changeFeed = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery-feeds/:code',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes another name, key or list of games of a feed, or to switch it on again',
  params: z.object({ code }),
  body: feedFields.extend({ version: z.int().positive(), reason }),
  value: proposed,
  refusals: ['not_found', 'changed_meanwhile', 'feed_key_unusable', 'feed_key_taken', 'feed_game_unfit'],
});

export const stopFeed = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-feeds/:code/stop',
  access: 'feeds.change',
  house: true,
  summary:
    'Switches a feed off at once: it is not heard, and what it has said of draws without a result counts no more',
  params: z.object({ code }),
  body: z.object({ version: z.int().positive(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const changeFedGame = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery-feeds/games/:game',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'How a game comes by its results; that one feed is enough is approved by a second operator',
  params: z.object({ game: gameCode }),
  body: z.object({
    /** 0 where nobody has set anything. */
    version: z.int().nonnegative(),
    typed: z.boolean(),
    oneIsEnough: z.boolean(),
    patienceMinutes: z.int().min(1).max(10_080),
    reason,
  }),
  value: z.object({ proposalId: z.uuid().nullable() }),
  refusals: ['lottery_game_unknown', 'changed_meanwhile'],
});

// ── draws of all games: correcting and cancelling ───────────────────────────────────────────────────────────────────

const drawRow = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  numero: z.string(),
  closesAt: moment,
  drawsAt: moment,
  state: z.enum(DRAW_STATES),
  result: z.string().nullable(),
  version: z.int(),
  source: z.string().nullable(),
  givenBy: z.string().nullable(),
});
export type OpsDrawRow = z.infer<typeof drawRow>;
const drawQuery = listQuery(
  {
    game: given(gameCode),
    state: given(z.enum(DRAW_STATES)),
    /** A numero from its beginning. */
    search: given(searchText),
    from: given(day),
    to: given(day),
    corrected: given(z.literal('yes')),
    /** Draws to come are left out otherwise, where neither state nor numero is asked for. */
    upcoming: given(z.literal('yes')),
  },
  ['at'],
);

export const listOpsDraws = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-draws',
  access: 'feeds.read',
  house: true,
  summary: 'Draws of all lotteries with what came of them',
  query: drawQuery,
  value: listOf(drawRow),
  refusals: [],
});
export const opsDrawsFile = opsEndpoint({
  ...listOpsDraws,
  path: '/ops/lottery-draws.csv',
  summary: 'The same as CSV',
  query: csvQuery(drawQuery),
  value: z.string(),
});

/** What stands on a draw, of all brands; one row a currency. */
const atStake = z.object({
  currency: z.string(),
  lines: count,
  players: count,
  stake: moneyText,
  /** What its settlement has paid so far. */
  paid: moneyText,
});
export type AtStake = z.infer<typeof atStake>;

export const showOpsDraw = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-draws/:id',
  access: 'feeds.read',
  house: true,
  summary: 'One draw: every version of its result, what stands on it, and what may be done',
  params: z.object({ id: z.uuid() }),
  value: drawRow.extend({
    /** Drawn here: its result follows from its proof and is never another. */
    isHouse: z.boolean(),
    cancelReason: z.string().nullable(),
    versions: z.array(
      z.object({
        version: z.int(),
        result: z.string(),
        source: z.string(),
        givenBy: z.string().nullable(),
        reason: z.string().nullable(),
        givenAt: moment,
      }),
    ),
    atStake: z.array(atStake),
    moves: z.array(z.enum(['correct', 'cancel'])),
  }),
  refusals: ['not_found'],
});
export type OpsDrawPage = z.infer<typeof showOpsDraw.value>;

export const correctResult = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-draws/:id/correct',
  access: 'feeds.decide',
  house: true,
  stepUp: true,
  summary: 'Proposes another result of a draw: approved, what was paid is taken back and paid anew',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: z.int().positive(), result: resultText, reason }),
  value: proposed,
  refusals: [
    'not_found',
    'changed_meanwhile',
    'house_draw_proven',
    'draw_cancelled_already',
    'result_missing',
    'result_unreadable',
    'result_unchanged',
  ],
});

export const cancelOpsDraw = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-draws/:id/cancel',
  access: 'feeds.decide',
  house: true,
  stepUp: true,
  summary: 'Proposes to cancel a draw that is not paid: approved, all stakes are given back',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: proposed,
  refusals: ['not_found', 'draw_cancelled_already', 'draw_settled_already'],
});
