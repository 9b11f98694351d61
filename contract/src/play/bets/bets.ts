import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';
import { vendorGroup } from '../catalogue/catalogue.ts';
import { fairState } from './fair-state.ts';

/**
 * What a bet came to for the player. open: staked, no result yet · won: paid more than the stake · even: paid the stake, no more
 * and no less · lost: paid less, or nothing · returned: a push gave the whole stake back, which counts as not played · refunded: rolled back.
 */
export const BET_STATUSES = ['open', 'won', 'even', 'lost', 'returned', 'refunded'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

export const bet = z.object({
  id: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  category: vendorGroup,
  round: z.string(),
  stake: moneyText,
  payout: moneyText,
  /** Stakes given back by rollbacks, and of a bet that was not played at all the whole stake; no part of `stake`. */
  returned: moneyText,
  status: z.enum(BET_STATUSES),
  placedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** The vendor keeps a receipt that can be re-computed. */
  provable: z.boolean(),
  /** Won, and looked at by the house before it is paid; absent where nothing is. */
  checking: moneyText.optional(),
  /** Bonus money that was staked beside `stake` and paid beside `payout`; absent where none was. */
  bonus: z.object({ stake: moneyText, payout: moneyText }).optional(),
  /** The draw that an open bet waits for; absent where it waits for none. */
  drawsAt: z.iso.datetime().optional(),
  /** What its source calls it beside the game, in one line of plain text; absent where it says nothing. */
  line: z.string().optional(),
});
export type Bet = z.infer<typeof bet>;

const betFilter = z.object({
  /** Placed at this moment or later. */
  from: given(z.iso.datetime({ offset: true })),
  /** Placed before this moment. */
  to: given(z.iso.datetime({ offset: true })),
  category: given(vendorGroup),
  vendor: z.string().max(40).optional(),
  /** Code of one game of the vendor's. */
  game: z.string().max(64).optional(),
  status: given(z.enum(BET_STATUSES)),
});

/** Categories whose open bets are slips that wait for a draw, not rounds without a result. */
export const DRAWN_GROUPS = ['LOTT', 'ELOTT'] as const satisfies readonly z.infer<typeof vendorGroup>[];

export function isDrawn(category: z.infer<typeof vendorGroup>): boolean {
  return (DRAWN_GROUPS as readonly string[]).includes(category);
}

const openBets = z.object({ bets: z.int(), stake: moneyText });

const page = {
  pageNum: z.int(),
  totalPages: z.int(),
  total: z.int(),
  totals: z.object({
    stake: moneyText,
    payout: moneyText,
    net: moneyText,
    /** Of these, what has no result yet: slips that wait for their draws, and rounds. */
    open: z.object({ slips: openBets, rounds: openBets }),
  }),
};
const pageAsked = { pageNo: countGiven(10_000, 1), pageSize: countGiven(100, 20) };

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/bets',
  module: 'MEMTRANS3',
  access: 'player',
  summary: "The player's bets, newest first, with totals over the whole filter",
  query: betFilter.extend(pageAsked),
  value: z.object({ list: z.array(bet), ...page }),
  refusals: [],
  limit: LIMITS.read,
});

/** Bets of one game of which none was placed more than half an hour after the one before it. */
export const playSession = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  category: vendorGroup,
  bets: z.int().min(1),
  /** Of these, how many have no result yet. */
  open: z.int(),
  stake: moneyText,
  payout: moneyText,
  /** When the first and the last of them were placed. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The bet, when there is one alone. */
  only: bet.nullable(),
  /** The next draw that an open bet of it waits for; absent where none does. */
  drawsAt: z.iso.datetime().optional(),
});
export type PlaySession = z.infer<typeof playSession>;

/**
 * The same bets as `listBets` of the same filter, gathered by play session; the last played comes first. `total` counts play sessions,
 * `bets` what they hold. Time, category, vendor and game limit what is gathered; the status picks from what was.
 */
export const listPlaySessions = endpoint({
  method: 'GET',
  path: '/wps/bets/play-sessions',
  module: 'MEMTRANS3',
  access: 'player',
  summary: "The player's bets by game and play session, with totals over the whole filter",
  query: betFilter.extend(pageAsked),
  value: z.object({ list: z.array(playSession), bets: z.int(), ...page }),
  refusals: [],
  limit: LIMITS.read,
});

export const openRound = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** Where it is played on; null where the site has no page for it. */
  gameId: z.string().nullable(),
  category: vendorGroup,
  rounds: z.int().min(1),
  stake: moneyText,
  /** When the first of them was placed. */
  since: z.iso.datetime(),
  /** The next draw that one of them waits for; absent where none does. */
  drawsAt: z.iso.datetime().optional(),
});

