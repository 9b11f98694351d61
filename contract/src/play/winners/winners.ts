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
  name: z.string().describe(MASKED),
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
  wonAt: z.iso.datetime(),
});
export type Win = z.infer<typeof win>;
const value = z.object({ list: z.array(win) });

export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The latest wins worth showing, the newest first; empty where the brand shows none',
  value,
  refusals: [],
  limit: LIMITS.read,
});

export const rankList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The largest wins of the day, or of the last seven days, the largest first',
  query: z.object({ period: given(z.enum(['day', 'week'])) }),
  value,
  refusals: [],
  limit: LIMITS.read,
});
