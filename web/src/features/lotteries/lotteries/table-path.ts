import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { Path } from '../../../paths.ts';

/** Where a game is played; `tab` another view than the table. */
export function tablePath(
  { page, code }: Pick<LotteryGame, 'page' | 'code'>,
  at: { tab?: string } = {},
): Path {
  return `${page}?${new URLSearchParams({ gameCode: code, ...at })}`;
}
