import { z } from 'zod';

/**
 * What the game client in the player's browser and the studio's server say to each other.
 *
 * The client opens `/play/<gameCode>#s=<playSession>` (the session is in the fragment, so it reaches no log)
 * and sends it as `Authorization: Bearer`. Answers use the portal's envelope: `{success, value}` or
 * `{success: false, code, message, value}`. Money is a decimal string of currency units.
 */
export const PLAY_PATHS = {
  session: '/play-api/session',
  spin: '/play-api/spin',
  progress: '/play-api/rounds/progress',
  history: '/play-api/history',
} as const;

/**
 * Facts that come with a refusal, in `value`: too_soon `{retryAfterMs}` · round_unfinished `{round}`, a `slotRound` ·
 * invalid_input `{fields}` · outcome_uncertain `{retryAfterSeconds}` while it is being settled (the same key again
 * gets the result), `{stakeReturned: true}` when the spin never was and the stake is back, nothing when people must look ·
 * unknown_error with HTTP 503 `{retryAfterSeconds}`: a part of the house is down, the same key may be sent again.
 */
export const PLAY_REFUSALS = [
  'session_expired',
  'not_enough_money',
  'too_soon',
  'round_unfinished',
  'limit_reached',
  'free_bets_over',
  'player_disabled',
  'game_disabled',
  'outcome_uncertain',
  'invalid_input',
  'unknown_error',
] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

const amount = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);

/** One picture of the reels. `stops[reel]` is the index of the top visible symbol on that reel's strip. */
export const reelStep = z.object({
  kind: z.enum(['base', 'free']),
  /** Free spins: the how-manieth this is, counted from 1; 0 for the base spin. */
  freeSpin: z.int().nonnegative(),
  /** Which of the sheet's strip sets this step spins on ('base' or 'free'). */
  strips: z.string(),
  stops: z.array(z.int().nonnegative()),
  lineWins: z.array(
    z.object({
      line: z.int().nonnegative(),
      symbol: z.string(),
      count: z.int(),
      multiplier: z.int(),
      win: amount,
    }),
  ),
  scatter: z.object({ count: z.int(), win: amount, freeSpinsAwarded: z.int() }).optional(),
  win: amount,
});
export type ReelStep = z.infer<typeof reelStep>;

export const slotRound = z.object({
  id: z.string(),
  gameCode: z.string(),
  ruleVersion: z.string(),
  stake: amount,
  /** Gross: what is paid back in all. */
  payout: amount,
  steps: z.array(reelStep).min(1),
  /** How many steps the player has already been shown; equal to `steps.length` when the round is over. */
  shown: z.int().nonnegative(),
  nonce: z.int().nonnegative(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  placedAt: z.iso.datetime(),
});
export type SlotRound = z.infer<typeof slotRound>;

/** Free bets that the operator has granted: so many rounds of this stake cost the player nothing, and what they win is the player's. */
export const freeBets = z.object({
  id: z.uuid(),
  left: z.int().positive(),
  value: amount,
  endsAt: z.iso.datetime(),
});
export type FreeBets = z.infer<typeof freeBets>;

export const playSession = z.object({
  gameCode: z.string(),
  gameName: z.object({ TH: z.string(), EN: z.string() }),
  /** Which mathematics sheet and theme to load: both are part of the client's bundle. */
  sheet: z.string(),
  ruleVersion: z.string(),
  demo: z.boolean(),
  /** Played with money that the studio keeps: a deposit with the operator does not reach it. */
  kept: z.boolean(),
  currency: z.string(),
  symbol: z.string(),
  language: z.enum(['TH', 'EN']),
  /** Portal origin: where `postMessage` goes and where "back" leads. */
  lobbyUrl: z.string(),
  balance: amount,
  stakes: z.array(amount).min(1),
  defaultStake: amount,
  /** The server refuses a new cycle sooner than this after the last. */
  minimumCycleMs: z.int(),
  /** A round that was paid but not shown to its end (reload, crash): the client resumes it first. */
  unfinished: slotRound.nullable(),
  /** Those that end first, where the player has any for this game. */
  freeBets: freeBets.nullable(),
});
export type PlaySession = z.infer<typeof playSession>;

export const spinRequest = z.object({
  stake: amount,
  /** Chosen by the client, one per press: a repeated spin with the same key is the same round. */
  idempotencyKey: z.uuid(),
  /** The free bets that this round is one of; its stake is theirs. */
  freeBets: z.uuid().optional(),
});
/** `balance` is the balance after stake and payout; the client shows the payout when the reels have shown it. */
export const spinAnswer = z.object({
  round: slotRound,
  balanceAfterStake: amount,
  balance: amount,
  /** What is left of free bets after this round. */
  freeBets: freeBets.nullable(),
});

export const progressRequest = z.object({ roundId: z.string(), shown: z.int().nonnegative() });

/** GET history?before=<round id>: newest first, 20 a page. */
export const playHistory = z.object({ rounds: z.array(slotRound), more: z.boolean() });

/**
 * Messages the frame posts to the page around it (and only to `lobbyUrl`'s origin). Such a page brings the way back, so a
 * framed game shows none of its own.
 *
 * `balance`: the figure the game shows from now on: less the stake with the press, with the payout once the reels have shown
 * it. While it is not `settled` the server may know more than the player has seen.
 * `deposit`: the player has too little money and wants to deposit.
 * `place`: where in the game the player is, as a short text. The page around keeps it in its own address, and opens the game there again with `&place=` in the fragment.
 */
export type FrameMessage =
  | { source: 'lanna-studio'; type: 'ready' }
  | { source: 'lanna-studio'; type: 'balance'; balance: string; settled: boolean }
  | { source: 'lanna-studio'; type: 'round-started' | 'round-ended'; roundId: string }
  | { source: 'lanna-studio'; type: 'deposit' }
  | { source: 'lanna-studio'; type: 'place'; place: string }
  | { source: 'lanna-studio'; type: 'close' };

/**
 * Messages the page around posts to the frame. `money-moved`: the balance has changed outside of the game (a deposit), which
 * asks for it anew as soon as no round is in play. `covered`, `uncovered`: something lies over the frame; its sound rests.
 */
export const pageMessage = z.object({
  source: z.literal('lanna-site'),
  type: z.enum(['money-moved', 'covered', 'uncovered']),
});
export type PageMessage = z.infer<typeof pageMessage>;
