import type { Money } from '../../money.ts';
import { type Rate, shareOf } from './rate.ts';

/** A step of a salary contract: of a team's turnover in a day or in an hour. */
export interface SalaryTier {
  readonly minTurnover: Money;
  readonly minActiveMembers?: number;
  readonly rate: Rate;
}

export interface Salary {
  readonly tier: SalaryTier | undefined;
  readonly gross: Money;
  /** What the branch gets for the same day or hour already, by the nearest contracts below that the brand pays. */
  readonly children: Money;
  readonly payable: Money;
  /** What the branch gets in all: what the next contract above leaves out. */
  readonly total: Money;
}

/** The salary of a day or of a clock hour: the rate of the highest step that is reached, of all turnover of the team, less what its children get. */
export function salaryOf(
  tiers: readonly SalaryTier[],
  team: { turnover: Money; activeMembers: number },
  children: Money,
): Salary {
  if (children < 0n) throw new Error('salaries of children are not below zero');
  const tier = tiers
    .filter(
      ({ minTurnover, minActiveMembers = 0 }) =>
        team.turnover >= minTurnover && team.activeMembers >= minActiveMembers,
    )
    .reduce<SalaryTier | undefined>(
      (best, one) => (best === undefined || one.rate > best.rate ? one : best),
      undefined,
    );
  const gross = tier && team.turnover > 0n ? shareOf(team.turnover, tier.rate) : 0n;
  const payable = gross > children ? gross - children : 0n;
  return { tier, gross, children, payable, total: gross > children ? gross : children };
}

/** Real-time salary of one bet: what the agent's rate is above that of the child whose branch the bet is in, or the whole rate for a direct member's. */
export function realTimeSalary(stake: Money, own: Rate, child: Rate | undefined): Money {
  const childRate = child ?? 0;
  if (childRate > own) throw new Error('the rate of a child is above that of its parent');
  return shareOf(stake, own - childRate);
}
