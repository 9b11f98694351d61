import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { fairState } from '../../play/bets/fair-state.ts';
import { LIVE_CLASSES, LOTTERY_KINDS } from '../../play/catalogue/game-kinds.ts';

/**
 * What a game vendor and the portal say to each other: the openly published operator wallet protocol of the
 * "RS_" statuses. The vendor calls `/vendor/{code}/…` of ours; we call its launch and game endpoints.
 * Every body is signed over its raw bytes: RSA PKCS#1 v1.5 with SHA-256, in canonical base64, once, in the vendor's signature header.
 * Amounts are int64 counts of 1/100 000 of the currency unit.
 */
export const DEFAULT_SIGNATURE_HEADER = 'X-Hub88-Signature';

export const WALLET_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

export const WALLET_PATHS = [
  '/user/info',
  '/user/balance',
  '/transaction/bet',
  '/transaction/win',
  '/transaction/rollback',
  '/transaction/correct',
  '/transaction/batch',
] as const;
export type WalletPath = (typeof WALLET_PATHS)[number];

const name = z.string().min(1).max(255);
/** Any 128 bits in the usual notation: not every vendor sets the version and variant bits of RFC 9562. */
const uuid = z.guid();

/**
 * Amounts arrive as JSON numbers. The body parser keeps whole numbers exact by handing them over as bigint
 * (the `source` of JSON.parse's reviver), so a value above 2^53 loses nothing.
 */
export const walletAmount = z.bigint().nonnegative().max(9_223_372_036_854_775_807n);

export const userInfoRequest = z.object({ user: name, request_uuid: uuid });

export const balanceRequest = z.object({ user: name, token: name, request_uuid: uuid, game_code: name });

const transaction = z.object({
  token: name,
  request_uuid: uuid,
  transaction_uuid: uuid,
  round: name,
  round_closed: z.boolean(),
  game_code: name,
});
const stakedTransaction = transaction.extend({
  user: name,
  /** Of any length: one we do not know is RS_ERROR_WRONG_CURRENCY, not bad syntax. */
  currency: z.string(),
  amount: walletAmount,
  is_free: z.boolean(),
  reward_uuid: z.string().max(255).optional(),
  campaign_uuid: z.string().max(255).optional(),
  bet: z.string().max(255).optional(),
  meta: z.unknown().optional(),
  supplier_transaction_id: z.string().max(255).optional(),
  supplier_user: z.string().max(255).optional(),
  is_aggregated: z.boolean().optional(),
  is_supplier_promo: z.boolean().optional(),
});

export const betRequest = stakedTransaction;
export const winRequest = stakedTransaction.extend({
  reference_transaction_uuid: uuid,
  jackpot_win: walletAmount.optional(),
});
export const rollbackRequest = transaction.extend({
  reference_transaction_uuid: uuid,
  user: name.optional(),
  is_free: z.boolean().optional(),
});

/* ---- additions to the published protocol: `docs/vendor-wallet-additions.md` ---- */

/** What a bet plays for certain, where it reserves more; no more than its amount. */
export const atStakeField = { at_stake: walletAmount.optional() };
/** When a bet is expected to be over. */
export const closesAtField = { closes_at: z.iso.datetime({ offset: true }).optional() };
/** The price of a bet as its player took it: what one unit comes back as, the stake included; of several selections the least that the bet can win at. */
export const oddsField = {
  odds: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/)
    .optional(),
  /** Of how many selections that must all win; of a system of its shortest line. Said beside the price. */
  selections: z.bigint().min(1n).max(50n).optional(),
};
/** Of a win's amount: stake that is given back because it was not played. */
export const unusedStakeField = { unused_stake: walletAmount.optional() };
/** The most that counts of a bet as turnover; it lowers what the category's rule gives, and never raises it. */
export const validTurnoverField = { valid_turnover: walletAmount.optional() };

/** What the house keeps of a bet that members play against one another. */
export const rakeField = { rake: walletAmount.optional() };

export const CLOSES_WITHIN_DAYS = 400;

/** The payout of a settled bet becomes another one: `amount` is what it pays in all, `correction` counts from 1 for each bet. */
export const correctRequest = transaction.extend({
  user: name,
  currency: z.string(),
  amount: walletAmount,
  reference_transaction_uuid: uuid,
  correction: z.bigint().min(1n).max(1_000_000n),
});
export type CorrectRequest = z.infer<typeof correctRequest>;