/** How far back open rounds are looked for, in bets. */
export const OPEN_AMONG_BETS = 5000;

export const listOpenRounds = endpoint({
  method: 'GET',
  path: '/wps/bets/open',
  module: 'MEMTRANS3',
  access: 'player',
  summary:
    'Games in which the player has rounds without a result or slips that wait for a draw, among the latest bets; the last played first',
  value: z.object({ games: z.array(openRound) }),
  refusals: [],
  limit: LIMITS.read,
});

/** CSV of the same filter, at most 50 000 rows; `value.csv` is the file's text. */
export const exportBets = endpoint({
  method: 'GET',
  path: '/wps/bets/export',
  module: 'MEMTRANS3',
  access: 'player',
  summary: "The player's bets as CSV text",
  query: betFilter,
  value: z.object({ fileName: z.string(), csv: z.string(), truncated: z.boolean() }),
  refusals: [],
  limit: { max: 10, windowSeconds: 60, by: 'account' },
});

/**
 * rollback: a stake given back · rebate: for betting below the own prize mode · win_rollback, rebate_rollback: taken back by a correction or a
 * cancelled draw · shortfall: what the wallet could not give back of these, and is owed.
 */
export const BET_MOVEMENTS = [
  'bet',
  'win',
  'rollback',
  'rebate',
  'win_rollback',
  'rebate_rollback',
  'shortfall',
] as const;

export const betReceipt = endpoint({
  method: 'GET',
  path: '/wps/bets/:id/receipt',
  module: 'MEMTRANS3',
  access: 'player',
  summary: 'What a bet was decided by, from the vendor that decided it',
  params: z.object({ id: z.string().max(64) }),
  value: z.object({
    bet,
    /** Money movements of the round as the ledger has them. */
    transactions: z.array(
      z.object({
        kind: z.enum(BET_MOVEMENTS),
        amount: moneyText,
        /** Of the wallet; null where it did not move. */
        balanceAfter: moneyText.nullable(),
        at: z.iso.datetime(),
        transactionUuid: z.string(),
      }),
    ),
    /** Vendor-made; for house games the shape of `@lanna/studio/rules/receipt`. Null unless `proof` is `given`. */
    receipt: z.unknown(),
    /** given · none: this vendor or round has no receipt · unreachable: it may have one, but did not answer now. */
    proof: z.enum(['given', 'none', 'unreachable']),
  }),
  refusals: ['bet_unknown'],
  limit: LIMITS.read,
});

/** Which vendor's seeds are meant: each commits to its own for a player. Absent: the first of the brand that commits to any. */
const provableVendor = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,19}$/)
  .optional();

export const fairness = endpoint({
  method: 'GET',
  path: '/wps/fair',
  module: 'GAMELO3',
  access: 'player',
  summary: 'What a vendor of the brand has committed to for this player, and what it has revealed',
  query: z.object({ vendor: provableVendor }),
  value: fairState,
  refusals: ['vendor_unreachable'],
  limit: LIMITS.read,
});

export const gameReturns = endpoint({
  method: 'GET',
  path: '/wps/fair/returns',
  module: 'GAMELO3',
  access: 'anyone',
  summary:
    'What games of vendors that commit to seeds returned so far, for all to hold against what their rules promise',
  value: z.object({
    returns: z.array(
      z.object({
        vendor: z.string(),
        gameCode: z.string(),
        ruleVersion: z.string(),
        rounds: z.int(),
        /** Σ payout ∕ stake over those rounds: a statistic, not money. */
        returned: z.number(),
        /** Standard deviation of one round, where the rules name none. */
        deviation: z.number().optional(),
        /** The same by what was met, where a game has kinds: of fishing, by the code of the fish. */
        kinds: z.array(z.object({ kind: z.string(), rounds: z.int(), returned: z.number() })).optional(),
      }),
    ),
  }),
  refusals: ['vendor_unreachable'],
  limit: LIMITS.read,
});

export const rotateSeeds = endpoint({
  method: 'POST',
  path: '/wps/fair/rotate',
  module: 'GAMELO3',
  access: 'player',
  summary: 'Reveals the current server seed and starts the next pair with a seed of the player',
  body: z.object({
    clientSeed: z.string().trim().regex(CLIENT_SEED),
    nextServerSeedHash: z.string().max(64),
    vendor: provableVendor,
  }),
  value: fairState,
  refusals: ['vendor_unreachable', 'round_unfinished', 'seed_hash_stale'],
  limit: LIMITS.write,
});
