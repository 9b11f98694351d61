import { type Game, pageOf } from '../game.ts';
import { provinceOf } from '../vn/provinces.ts';

/** What results are looked through by: lotteries that the same players follow. */
export const MARKETS = ['sea', 'vn_north', 'vn_central', 'vn_south', 'china', 'electronic'] as const;
export type Market = (typeof MARKETS)[number];

const BY_PAGE = { '/sealottery': 'sea', '/lottery': 'china', '/elott': 'electronic' } as const;

export function marketOf(game: Pick<Game, 'code' | 'family' | 'prizeMode'>): Market {
  const page = pageOf(game);
  if (page !== '/vnlottery') return BY_PAGE[page];
  if (game.family === 'VN27') return 'vn_north';
  return provinceOf(game.code)?.region === 'central' ? 'vn_central' : 'vn_south';
}

/** Whose clock says which day it is there. A game's own days are those of its schedule. */
export const MARKET_ZONES = {
  sea: 'Asia/Bangkok',
  vn_north: 'Asia/Ho_Chi_Minh',
  vn_central: 'Asia/Ho_Chi_Minh',
  vn_south: 'Asia/Ho_Chi_Minh',
  china: 'Asia/Shanghai',
  electronic: 'Asia/Shanghai',
} as const satisfies Record<Market, string>;

/** The most draws a day can have. */
export function drawsADay({ schedule }: Pick<Game, 'schedule'>): number {
  return schedule.kind === 'rounds' ? schedule.spans.reduce((sum, { count }) => sum + count, 0) : 1;
}

/** More draws a day than so many cannot be followed: it would be a message every few minutes, all day. */
const FOLLOWED_DRAWS_MAX = 100;

export function canBeFollowed(game: Pick<Game, 'schedule'>): boolean {
  return drawsADay(game) <= FOLLOWED_DRAWS_MAX;
}
