import { z } from 'zod';

/**
 * What the client of live tables in the player's browser and the studio's server say to each other.
 *
 * The page is `/play/<gameCode>?table=<tableCode>#s=<playSession>`. What all at a table see alike comes over one socket a page (`TABLE_PATHS.socket`), written once
 * for all readers; what is the player's own is asked for by calls with `Authorization: Bearer`, in the envelope of `play-api.ts`. Money is a decimal string.
 */
export const TABLE_PATHS = {
  /** GET: what the page opens with, `tableSession`. */
  session: '/table-api/session',
  /** GET `?table=`: the table as it is now, `tableState`. */
  state: '/table-api/state',
  /** GET `?table=`: the player's own part of the round and the balance, `ownRound`. */
  own: '/table-api/own',
  /** POST `confirmRequest`: the chips of this round from now on, in place of those confirmed before. Answers `ownRound`. */
  confirm: '/table-api/confirm',
  /** POST `seedRequest`: the player's seed for the rounds of this table from the next announcement on. */
  seed: '/table-api/seed',
  /** GET `?table=`: the rounds the roads are drawn from, oldest first, `roadReply`. */
  road: '/table-api/road',
  /** GET `?before=`: the player's own rounds, newest first, `tableHistory`. */
  history: '/table-api/history',
  /** GET `?round=`: the receipt of an ended round as `checkSharedReceipt` reads it. */
  receipt: '/table-api/receipt',
  /** WebSocket. Up: `socketRequest`. Down: `socketFrame`. */
  socket: '/table-api/socket',
} as const;

/**
 * Beside those of `PLAY_REFUSALS`: betting_closed (with the round's number) · round_over: the chips name a round that is not the table's any more ·
 * table_closed · stake_outside_limits `{play, least, most}` · table_full `{left}`: the payout of the round would exceed what the table can pay ·
 * too_many_chips.
 */
export const TABLE_REFUSALS = [
  'session_expired',
  'not_enough_money',
  'betting_closed',
  'round_over',
  'table_closed',
  'stake_outside_limits',
  'table_full',
  'too_many_chips',
  'limit_reached',
  'player_disabled',
  'game_disabled',
  'invalid_input',
  'unknown_error',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

const amount = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);
const text = z.object({ TH: z.string(), EN: z.string() });

/** Most plays on which one player may have chips in a round. */
export const PLAYS_MAX = 60;
/** Tables a page may follow at once. */
export const TABLES_MAX = 24;

/** A table as it is offered: what does not change from round to round. */
export const tableSheet = z.object({
  code: z.string(),
  game: z.string(),
  name: text,
  /** Of the rules: `baccarat`, `roulette` … */
  kind: z.string(),
  variant: z.string(),
  ruleVersion: z.string(),
  /** How it is played: `standard`, `speed` (10 s), `squeeze` (slow reveal). */
  pace: z.enum(['standard', 'speed', 'squeeze']),
  bettingMs: z.int(),
  chips: z.array(amount),
  /** Of all the player's chips in a round. */
  minStake: amount,
  maxStake: amount,
  /** Plays whose largest stake is smaller than the table's, by family. */
  maxByFamily: z.record(z.string(), amount),
});
export type TableSheet = z.infer<typeof tableSheet>;

/**
 * announced: seeds are taken · open: chips are taken until `closesAt` · closed: bets are on their way to the wallet · settled: `outcome` is shown ·
 * void: all stakes go back, `voidReason` says why.
 */
export const tableRound = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(['announced', 'open', 'closed', 'settled', 'void']),
  /** The link before: public before betting opened. */
  commitment: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Settled: what the rules of the kind made of it. */
  outcome: z.unknown().nullable(),
  voidReason: z.string().nullable(),
});
export type TableRound = z.infer<typeof tableRound>;

/** All readers of a table get the same. `n` grows with every frame of the table. */
export const tableState = z.object({
  table: z.string(),
  n: z.int(),
  status: z.enum(['open', 'closing', 'closed']),
  /** The database's clock when the frame was made: pages count seconds from it, not from their own clock. */
  now: z.iso.datetime(),
  round: tableRound.nullable(),
  /** When the round after an ended one is announced. */
  nextAt: z.iso.datetime().nullable(),
  players: z.int(),
  /** Confirmed so far, by play, over all players. */
  totals: z.record(z.string(), amount),
  /** Of the last settled round, names masked, the largest first, at most ten. */
  winners: z.array(z.object({ name: z.string(), won: amount })),
});
export type TableState = z.infer<typeof tableState>;

export const socketRequest = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('watch'),
    /** From now on, in place of those before. */
    tables: z.array(z.string().max(50)).min(1).max(TABLES_MAX),
    /** The play session; left out by visitors. */
    session: z.string().max(100).optional(),
  }),
  z.object({ t: z.literal('ping') }),
]);
/** `own`: something of the player's own has changed (a bet was answered, a win was paid): ask again. Only on a socket that came with a session. */
export const socketFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('state'), state: tableState }),
  z.object({ t: z.literal('own'), table: z.string() }),
  z.object({ t: z.literal('refused'), code: z.string() }),
  z.object({ t: z.literal('pong'), now: z.iso.datetime() }),
]);
export type SocketFrame = z.infer<typeof socketFrame>;

export const tableSession = z.object({
  gameCode: z.string(),
  gameName: text,
  demo: z.boolean(),
  currency: z.string(),
  symbol: z.string(),
  language: z.enum(['TH', 'EN']),
  lobbyUrl: z.string(),
  balance: amount,
  /** The table the launch named, or the one with the smallest stakes. */
  table: z.string(),
  /** Of this game and of the vendor's other games, open ones first. */
  tables: z.array(tableSheet),
});
export type TableSession = z.infer<typeof tableSession>;

/**
 * none: nothing confirmed · confirmed: counts at closing · placing: on its way to the wallet · placed: in the round · refused: the wallet said no, with `refusal`, nothing was
 * taken · returned: uncertain or the round is void, the stake goes back · settled: `won` is paid or about to be.
 */
export const ownRound = z.object({
  table: z.string(),
  round: z.uuid().nullable(),
  state: z.enum(['none', 'confirmed', 'placing', 'placed', 'refused', 'returned', 'settled']),
  refusal: z.string().nullable(),
  chips: z.record(z.string(), amount),
  stake: amount,
  /** What came back in all, stakes of pushes included; null before it is settled. */
  won: amount.nullable(),
  balance: amount,
});
export type OwnRound = z.infer<typeof ownRound>;

export const confirmRequest = z.object({
  table: z.string().max(50),
  round: z.uuid(),
  /** By play. Empty takes everything back. */
  chips: z.record(z.string().max(40), amount),
  /** The same for every attempt. Of two devices the last confirmed counts. */
  idempotencyKey: z.uuid(),
});
export const seedRequest = z.object({ table: z.string().max(50), seed: z.string().min(1).max(64) });

export const roadReply = z.object({
  table: z.string(),
  /** At most 500; a set of 72 begins where `number` − 1 is divisible by 72. */
  rounds: z.array(z.object({ number: z.int(), id: z.uuid(), outcome: z.unknown() })),
});
export const tableHistory = z.object({
  rounds: z.array(
    z.object({
      round: z.uuid(),
      table: z.string(),
      number: z.int(),
      kind: z.string(),
      state: ownRound.shape.state,
      chips: z.record(z.string(), amount),
      stake: amount,
      won: amount.nullable(),
      outcome: z.unknown().nullable(),
      placedAt: z.iso.datetime(),
    }),
  ),
  more: z.boolean(),
});
