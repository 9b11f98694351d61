import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import type { FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { codesOf, type LotteryGroup } from './lottery-groups.ts';

export type Way = 'feed' | 'typed' | 'off';

export interface GroupState {
  group: LotteryGroup;
  codes: string[];
  said: string[];
  /** What all of them have in common; undefined where they differ. */
  way: Way | undefined;
  open: number;
  /** Switched on, and closed all the same: nothing brings their results. */
  unsourced: number;
  /** Whether an active feed brings all of their results. */
  isFed: boolean;
}

/** How a group of lotteries comes by its results, and how many of it take bets. */
export function groupState(
  group: LotteryGroup,
  games: readonly FedGameRow[],
  schedules: readonly DrawGameRow[],
): GroupState {
  const { all, said } = codesOf(group);
  const on = new Set(schedules.flatMap(({ code, enabled }) => (enabled ? [code] : [])));
  const sourceOf = new Map(games.map((game) => [game.code, game]));
  const isSourced = (code: string) => sourceOf.get(code)?.isSourced ?? false;
  const ways = new Set(
    said.map((code): Way | 'none' => {
      if (!on.has(code)) return 'off';
      if (sourceOf.get(code)?.typed) return 'typed';
      return isSourced(code) ? 'feed' : 'none';
    }),
  );
  const [way] = ways;
  return {
    ...{ group, codes: all, said },
    way: ways.size === 1 && way !== 'none' ? way : undefined,
    open: all.filter((code) => on.has(code) && isSourced(code)).length,
    unsourced: all.filter((code) => on.has(code) && !isSourced(code)).length,
    isFed: said.every((code) => (sourceOf.get(code)?.feeds.length ?? 0) > 0),
  };
}
