import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';

export const MAX_SLIP_LINES = 200;
export const MAX_SLIP_DRAWS = 200;
/** Lines times draws: what one posting takes. */
export const MAX_SLIP_BETS = 2000;
/** Signs of all selections, times draws. */
export const MAX_SLIP_TEXT = 4_000_000;
/** Numbers that are counted one by one, times draws. */
export const MAX_SLIP_NUMBERS = 20_000;

const gameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);

export const slipLine = z.object({
  play: z.string().max(60),
  /** Text of a selection in any writing `readSelection` of rules takes. */
  selection: z.string().min(1).max(200_000),
  moneyUnit: z.enum(['1', '0.1', '0.01', '0.001']),
  multiple: z.int().min(1).max(100_000),
  mode: z.int(),
  /** For one unit, by tier, as the page showed them. */
  prices: z.array(moneyText).max(20),
  /** Of a play of zodiacs: the year, by Lunar New Year in Hong Kong, whose animals the page showed. Every draw of the slip lies in it. */
  zodiacYear: z.int().optional(),
});

export const placeSlip = endpoint({
  method: 'POST',
  path: '/lgw/slips',
  module: 'COMM3',
  access: 'player',
  summary: 'Buys lines on one draw or, as a trace, on several: all or nothing, once for a key',
  body: z.object({
    gameCode,
    lines: z.array(slipLine).min(1).max(MAX_SLIP_LINES),
    /** In the order they are drawn; `multiple` multiplies every line on that draw. */
    draws: z
      .array(z.object({ numero, multiple: z.int().min(1).max(100_000) }))
      .min(1)
      .max(MAX_SLIP_DRAWS)
      .refine((draws) => new Set(draws.map((draw) => draw.numero)).size === draws.length, 'each draw once'),
    stopOnWin: z.boolean().default(false),
    /** What the page says it costs; the server recounts. */
    stake: moneyText,
    /** What the player adds to the chance of these draws: 1 to 64 characters. */
    seed: z
      .string()
      .min(1)
      .max(64)
      .regex(/^\P{Cc}+$/u),
  }),
  value: z.object({ slipId: z.string(), stake: z.string(), balance: z.string() }),
  refusals: [
    'lottery_game_unknown',
    'lottery_game_closed',
    'draw_unknown',
    'draw_closed',
    'slip_line_invalid',
    'slip_too_large',
    'slip_stake_differs',
    'mode_not_allowed',
    'price_changed',
    'zodiac_year_differs',
    'number_closed',
    'prize_too_large',
    'coverage_too_wide',
    'draw_stake_reached',
    'number_limit_reached',
    'slip_balance_too_low',
    'lottery_limit_reached',
    'play_excluded',
    'play_stopped',
    'play_suspended',
    'line_limit_reached',
    'account_disabled',
  ],
  limit: LIMITS.write,
  idempotent: true,
  needsTerms: true,
  needsOpenBrand: true,
  bodyLimit: 1_048_576,
});

/** returned: a push gave the whole stake back, as if it had not been played · refunded: given back without a result. */
export const LINE_STATES = ['open', 'won', 'lost', 'returned', 'refunded'] as const;

export const boughtLine = z.object({
  id: z.string(),
  number: z.int(),
  numero: z.string(),
  drawsAt: z.string(),
  play: z.string(),
  selection: z.string(),
  units: z.int(),
  moneyUnit: z.string(),
  multiple: z.int(),
  mode: z.int(),
  prices: z.array(z.string()),
  isHalf: z.boolean(),
  stake: z.string(),
  rebate: z.string(),
  state: z.enum(LINE_STATES),
  payout: z.string(),
  /** Of the draw; null until it is drawn. */
  result: z.string().nullable(),
  refundReason: z
    .enum(['cancelled_by_player', 'trace_stopped', 'draw_cancelled', 'too_few_shots'])
    .nullable(),
});
export type BoughtLine = z.infer<typeof boughtLine>;

export const slipSummary = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  placedAt: z.string(),
  stake: z.string(),
  payout: z.string(),
  /** Given back for lines that were refunded. */
  refunded: z.string(),
  lines: z.int(),
  /** Of all lines on one draw: numbers, where a slip is read number by number. */
  units: z.int(),
  draws: z.int(),
  /** First and last draw it is on. */
  firstNumero: z.string(),
  lastNumero: z.string(),
  /** Draws it still waits for. */
  openDraws: z.int(),
  state: z.enum(LINE_STATES),
  stopsOnWin: z.boolean(),
  stoppedAt: z.string().nullable(),
});
export type SlipSummary = z.infer<typeof slipSummary>;

export const listSlips = endpoint({
  method: 'GET',
  path: '/lgw/slips',
  module: 'COMM3',
  access: 'session',
  summary: 'Slips of the member, newest first; `traces` those on several draws alone',
  query: z.object({
    gameCode: given(gameCode),
    state: given(z.enum(['open', 'settled', 'won'])),
    traces: given(z.enum(['yes', 'no'])),
    from: given(z.iso.date()),
    to: given(z.iso.date()),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(50, 20),
  }),
  value: z.object({ list: z.array(slipSummary), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
  limit: LIMITS.read,
});

export const showSlip = endpoint({
  method: 'GET',
  path: '/lgw/slips/:id',
  module: 'COMM3',
  access: 'session',
  summary: 'A slip of the member with its lines, by draw',
  params: z.object({ id: z.uuid() }),
  value: z.object({
    slip: slipSummary,
    lines: z.array(boughtLine),
    /** Draws whose lines can still be cancelled. */
    cancellable: z.array(z.string()),
  }),
  refusals: ['slip_unknown'],
  limit: LIMITS.read,
});

export const drawOutcome = endpoint({
  method: 'GET',
  path: '/lgw/draw/outcome',
  module: 'COMM3',
  access: 'session',
  summary: "What the member's slips on a draw have come to, over all their lines on it",
  query: z.object({ gameCode, numero }),
  value: z.object({
    /** None: the member has no slip on it. */
    slips: z.int(),
    stake: z.string(),
    payout: z.string(),
    refunded: z.string(),
    rebate: z.string(),
    /** Lines that are not settled yet. */
    openLines: z.int(),
  }),
  refusals: ['draw_unknown'],
  limit: LIMITS.read,
});

export const cancelSlip = endpoint({
  method: 'POST',
  path: '/lgw/slips/:id/cancel',
  module: 'COMM3',
  access: 'player',
  summary:
    'Takes back a slip before its draws close, whole or on some draws; what a trace still waits for is given up so too',
  params: z.object({ id: z.uuid() }),
  body: z.object({ numeros: z.array(numero).min(1).max(MAX_SLIP_DRAWS) }),
  value: z.object({ refunded: z.string(), balance: z.string() }),
  refusals: ['slip_unknown', 'draw_closed', 'slip_cancel_not_allowed'],
  limit: LIMITS.write,
  idempotent: true,
});
