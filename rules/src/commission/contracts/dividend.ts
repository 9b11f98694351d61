import type { Money } from '../../money.ts';
import { type Rate, shareOf } from './rate.ts';

/** A step of a dividend contract. A condition that is left out is none. */
export interface DividendTier {
  readonly minTurnover?: Money;
  readonly minNetLoss?: Money;
  readonly minActiveMembers?: number;
  readonly rate: Rate;
}

/** What a branch came to in a period, the agent's own members and all below. */
export interface BranchFigures {
  readonly turnover: Money;
  readonly stake: Money;
  readonly payout: Money;
  readonly rebates: Money;
  readonly salaries: Money;
  readonly bonuses: Money;
  readonly fees: Money;
  readonly activeMembers: number;
}

export interface DividendTerms {
  /** Any order: of those whose conditions are all met the highest rate counts. */
  readonly tiers: readonly DividendTier[];
  /** A period that lost the house money is made up for by those that follow. */
  readonly carriesNegatives: boolean;
}

/** Every step of the sum, as a bill shows it. */
export interface Dividend {
  /** What members of the branch lost, after all that was given to them and to agents; below zero where they won. */
  readonly net: Money;
  /** With what was carried from before. */
  readonly base: Money;
  readonly tier: DividendTier | undefined;
  readonly gross: Money;
  /** What the branch gets of the same period already, by the nearest contracts below that the brand pays. */
  readonly children: Money;
  readonly payable: Money;
  /** What the branch gets in all, the agent and those below: what the next contract above leaves out. */
  readonly total: Money;
  /** Never above zero. */
  readonly carriedOn: Money;
}

/** The dividend of one contract for one period. `carried` is what the period before carried on, zero or less. */
export function dividendOf(
  terms: DividendTerms,
  figures: BranchFigures,
  { carried, children }: { carried: Money; children: Money },
): Dividend {
  if (carried > 0n) throw new Error('only a loss of the house is carried on');
  if (children < 0n) throw new Error('dividends of children are not below zero');
  const net = netOf(figures);
  const base = net + (terms.carriesNegatives ? carried : 0n);
  const tier = highestTier(terms.tiers, { ...figures, net });
  const gross = tier && base > 0n ? shareOf(base, tier.rate) : 0n;
  return {
    net,
    base,
    tier,
    gross,
    children,
    payable: gross > children ? gross - children : 0n,
    total: gross > children ? gross : children,
    carriedOn: terms.carriesNegatives && base < 0n ? base : 0n,
  };
}

export function netOf(figures: BranchFigures): Money {
  const { stake, payout, rebates, salaries, bonuses, fees } = figures;
  return stake - payout - rebates - salaries - bonuses - fees;
}

function highestTier(
  tiers: readonly DividendTier[],
  reached: Pick<BranchFigures, 'turnover' | 'activeMembers'> & { net: Money },
): DividendTier | undefined {
  return tiers
    .filter(
      ({ minTurnover = 0n, minNetLoss, minActiveMembers = 0 }) =>
        reached.turnover >= minTurnover &&
        (minNetLoss === undefined || reached.net >= minNetLoss) &&
        reached.activeMembers >= minActiveMembers,
    )
    .reduce<DividendTier | undefined>(
      (best, tier) => (best === undefined || tier.rate > best.rate ? tier : best),
      undefined,
    );
}
