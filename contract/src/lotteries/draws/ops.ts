import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { given } from '../../query.ts';

const code = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const moment = z.iso.datetime();
const day = z.iso.date();

/** The same rounds every day, or one draw on some days of the month or of the week, 1 for Monday, or on those that were announced; times of day are those of the zone. */
const schedule = z.object({
  kind: z.enum(['rounds', 'month', 'week', 'calendar']),
  timeZone: z.string(),
  /** Of rounds: `last` may be past midnight. */
  spans: z.array(z.object({ first: z.string(), last: z.string(), everySeconds: z.int(), count: z.int() })),
  /** Of a month or a week. */
  days: z.array(z.int()),
  at: z.string().nullable(),
  drawsADay: z.int().nullable(),
});

const drawGame = z.object({
  code: z.string(),
  family: z.string(),
  prizeMode: z.string(),
  /** `shots`: by the players' own numbers and one of the house. `feed`: drawn by another lottery. */
  source: z.enum(['house', 'shots', 'feed']),
  enabled: z.boolean(),
  schedule,
  closesBeforeSeconds: z.int(),
  /** As the game is made; and the most that fits between two draws. */
  standardClosesBeforeSeconds: z.int(),
  mostClosesBeforeSeconds: z.int(),
  beacon: z.string().nullable(),
  /** From which end the sixteenth shot is counted; null of games without shots. */
  shotsCountedFrom: z.enum(['last', 'first']).nullable(),
  /** Days of the schedule whose draw falls on another, on none (null), or as usual, which was said (the same day). */
  moved: z.record(day, day.nullable()),
  next: z.object({ numero: z.string(), closesAt: moment, drawsAt: moment }).nullable(),
  /** Draws that take bets now, and until when there are any. */
  open: z.int(),
  madeUntil: moment.nullable(),
  /** Past their time, without a result. */
  overdue: z.int(),
  overdueSince: moment.nullable(),
  version: z.int(),
});
export type DrawGameRow = z.infer<typeof drawGame>;

export const listDrawGames = opsEndpoint({
  method: 'GET',
  path: '/ops/draw-games',
  access: 'draws.read',
  house: true,
  summary: 'Every lottery game: how it is drawn, when, what is set for it, and whether its draws keep time',
  value: z.object({
    now: moment,
    games: z.array(drawGame),
    /** What a game may wait for; configured at the start of the portal. */
    beacons: z.array(z.object({ name: z.string(), address: z.string() })),
  }),
  refusals: [],
});

export const switchDrawGame = opsEndpoint({
  method: 'POST',
  path: '/ops/draw-games/:code/switch',
  access: 'draws.change',
  house: true,
  summary:
    'Switches a game on or off for all brands: off, it takes no bets and gets no new numeros; what was bet on is drawn',
  params: z.object({ code }),
  body: z.object({ version: z.int().positive(), enabled: z.boolean(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['lottery_game_unknown', 'changed_meanwhile'],
});

export const switchDrawGames = opsEndpoint({
  method: 'POST',
  path: '/ops/draw-games-switch',
  access: 'draws.change',
  house: true,
  summary: 'Switches several games on or off together, for the set-up of lotteries',
  body: z.object({ codes: z.array(code).min(1).max(60), enabled: z.boolean(), reason }),
  value: z.object({ changed: z.int() }),
  refusals: ['lottery_game_unknown'],
});

export const changeDrawGame = opsEndpoint({
  method: 'PUT',
  path: '/ops/draw-games/:code',
  access: 'draws.change',
  house: true,
  stepUp: true,
  summary:
    'Closing time, beacon and the count of shots of numeros made from now on, and days that are moved or not drawn: a draw that was open on such a day is cancelled and its stakes are given back',
  params: z.object({ code }),
  body: z.object({
    version: z.int().positive(),
    closesBeforeSeconds: z.int().min(1).max(86_400),
    beacon: z.string().max(40).nullable(),
    /** Of a game of shots; left out it stays. */
    shotsCountedFrom: z.enum(['last', 'first']).optional(),
    moved: z.record(day, day.nullable()).refine((days) => Object.keys(days).length <= 120),
    reason,
  }),
  /** `proposal`: moved days of a lottery that others draw wait for a second operator, and nothing has changed. */
  value: z.object({ version: z.int(), cancelled: z.array(z.string()), proposal: z.string().nullable() }),
  refusals: [
    'lottery_game_unknown',
    'changed_meanwhile',
    'closing_unfit',
    'beacon_unknown',
    'moved_day_unfit',
  ],
});

const drawChain = z.object({
  purpose: z.string(),
  number: z.int(),
  anchor: z.string(),
  links: z.int(),
  /** Given to draws so far, and shown so far. */
  reserved: z.int(),
  revealed: z.int(),
  publishedAt: moment,
  lastShownAt: moment.nullable(),
});
export type DrawChainRow = z.infer<typeof drawChain>;

export const listDrawChains = opsEndpoint({
  method: 'GET',
  path: '/ops/draw-chains',
  access: 'draws.read',
  house: true,
  summary: 'Chains of secrets that draws come from, the newest of each game first; never a secret',
  query: z.object({ purpose: given(code) }),
  value: z.array(drawChain),
  refusals: [],
});
