import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { count, gameCode, moment, proposed } from './ops-fields.ts';

/* Feeds, and how games come by their results. */

/** Written as brands’ codes are. */
const code = brandCode;
const feed = z.object({
  code: z.string(),
  name: z.string(),
  publicKey: z.string(),
  /** SHA-256 of the key. */
  fingerprint: z.string(),
  games: z.array(z.string()),
  enabled: z.boolean(),
  version: z.int(),
  /** Of the last thirty days. */
  sayings: count,
  lastSaidAt: moment.nullable(),
});
export type FeedRow = z.infer<typeof feed>;
const fedGame = z.object({
  code: z.string(),
  typed: z.boolean(),
  oneIsEnough: z.boolean(),
  patienceMinutes: z.int(),
  version: z.int(),
  /** Codes of the enabled feeds that bring its results. */
  feeds: z.array(z.string()),
  /** Without a feed and without typing it takes no bets. */
  isSourced: z.boolean(),
});
export type FedGameRow = z.infer<typeof fedGame>;

export const listFeeds = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery-feeds',
  access: 'feeds.read',
  house: true,
  summary: 'Feeds of results with their keys, and how each game comes by its results',
  value: z.object({
    feeds: z.array(feed),
    games: z.array(fedGame),
    /** Where a feed sends what it says, below any host of a brand. */
    path: z.string(),
  }),
  refusals: [],
});

export const setLotterySources = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery-sources',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary:
    'Whether two operators type the results of several lotteries, for their set-up; without typing they take bets while a feed brings results',
  body: z.object({ games: z.array(gameCode).min(1).max(60), typed: z.boolean(), reason }),
  value: z.object({ changed: count }),
  refusals: ['lottery_game_unknown', 'result_derived'],
});

const feedFields = z.object({
  name: z.string().trim().min(1).max(80),
  publicKey: z.string().trim().min(100).max(8000),
  games: z.array(gameCode).min(1).max(50),
});
export type FeedFields = z.infer<typeof feedFields>;

export const addFeed = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-feeds',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes a feed: it is believed once a second operator has approved its key',
  body: feedFields.extend({ code, reason }),
  value: proposed,
  refusals: ['feed_code_taken', 'feed_key_unusable', 'feed_key_taken', 'feed_game_unfit'],
});

export const changeFeed = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery-feeds/:code',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'Proposes another name, key or list of games of a feed, or to switch it on again',
  params: z.object({ code }),
  body: feedFields.extend({ version: z.int().positive(), reason }),
  value: proposed,
  refusals: ['not_found', 'changed_meanwhile', 'feed_key_unusable', 'feed_key_taken', 'feed_game_unfit'],
});

export const stopFeed = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery-feeds/:code/stop',
  access: 'feeds.change',
  house: true,
  summary:
    'Switches a feed off at once: its reports are refused, and what it has reported of draws without a result counts no more',
  params: z.object({ code }),
  body: z.object({ version: z.int().positive(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const changeFedGame = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery-feeds/games/:game',
  access: 'feeds.change',
  house: true,
  stepUp: true,
  summary: 'How a game comes by its results; that one feed is enough is approved by a second operator',
  params: z.object({ game: gameCode }),
  body: z.object({
    /** 0 where nothing is set. */
    version: z.int().nonnegative(),
    typed: z.boolean(),
    oneIsEnough: z.boolean(),
    patienceMinutes: z.int().min(1).max(10_080),
    reason,
  }),
  value: z.object({ proposalId: z.uuid().nullable() }),
  refusals: ['lottery_game_unknown', 'result_derived', 'changed_meanwhile'],
});
