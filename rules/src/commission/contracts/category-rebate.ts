import type { Money } from '../../money.ts';
import { type Rate, shareOf } from './rate.ts';

/** The turnover of a direct child's whole branch, and the rate the child has of it. */
export interface BranchTurnover {
  readonly child: string;
  readonly rate: Rate;
  readonly turnover: Money;
}

/** One part of what an agent earns: a branch, or for `child` undefined the agent's own direct members. */
export interface EarnedPart {
  readonly child: string | undefined;
  readonly rate: Rate;
  readonly turnover: Money;
  readonly earned: Money;
}

/**
 * What an agent earns of a category in a period: the own rate of the direct turnover, and of each child's branch the difference of the two rates. Each part is rounded
 * down by itself, so that the parts shown add up to the sum paid. Throws where a child's rate is above the parent's: no link may have it.
 */
export function categoryRebate(
  own: Rate,
  direct: Money,
  branches: readonly BranchTurnover[],
): { earned: Money; parts: EarnedPart[] } {
  const parts: EarnedPart[] = [
    partOf(undefined, own, direct),
    ...branches.map(({ child, rate, turnover }) => {
      if (rate > own) throw new Error(`the rate of ${child} is above that of its parent`);
      return partOf(child, own - rate, turnover);
    }),
  ];
  return { earned: parts.reduce((sum, { earned }) => sum + earned, 0n), parts };
}

function partOf(child: string | undefined, rate: Rate, turnover: Money): EarnedPart {
  return { child, rate, turnover, earned: shareOf(turnover, rate) };
}
