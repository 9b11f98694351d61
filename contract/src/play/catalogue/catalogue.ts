import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { countGiven, given } from '../../query.ts';
import { LIVE_CLASSES, LOTTERY_KINDS } from './game-kinds.ts';

export const VENDOR_GROUPS = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;
export const vendorGroup = z.enum(VENDOR_GROUPS);
export type VendorGroup = z.infer<typeof vendorGroup>;

/** How money reaches a vendor: by our wallet with each bet, or by a transfer before. */
export const ACCOUNT_TYPES = ['SEAMLESS', 'TRANSFER'] as const;

/** Choices of the lobby's filters, in their order. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export const GAME_FEATURES = [
  'free-spins',
  'free-spin-multiplier',
  'wild',
  'wild-multiplier',
  'scatter',
  'pays-from-two',
  'jackpot',
  'buy-bonus',
] as const;
/** Per cent a game returns at least. */
export const LEAST_RETURNS = ['94', '95', '96', '97'] as const;
/** The smallest bet of a game is at most this much. */
export const LARGEST_MIN_BETS = ['1', '5', '10', '50'] as const;

export const game = z.object({
  gameId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: vendorGroup,
  rtp: z.number().nullable(),
  minBet: z.string(),
  lines: z.int().nullable(),
  volatility: z.enum(VOLATILITIES).nullable(),
  features: z.array(z.string()),
  /** What kind of table a live game is; null where its vendor does not say. */
  liveClass: z.enum(LIVE_CLASSES).nullable(),
  lotteryKind: z.enum(LOTTERY_KINDS).nullable(),
  isHot: z.boolean(),
  demo: z.boolean(),
  /** Where its own picture is, where it has one; else its card is drawn. */
  picture: z.string().nullable(),
  /** Where on the site it is played; null for one that is launched into a frame. */
  page: z.string().nullable(),
  /** Under maintenance or stopped: shown, not launchable. */
  available: z.boolean(),
});
export type Game = z.infer<typeof game>;

export const gameMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Categories of the brand that have vendors, in the order of the navigation',
  value: z.array(
    z.object({
      name: z.string(),
      /** In English, whatever language is asked in. */
      enName: z.string(),
      gameType: vendorGroup,
      page: z.string(),
      point: z.string(),
      games: z.int(),
    }),
  ),
  refusals: [],
  limit: LIMITS.read,
});

export const gameVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Vendors of the brand, by group',
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: vendorGroup,
          cards: z.array(
            z.object({
              vassalage: z.string(),
              gameType: vendorGroup,
              code: z.string(),
              defaultPlayType: z.string(),
              /** The id of that game, for a vendor whose press opens it. */
              defaultGameId: z.string(),
              displayName: z.string(),
              isHot: z.boolean(),
              isGame: z.enum(['GAME', 'VASSALAGE']),
              accountTypeName: z.string(),
              games: z.int(),
            }),
          ),
        }),
      ),
    }),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** What a list of games is narrowed by. */
const gameFilter = z.object({
  clientType: z.coerce.number().int().optional(),
  platform: z.string().max(60).optional(),
  channel: z.string().max(60).optional(),
  merchant: z.string().max(40).optional(),
  language: z.string().max(5).optional(),
  gameType: given(vendorGroup),
  vassalage: z.string().max(40).optional(),
  /**
   * Part of a name in any of its languages, or of the vendor's; words may stand in any order. Case, spaces, accents and Thai
   * tone marks are ignored.
   */
  gameName: z.string().trim().max(60).optional(),
  /** The stake the player wants to bet: games whose minimum stake is no higher. */
  minBet: given(z.string().regex(/^\d{1,9}(\.\d{1,5})?$/)),
  minLineNum: z.coerce.number().int().min(0).max(100_000).optional(),
  volatility: given(z.enum(VOLATILITIES)),
  feature: z.string().max(40).optional(),
  liveClass: given(z.enum(LIVE_CLASSES)),
  /** Of lotteries; `LOTT` are those that are of neither kind. */
  lotteryKind: given(z.enum(['LOTT', ...LOTTERY_KINDS])),
  gameCode: z.string().max(120).optional(),
  /** How money reaches the vendor: its `accountTypeName`. */
  accountType: given(z.enum(ACCOUNT_TYPES)),
  minRtp: z.coerce.number().min(0).max(100).optional(),
  /**
   * Of the reader's own: a visitor has neither favourites nor recent games; `recent` sorts by when they were opened. Of everybody's:
   * `hot`, and `demo`, those with a free demo.
   */
  only: given(z.enum(['favourite', 'recent', 'hot', 'demo'])),
});

