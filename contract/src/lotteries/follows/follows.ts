import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

/** A member’s devices are not flooded. */
export const FOLLOWED_MAX = 20;

const code = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const followed = z.object({
  /** Codes of games, the one followed first first. */
  games: z.array(z.string()),
  /** Browsers of the member that will be notified; none: following sends nothing yet. */
  devices: z.int(),
});

export const followedGames = endpoint({
  method: 'GET',
  path: '/lgw/followed',
  module: 'COMM3',
  access: 'player',
  summary: 'Lotteries whose results the member’s devices are told of',
  value: followed,
  refusals: [],
  limit: LIMITS.read,
});

export const followGame = endpoint({
  method: 'PUT',
  path: '/lgw/followed/:code',
  module: 'COMM3',
  access: 'player',
  summary: 'Tells the member’s devices of each new result of a lottery; again: nothing changes',
  params: z.object({ code }),
  value: followed,
  /** `game_too_fast`: it draws more than a hundred times a day. `followed_enough`: twenty are. */
  refusals: ['lottery_game_unknown', 'game_too_fast', 'followed_enough'],
  limit: LIMITS.write,
});

export const unfollowGame = endpoint({
  method: 'DELETE',
  path: '/lgw/followed/:code',
  module: 'COMM3',
  access: 'player',
  summary: 'Tells of its results no more',
  params: z.object({ code }),
  value: followed,
  refusals: [],
  limit: LIMITS.write,
});
