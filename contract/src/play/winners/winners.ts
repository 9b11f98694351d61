import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { given } from '../../query.ts';
import { vendorGroup } from '../catalogue/catalogue.ts';

export const WINNERS_SHOWN = 20;

const win = z.object({
  /** Of the bet; the same win keeps it. */
  id: z.string(),
  /** Null for a member who stands on the boards without letters. */
  name: z.string().nullable().describe(MASKED),
  /** Played by one of the demo's own players, not by a person. */
  demoPlayer: z.boolean(),
  gameId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: vendorGroup,
  vassalage: z.string(),
  /** The game's own picture, where it has one. */
  picture: z.string().nullable(),
  stake: moneyText,
  payout: moneyText,
  /** How many times the stake, with two decimals cut off; null for a bet that cost nothing. */
  multiple: z.string().nullable(),
  wonAt: z.iso.datetime(),
});
export type Win = z.infer<typeof win>;
const value = z.object({ list: z.array(win) });

/** Wins in games of one category alone. */
const category = given(vendorGroup);

export const RANK_PERIODS = ['day', 'week', 'month'] as const;
export const RANKED_BY = ['amount', 'multiple'] as const;

export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The latest wins worth showing, the newest first; empty where the brand shows none',
  query: z.object({ category }),
  value,
  refusals: [],
  limit: LIMITS.read,
});

export const rankList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'The largest wins of the day, the last seven or thirty days, by amount or by how many times the stake',
  query: z.object({
    category,
    period: given(z.enum(RANK_PERIODS)),
    by: given(z.enum(RANKED_BY)),
  }),
  value,
  refusals: [],
  limit: LIMITS.read,
});

const boardName = z.object({
  /** The member stands on the boards without letters of the name. */
  unnamed: z.boolean(),
});

export const winnerName = endpoint({
  method: 'GET',
  path: '/wps/member/winner-name',
  module: 'COMM3',
  access: 'session',
  summary: 'How the member stands on the boards of winners',
  value: boardName,
  refusals: [],
  limit: LIMITS.read,
});

export const chooseWinnerName = endpoint({
  method: 'PUT',
  path: '/wps/member/winner-name',
  module: 'COMM3',
  access: 'session',
  summary: 'With some letters of the name, or without any; holds at once for wins that stand there already',
  body: boardName,
  value: boardName,
  refusals: [],
  limit: LIMITS.write,
});