export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  access: 'optional',
  summary: 'The game list: search, filters, pages',
  query: gameFilter.extend({
    sort: z.enum(['popular', 'name', 'rtp', 'newest', 'minBet']).default('popular'),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 24),
    /**
     * How many games the reader has already: the page begins after them, whatever its number says. For readers whose pages are not
     * all of one size.
     */
    offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
  value: z.object({
    games: z.array(game),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    /** Where no game has the name that was searched for: those with the most similar one, the nearest first. */
    nearest: z.array(game),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const count = z.int().nonnegative();
export const gameCounts = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameCounts',
  module: 'GAMELO3',
  access: 'optional',
  summary: 'How many games each choice of the filters would leave, beside what else is chosen',
  query: gameFilter,
  value: z.object({
    total: count,
    /** By vendor code; a vendor whom the other choices leave no game is left out. */
    vassalage: z.record(z.string(), count),
    volatility: z.record(z.enum(VOLATILITIES), count),
    feature: z.record(z.enum(GAME_FEATURES), count),
    liveClass: z.record(z.enum(LIVE_CLASSES), count),
    minRtp: z.record(z.enum(LEAST_RETURNS), count),
    minBet: z.record(z.enum(LARGEST_MIN_BETS), count),
    /** How many there would be with one choice dropped. */
    without: z.object({
      vassalage: count,
      gameName: count,
      volatility: count,
      feature: count,
      liveClass: count,
      minRtp: count,
      minBet: count,
    }),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  access: 'anyone',
  summary: 'Hot games of the brand',
  query: z.object({
    merchantCode: z.string().max(40).optional(),
    isPlatform: z.coerce.number().int().optional(),
    vassalage: z.string().max(40).optional(),
    platform: z.string().max(60).optional(),
    language: z.string().max(5).optional(),
  }),
  value: z.object({ list: z.array(game) }),
  refusals: [],
  limit: LIMITS.read,
});

export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  access: 'session',
  summary: 'Games the player opened last',
  value: z.object({ list: z.array(game) }),
  refusals: [],
  limit: LIMITS.read,
});

/** How many lotteries are asked for as the popular ones (specification, section 9). */
export const POPULAR_LOTTERIES_MAX = 20;

export const popularLotteries = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The lotteries that players open most',
  value: z.array(game),
  refusals: [],
  limit: LIMITS.read,
});

export const recentLotteries = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  module: 'COMM3',
  access: 'session',
  summary: 'Lotteries the player opened last',
  value: z.array(game),
  refusals: [],
  limit: LIMITS.read,
});

export const noteLotteryOpened = endpoint({
  method: 'POST',
  path: '/lgw/games/game_menus/recent',
  module: 'COMM3',
  access: 'session',
  summary:
    'Remembers that the player opened the page of a lottery; what is launched into a frame is remembered by its launch',
  body: z.object({ gameCode: z.string().max(120) }),
  value: z.object({}),
  refusals: ['game_unknown'],
  limit: LIMITS.write,
});

export const vendorGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_getVassGameType',
  module: 'GAMELO3',
  access: 'anyone',
  summary:
    'In which categories a vendor has games, in the order of the navigation; one the brand does not carry has none',
  query: z.object({ vassalage: z.string().max(40) }),
  value: z.array(z.object({ gameType: vendorGroup, name: z.string(), enName: z.string(), games: z.int() })),
  refusals: [],
  limit: LIMITS.read,
});

export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELO3',
  access: 'session',
  summary: 'Games the player marked',
  value: z.object({ list: z.array(game) }),
  refusals: [],
  limit: LIMITS.read,
});

const favouriteChange = {
  method: 'POST',
  module: 'GAMELO3',
  access: 'session',
  body: z.object({ gameId: z.string().max(120) }),
  value: z.object({}),
  refusals: ['game_unknown'],
  limit: LIMITS.write,
} as const;

export const addFavourite = endpoint({
  ...favouriteChange,
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Marks a game',
});
export const removeFavourite = endpoint({
  ...favouriteChange,
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Unmarks a game',
});

export const oneGame = endpoint({
  method: 'GET',
  path: '/wps/games/:gameId',
  module: 'GAMELO3',
  access: 'optional',
  summary: 'One game, for its page',
  params: z.object({ gameId: z.string().max(120) }),
  value: game.extend({
    isFavourite: z.boolean(),
    /** Null where the vendor does not say. */
    maxBet: z.string().nullable(),
  }),
  refusals: ['game_unknown'],
  limit: LIMITS.read,
});

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  access: 'player',
  needsTerms: true,
  needsOpenBrand: true,
  summary: 'Opens a game for play money or real money; answers where to point the frame',
  body: z.object({
    /** Left out where a room is named: that of the room. */
    gameId: z.string().max(120).optional(),
    /** One of a vendor's rooms of `GLS2_roomList`: at whichever of its tables has a seat. */
    roomId: z.string().max(120).optional(),
    /** Which of the game's tables, or of the room's, by the vendor's code. */
    nodeId: z.string().max(120).optional(),
    accountType: z.literal(1).optional(),
    confirmTrans: z.literal(0).optional(),
    vassalage: z.string().max(40).optional(),
    launchMode: z.literal('GLS').optional(),
    platform: z.string().max(40).default('html5-desktop'),
    clientType: z.literal(3).optional(),
    language: z.string().max(5).optional(),
  }),
  value: z.object({ game_url: z.string() }),
  refusals: [
    'game_unknown',
    'game_unavailable',
    'vendor_unreachable',
    'account_disabled',
    'play_excluded',
    'play_stopped',
    'play_suspended',
  ],
  limit: LIMITS.write,
});

/** The second version: the language is the header's, and the address has a name of its own. */
export const launchGameV2 = endpoint({
  ...launchGame,
  path: '/wps/v2/game/launchGame',
  summary: 'Opens a game in the language of the header; answers where to point the frame',
  body: launchGame.body.omit({ language: true }),
  value: z.object({ game_url2: z.string() }),
});

export const trialLaunch = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameTrialLaunch',
  module: 'GAMELO3',
  access: 'optional',
  summary: 'Opens the free demo of one game: no account, no wallet traffic',
  body: z.object({
    gameId: z.string().max(120),
    nodeId: z.string().max(120).optional(),
    platform: z.string().max(40).default('html5-desktop'),
    language: z.string().max(5).optional(),
  }),
  value: z.object({ game_url: z.string() }),
  refusals: ['game_unknown', 'game_unavailable', 'demo_unavailable', 'vendor_unreachable'],
  limit: LIMITS.write,
});
