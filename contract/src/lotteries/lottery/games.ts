import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { given } from '../../query.ts';
import { draw, openDraw } from '../draws/draws.ts';

/** What has a logo. */
export const LOTTERY_TYPES = [
  'SSC',
  '11X5',
  'PK10',
  'LF',
  'LHC',
  'K3',
  'PC28',
  'KENO',
  'VN',
  'THAI',
  'YEEKEE',
  'HANOI',
  'LAO',
  'MALAYSIA',
  'STOCK',
] as const;

/** Why a game takes no bets just now: switched off by the brand or the house, or no result can be had for it. */
export const CLOSED_BECAUSE = ['switched_off', 'stopped', 'no_feed', 'no_draw'] as const;

export const lotteryGame = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(LOTTERY_TYPES),
  /** Of `families.ts` in rules. */
  family: z.string(),
  prizeMode: z.enum(PRIZE_MODES),
  source: z.enum(['house', 'feed']),
  /** Where it is played. */
  page: z.enum(['/lottery', '/vnlottery', '/sealottery', '/elott']),
  closed: z.enum(CLOSED_BECAUSE).nullable(),
  /** The next one that closes. */
  current: openDraw.nullable(),
  /** The last with a result. */
  last: draw.nullable(),
});
export type LotteryGame = z.infer<typeof lotteryGame>;

export const listLotteryGames = endpoint({
  method: 'GET',
  path: '/lgw/games',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'Lotteries of the brand with their current draw and last result; `lotteryType` SEA (the default), LOTT, VN, ELOTT or ALL',
  query: z.object({ lotteryType: given(z.enum(['SEA', 'LOTT', 'VN', 'ELOTT', 'ALL'])) }),
  value: z.object({ now: z.string(), games: z.array(lotteryGame) }),
  refusals: [],
  limit: LIMITS.read,
});

const price = z.object({ play: z.string(), tier: z.string(), price: z.string() });

/** What the table of a game is set with. Prices follow from it by `priceAt` of rules: the server computes them the same way. */
export const lotteryTable = endpoint({
  method: 'GET',
  path: '/lgw/games/table',
  module: 'COMM3',
  access: 'optional',
  summary:
    'How a game is bet on at the brand: modes, own prices, bounds, numbers that are closed or at half rate',
  query: z.object({ gameCode: z.string().regex(/^[A-Z0-9_]{1,40}$/) }),
  value: z.object({
    game: lotteryGame,
    /**
     * Modes the caller may bet with; what lies between the bet’s mode and `own` is paid as rebate, as far as the play’s prices leave
     * room for it (`rebatesTo` of rules). A visitor has the brand's standard.
     */
    modes: z.object({ min: z.int(), max: z.int(), step: z.int(), own: z.int() }),
    /** Prices of the brand's own at the standard mode, in place of those of rules. */
    prices: z.array(price),
    /** Money with two or more decimals. */
    largestPrize: z.string(),
    largestSlipPrize: z.string(),
    memberStake: z.string(),
    coveragePercent: z.int(),
    cancelAllowed: z.boolean(),
    /** Of Yeekee: what the brand gives to the first and the sixteenth shot of a round, of members who have staked `minStake` on it. Null: nothing. */
    shotPrizes: z.object({ first: z.string(), sixteenth: z.string(), minStake: z.string() }).nullable(),
    /** At the current draw. */
    numbers: z.array(z.object({ play: z.string(), number: z.string(), rule: z.enum(['closed', 'half']) })),
  }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});