export const BATCH_ITEMS_MAX = 200;
export const BATCH_KINDS = ['bet', 'win', 'rollback', 'correct'] as const;
/** Calls under one signature, each with its kind beside its fields, and each answered by itself. */
export const batchRequest = z.object({
  request_uuid: uuid,
  items: z.array(z.unknown()).min(1).max(BATCH_ITEMS_MAX),
});
export const batchItem = z.object({ kind: z.enum(BATCH_KINDS) });
export type UserInfoRequest = z.infer<typeof userInfoRequest>;
export type BetRequest = z.infer<typeof betRequest>;
export type WinRequest = z.infer<typeof winRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;

/** Business errors travel with HTTP 200 too. `balance` is a whole number of 1/100 000 units. */
export interface WalletReply {
  user: string;
  status: WalletStatus;
  request_uuid: string;
  currency: string;
  balance: bigint;
}

/* ---- our calls to a vendor, signed with the brand's key ---- */

export const launchRequest = z.object({
  /** Absent, with `token`, for a demo launch: then currency is `XXX` and the wallet is never called. */
  user: name.optional(),
  token: name.optional(),
  operator_id: name,
  sub_partner_id: name,
  game_code: name,
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  lang: z.string().min(2).max(8),
  currency: z.string().min(3).max(8),
  country: z.string().max(2),
  lobby_url: z.url(),
  deposit_url: z.url(),
  ip: z.string().max(45),
  meta: z.record(z.string(), z.unknown()).optional(),
});
export type LaunchRequest = z.infer<typeof launchRequest>;
export const launchReply = z.object({ url: z.url() });

export const gameListRequest = z.object({ operator_id: name });
/** One game as a vendor lists it; also the shape of `npm run vendor -- games CODE FILE.json`. */
export const vendorGame = z.object({
  game_code: name,
  /** In English, with the Thai one beside it, or in as many languages as there are: `{"EN": "Dice", "VI": "Xúc xắc"}`. */
  name: z.union([name, localTextShape(255)]),
  name_th: name.optional(),
  category: z.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']),
  /** Theoretical return in per cent, e.g. 95.73. */
  rtp: z.number().min(0).max(100).optional(),
  minBet: z
    .string()
    .regex(/^\d{1,14}(\.\d{1,5})?$/)
    .optional(),
  maxBet: z
    .string()
    .regex(/^\d{1,14}(\.\d{1,5})?$/)
    .optional(),
  volatility: z.enum(['low', 'medium', 'high']).optional(),
  features: z.array(z.string().max(40)).max(20).optional(),
  lines: z.int().positive().optional(),
  live_class: z.enum(LIVE_CLASSES).optional(),
  lottery_kind: z.enum(LOTTERY_KINDS).optional(),
  demo: z.boolean().optional(),
});
export type VendorGame = z.infer<typeof vendorGame>;
export const gameListReply = z.object({ games: z.array(vendorGame) });

/** `round` is the vendor's own round id, as it came with the bet. */
export const gameRoundRequest = z.object({ operator_id: name, user: name, round: name });
/** `state` answers the sweeper; `receipt` is vendor-made and shown, re-computed where the game is ours. */
export const gameRoundReply = z.object({
  round: z.string(),
  state: z.enum(['open', 'settled', 'rolled_back', 'refused', 'unknown']),
  receipt: z.unknown().optional(),
});

export const ROUNDS_ASKED_MAX = 500;
/** Many rounds in one question, of any players. */
export const gameRoundsRequest = z.object({
  operator_id: name,
  rounds: z
    .array(z.object({ user: name, round: name }))
    .min(1)
    .max(ROUNDS_ASKED_MAX),
});
/** In any order; a round that is left out is not known. */
export const gameRoundsReply = z.object({
  rounds: z
    .array(z.object({ user: z.string(), round: z.string(), state: gameRoundReply.shape.state }))
    .max(ROUNDS_ASKED_MAX),
});

/* ---- what a vendor says of itself, asked of vendors with the addition `lobby` ---- */

