import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';
import { LIVE_CLASSES } from '../../play/catalogue/game-kinds.ts';

/** What vendors of the brand say of their tables, rooms and jackpots, in our amounts. All visitors read it alike. */

const stakes = { currency: z.string(), minBet: moneyText, maxBet: moneyText };
const place = {
  /** The vendor's code of the game. */
  game: z.string(),
  name: z.string(),
  status: z.enum(['open', 'busy', 'closed']),
  players: z.int(),
  seats: z.int().nullable(),
  ...stakes,
};
/** What of a table changes while one looks at it. */
export const tableNow = z.object({
  code: z.string(),
  dealer: z.string().nullable(),
  ...place,
  name: z.union([z.string(), localTextShape(120)]),
  /** Until when bets of the open round are taken; null between two rounds, or where the vendor does not say. */
  closesAt: z.iso.datetime().nullable(),
  /** Of the current set, oldest first, each as the kind of game writes it; null where the vendor does not say. */
  results: z.array(z.string()).nullable(),
});
export const tableShown = tableNow.extend({
  /** In the reader's language, where the vendor has it. */
  name: z.string(),
  /** The game it is opened with; null where the brand does not carry it. */
  gameId: z.string().nullable(),
  gameName: z.string().nullable(),
  liveClass: z.enum(LIVE_CLASSES).nullable(),
  /** Whether the game can be opened now, and as a free try. */
  available: z.boolean(),
  demo: z.boolean(),
});

const matchName = z.union([z.string(), localTextShape(120)]);
/** A match of today as its vendor tells of it. */
export const matchNow = z.object({
  code: z.string(),
  game: z.string(),
  competition: matchName,
  home: matchName,
  away: matchName,
  startsAt: z.iso.datetime(),
  status: z.enum(['open', 'suspended', 'live']),
  /** Drawn by a model, not played by people. */
  virtual: z.boolean(),
  markets: z.int(),
  /** Where in the game it is found. */
  place: z.string(),
});
export const matchShown = matchNow.extend({
  /** In the reader's language, where the vendor has it. */
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  /** The game it is opened with; null where the brand does not carry it. */
  gameId: z.string().nullable(),
  available: z.boolean(),
  demo: z.boolean(),
});

/** A frame of the push channel `tables`: entries of one vendor as they are now, in place of those of their codes. */
export interface TablesFrame {
  vendor: string;
  entries: z.infer<typeof tableNow>[];
}
export const roomNow = z.object({
  code: z.string(),
  ...place,
  /** Free at tables where people sit already, and how many tables those are; null where the vendor does not say. */
  freeSeats: z.int().nullable(),
  tables: z.int().nullable(),
  /** Players who wait for a seat at a full table; null where the vendor does not say. */
  waiting: z.int().nullable().default(null),
  /** What one must have to sit down. */
  leastBalance: moneyText.nullable(),
  /** Of visitors alone, who play there without money: it is opened as a free try and by no launch. */
  demoOnly: z.boolean().default(false),
});
export const roomShown = roomNow.extend({
  /** The game it is opened with; null where the brand does not carry it. */
  gameId: z.string().nullable(),
  gameName: z.string().nullable(),
  /** The page it stands on. */
  gameType: vendorGroup.nullable(),
  available: z.boolean(),
  demo: z.boolean(),
});
export const jackpotShown = z.object({
  code: z.string(),
  name: z.string(),
  games: z.array(z.string()),
  currency: z.string(),
  amount: moneyText,
});

const said = <E extends z.ZodType>(entry: E) =>
  z.object({
    vendors: z.array(
      z.object({
        vendor: z.string(),
        /** When the vendor said so last; what is older than half a minute is left out. */
        saidAt: z.iso.datetime(),
        entries: z.array(entry),
      }),
    ),
  });

const common = {
  method: 'GET',
  module: 'GAMELO3',
  access: 'anyone',
  refusals: [],
  limit: LIMITS.read,
} as const;

export const lobbyTables = endpoint({
  ...common,
  path: '/wps/lobby/tables',
  summary: 'Tables of live vendors: who sits there, and for what stakes',
  value: said(tableShown),
});
export const lobbyMatches = endpoint({
  ...common,
  path: '/wps/lobby/matches',
  summary:
    'Matches of today that sports vendors take bets on, by the time they begin; prices are read in the game',
  value: said(matchShown),
});
export const lobbyRooms = endpoint({
  ...common,
  path: '/wps/lobby/rooms',
  summary: 'Rooms of vendors with games of many players: card rooms and fishing halls',
  value: said(roomShown),
});
/** The same for a player, as one list, from the least base stake on. */
export const roomList = endpoint({
  ...common,
  path: '/wps/relay/GLS2_roomList',
  access: 'session',
  summary:
    'Rooms in which players sit together, of card games and of fishing: game, stakes, seats, who sits there, least balance',
  query: z.object({ vassalage: z.string().max(40).optional(), gameId: z.string().max(120).optional() }),
  value: z.object({
    list: z.array(
      z.object({
        roomId: z.string(),
        vassalage: z.string(),
        gameId: z.string(),
        gameName: z.string(),
        gameType: vendorGroup,
        /** Of a hall: what the cheapest shot costs, and below the dearest. */
        baseStake: moneyText,
        maxStake: moneyText,
        leastBalance: moneyText,
        currency: z.string(),
        seats: z.int().nullable(),
        players: z.int(),
        freeSeats: z.int(),
        tables: z.int(),
        /** Players who wait for a seat at a full table. */
        waiting: z.int(),
        status: z.enum(['open', 'busy', 'closed']),
      }),
    ),
  }),
});
export const lobbyJackpots = endpoint({
  ...common,
  path: '/wps/lobby/jackpots',
  summary: 'What jackpots of vendors have grown to, and in which games they are won',
  value: said(jackpotShown),
});

/** Of one vendor, or of one of its games: the pools that can be won there, as the vendor told them last. */
export const gameJackpots = endpoint({
  ...common,
  path: '/wps/relay/VIS_getJackpot',
  summary:
    'Pools of a vendor or of one game, and when the vendor told of them; none where it has none or is silent',
  query: z.object({
    vassalage: z.string().max(40).optional(),
    gameCode: z.string().max(120).optional(),
  }),
  value: z.object({
    list: z.array(
      jackpotShown.extend({
        vassalage: z.string(),
        saidAt: z.iso.datetime(),
      }),
    ),
  }),
});
