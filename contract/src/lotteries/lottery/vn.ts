import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { countGiven, given } from '../../query.ts';
import { draw, openDraw } from '../draws/draws.ts';
import { lotteryGame } from './games.ts';

export const VIETNAM_REGIONS = ['north', 'central', 'south'] as const;
/** Draws of a game that statistics of absence look back over. */
export const ABSENCE_DRAWS = 300;

const gameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/);

export const vietnameseGame = lotteryGame.extend({
  /** A house edition has the region whose prizes it draws. */
  region: z.enum(VIETNAM_REGIONS),
  /** On which it draws, 1 for Monday to 7. */
  days: z.array(z.int().min(1).max(7)),
  /** When, in Vietnam (`18:15`); null where it draws many times a day. */
  at: z.string().nullable(),
});
export type VietnameseGame = z.infer<typeof vietnameseGame>;

export const vietnameseGames = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'Lotteries of Vietnam at the brand: region, weekdays, whether they take bets, current draw, last result',
  value: z.object({ now: z.string(), games: z.array(vietnameseGame) }),
  refusals: [],
  limit: LIMITS.read,
});

export const recentVietnameseGames = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  module: 'COMM3',
  access: 'session',
  summary: 'Lotteries of Vietnam the player opened last, the last one first',
  value: z.object({ now: z.string(), games: z.array(vietnameseGame) }),
  refusals: [],
  limit: LIMITS.read,
});

export const openVietnameseNumeros = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Vietnamese draws that take bets: the next `count` of one game, or the next one of each',
  query: z.object({ gameCode: given(gameCode), count: countGiven(100, 100) }),
  value: z.object({ now: z.string(), draws: z.array(openDraw) }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});

export const drawnVietnameseNumeros = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/drawn',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'Vietnamese draws with a result, newest first: of a game or of the real lotteries of a region, of one day or all',
  query: z.object({
    gameCode: given(gameCode),
    region: given(z.enum(VIETNAM_REGIONS)),
    /** In Vietnam. */
    day: given(z.iso.date()),
    pageNo: countGiven(1000, 1),
    pageSize: countGiven(100, 30),
  }),
  value: z.object({ list: z.array(draw), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});

export const numberAbsence = z.object({
  /** `00` to `99`. */
  number: z.string(),
  /** Draws since it came up last: 0 when the last draw had it; all draws looked at when none had. */
  since: z.int(),
  /** The most draws in a row without it. */
  longest: z.int(),
  /** How often it came up, each prize counted. */
  times: z.int(),
});

export const vietnameseAbsence = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/absence',
  module: 'COMM3',
  access: 'anyone',
  summary: 'How long each of the numbers 00 to 99 has not come up in a game, over its last 300 draws',
  query: z.object({ gameCode }),
  value: z.object({
    gameCode: z.string(),
    /** Draws that were looked at: 300, or as many as there are. */
    draws: z.int(),
    lastNumero: z.string().nullable(),
    /** 100, in order. */
    numbers: z.array(numberAbsence),
    /** How often the tens and the units digit of a prize was 0 to 9. */
    heads: z.array(z.int()),
    tails: z.array(z.int()),
  }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});