export const LOBBY_KINDS = ['tables', 'rooms', 'jackpots', 'matches'] as const;
export type LobbyKind = (typeof LOBBY_KINDS)[number];
export const LOBBY_ENTRIES_MAX = 500;

const lobbyName = z.string().trim().min(1).max(120);
const seats = {
  players: z.bigint().min(0n).max(1_000_000n),
  seats: z.bigint().min(1n).max(1_000_000n).optional(),
};
const stakes = { currency: z.string().min(3).max(8), min_bet: walletAmount, max_bet: walletAmount };
const lobbyStatus = z.enum(['open', 'busy', 'closed']);
export const LOBBY_RESULTS_MAX = 100;
/** Whole numbers come as bigint, from their digits. */
export const lobbyTable = z.object({
  table_code: name,
  game_code: name,
  /** One text, or one a language. */
  name: z.union([lobbyName, localTextShape(120)]),
  status: lobbyStatus,
  dealer: lobbyName.optional(),
  /** Until when bets of the round that is open are taken. */
  closes_at: z.iso.datetime({ offset: true }).optional(),
  /** Of the rounds of this set, oldest first, each in the short form of its kind of game (`docs/vendor-wallet-additions.md`). */
  results: z
    .array(z.string().regex(/^[A-Za-z0-9+-]{1,8}$/))
    .max(LOBBY_RESULTS_MAX)
    .optional(),
  ...seats,
  ...stakes,
});
export const lobbyRoom = z.object({
  room_code: name,
  game_code: name,
  name: lobbyName,
  status: lobbyStatus,
  ...seats,
  ...stakes,
  /** Free at tables where people sit already. */
  free_seats: z.bigint().min(0n).max(1_000_000n).optional(),
  tables: z.bigint().min(0n).max(1_000_000n).optional(),
  /** Players who wait for a seat at a full table. */
  waiting: z.bigint().min(0n).max(1_000_000n).optional(),
  /** What one must have to sit down. */
  least_balance: walletAmount.optional(),
  /** Of visitors alone, who play there without money. */
  demo: z.boolean().optional(),
});
export const jackpot = z.object({
  jackpot_code: name,
  name: lobbyName,
  /** The games that it can be won in. */
  game_codes: z.array(name).max(LOBBY_ENTRIES_MAX),
  currency: z.string().min(3).max(8),
  amount: walletAmount,
});
/** A match that bets can be placed on today. */
export const lobbyMatch = z.object({
  match_code: name,
  game_code: name,
  competition: z.union([lobbyName, localTextShape(120)]),
  home: z.union([lobbyName, localTextShape(120)]),
  away: z.union([lobbyName, localTextShape(120)]),
  starts_at: z.iso.datetime({ offset: true }),
  /** suspended: no bets for the moment · live: being played. */
  status: z.enum(['open', 'suspended', 'live']),
  /** Drawn by a model, not played by people. */
  virtual: z.boolean().optional(),
  /** On how many markets bets can be placed. */
  markets: z.bigint().min(0n).max(100_000n),
  /** Where in the game it is found: the game is opened with it in the fragment of its address, as `place=`. */
  place: z.string().max(300),
});
export const lobbyMatchesReply = z.object({ matches: z.array(lobbyMatch).max(LOBBY_ENTRIES_MAX) });
export const lobbyTablesReply = z.object({ tables: z.array(lobbyTable).max(LOBBY_ENTRIES_MAX) });
export const lobbyRoomsReply = z.object({ rooms: z.array(lobbyRoom).max(LOBBY_ENTRIES_MAX) });
export const jackpotsReply = z.object({ jackpots: z.array(jackpot).max(LOBBY_ENTRIES_MAX) });

/* ---- free bets that a brand grants, sent to vendors with the addition `free_bets` ---- */

/** Whole numbers come as bigint, from their digits. */
export const rewardCreateRequest = z.object({
  operator_id: name,
  sub_partner_id: name,
  user: name,
  currency: z.string().min(3).max(8),
  /** Left out: any game of the vendor's. */
  game_code: name.optional(),
  bet_value: walletAmount,
  bet_count: z.bigint().min(1n).max(1000n),
  start_time: z.iso.datetime({ offset: true }),
  end_time: z.iso.datetime({ offset: true }),
  /** Ours: the vendor names it in each bet. The same one again is confirmed once more. */
  reward_uuid: uuid,
});
export const rewardCancelRequest = z.object({ operator_id: name, reward_uuid: uuid });
export const rewardReply = z.object({ reward_uuid: uuid });

