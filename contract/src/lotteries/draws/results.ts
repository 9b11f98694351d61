import { MARKETS } from '@lanna/rules/lotteries/lottery/draws/market';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { countGiven, given } from '../../query.ts';
import { draw } from './draws.ts';

const market = given(z.enum(MARKETS));
/** Draws of the house, or those of other lotteries. */
const source = given(z.enum(['house', 'feed']));

export const resultsOfDay = endpoint({
  method: 'GET',
  path: '/lgw/draw/day',
  module: 'COMM3',
  access: 'anyone',
  summary: 'What the lotteries of a market drew on a day, those with few draws first; of each its last ten',
  query: z.object({
    /** In each game's own zone; today in that of the market where it is left out, or where it has yet to come. */
    day: given(z.iso.date()),
    market,
    source,
    pageNo: countGiven(20, 1),
  }),
  value: z.object({
    day: z.string(),
    today: z.string(),
    games: z.array(
      z.object({
        gameCode: z.string(),
        /** Newest first, ten at the most. */
        draws: z.array(draw),
        /** The day has more of them: `GET /lgw/draw` lists all. */
        more: z.boolean(),
      }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** How far back a number is looked for: so many draws of each game, and in a market so many days. */
export const SEARCHED = { draws: 400, days: 60 } as const;

export const searchDraws = endpoint({
  method: 'GET',
  path: '/lgw/draw/search',
  module: 'COMM3',
  access: 'anyone',
  summary: `When a number last came: in the last ${SEARCHED.draws} draws of a game, or of each game of a market within ${SEARCHED.days} days`,
  query: z.object({
    /** Two to six digits that a number ends with, or balls: `37`, `07 12 33`. */
    number: z.string().max(20),
    gameCode: given(z.string().regex(/^[A-Z0-9_]{1,40}$/)),
    market,
    source,
  }),
  value: z.object({
    /** As it was understood. */
    number: z.string(),
    /** Draws that were looked through. */
    looked: z.int(),
    /** Draws that have it. */
    total: z.int(),
    /** Newest first, a hundred at the most. */
    found: z.array(
      z.object({
        draw,
        /** The prize, and which symbols of the result. */
        hits: z.array(z.object({ part: z.string(), from: z.int(), length: z.int() })),
      }),
    ),
  }),
  /** `number_unreadable`: neither two to six digits nor balls. */
  refusals: ['lottery_game_unknown', 'number_unreadable'],
  limit: LIMITS.read,
});