export const rewardListRequest = z.object({ operator_id: name, user: name });
export const REWARD_STATUSES = ['FRS_ACTIVE', 'FRS_USED', 'FRS_EXPIRED', 'FRS_CANCELLED'] as const;
export const rewardListReply = z.object({
  rewards: z
    .array(
      z.object({
        reward_uuid: uuid,
        bet_count: z.int().nonnegative(),
        bets_used: z.int().nonnegative(),
        status: z.enum(REWARD_STATUSES),
      }),
    )
    .max(1000),
});

/* ---- fairness, spoken by vendors that commit to seeds (our studio) ---- */

export const fairStateRequest = z.object({ operator_id: name, user: name });
export const fairRotateRequest = fairStateRequest.extend({
  /** The player's own seed for the next pair, chosen after its server hash was shown. */
  client_seed: z.string().min(1).max(64),
  /** The hash the player was shown; rotation is refused when it is no longer the next one. */
  next_server_seed_hash: z.string(),
});
export const fairRotateReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), state: fairState }),
  z.object({ status: z.enum(['round_unfinished', 'stale_hash']) }),
]);

export const fairReturnsRequest = z.object({ operator_id: name });
/** What games returned over all operators' players so far, by rule version. */
export const fairReturnsReply = z.object({
  returns: z
    .array(
      z.object({
        game_code: name,
        rule_version: name,
        rounds: z.int().nonnegative(),
        /** Σ payout ∕ stake over those rounds: a statistic, not money. */
        returned: z.number().nonnegative(),
        /** Standard deviation of one round, where it depends on what was played and no sheet says it. */
        deviation: z.number().positive().optional(),
        /** The same by what was played, where one game has kinds: of fishing, the fish that was met. */
        kinds: z
          .array(z.object({ kind: name, rounds: z.int().nonnegative(), returned: z.number().nonnegative() }))
          .max(200)
          .optional(),
      }),
    )
    .max(1000),
});

/* ---- a vendor's own back office, opened by the operator's console ---- */

/**
 * What a person of the operator's may do there. A vendor takes those it knows and leaves the rest. Of a vendor that takes bets on matches: `trade` suspends markets, `settle` enters results, `correct`
 * enters later ones, `configure` sets what may be staked; of one with tables, limits and hours too, of one with halls, the limits of each. `investigate` decides about cases of
 * players of card rooms who may be playing together, and of players of halls who may be programs.
 */
export const BACK_OFFICE_PERMISSIONS = [
  'read',
  'stop',
  'trade',
  'settle',
  'correct',
  'configure',
  'investigate',
] as const;
export type BackOfficePermission = (typeof BACK_OFFICE_PERMISSIONS)[number];

/** A launch that is older than this is refused. */
export const BACK_OFFICE_LAUNCH_MS = 60_000;
/** `typ` of its header, so that nothing else the key has signed passes for one. */
export const BACK_OFFICE_LAUNCH_TYPE = 'back-office+jwt';
/** Where it stands in the vendor's address: behind `#`, which browsers send to no server and into no log. */
export const BACK_OFFICE_LAUNCH_FIELD = 'launch';

/**
 * The claims of a launch: a compact JWS (RS256) made with the brand's key, whose `kid` is the brand's `operator_id`. Each is
 * good for one session, once: the vendor keeps `jti` until `exp`. Times are in seconds, as JWT writes them.
 */
export const backOfficeLaunch = z.object({
  /** The brand's `operator_id`: the session sees and does what concerns this brand, nothing of another's. */
  iss: name,
  /** The vendor's back office, as its record has it. */
  aud: name,
  /** The person, by the operator's id and name: the vendor writes both into its own log. */
  sub: name,
  name,
  permissions: z.array(z.string().max(40)).max(20),
  lang: z.string().min(2).max(8),
  jti: uuid,
  iat: z.int(),
  exp: z.int(),
});
export type BackOfficeLaunch = z.infer<typeof backOfficeLaunch>;
