import type { Receipt } from '@lanna/contract/commission/bills/receipt';
import { dividendOf } from '@lanna/rules/commission/contracts/dividend';
import type { Rate } from '@lanna/rules/commission/contracts/rate';
import { salaryOf } from '@lanna/rules/commission/contracts/salary';
import { type ContractTerms, feeOf } from '@lanna/rules/commission/contracts/terms';
import { formatMoney, type Money } from '@lanna/rules/money';

/** What a branch came to in a period. */
export interface BranchFigures {
  turnover: Money;
  stake: Money;
  payout: Money;
  /** Given back to players, and paid to agents for their turnover. */
  rebates: Money;
  commissions: Money;
  salaries: Money;
  bonuses: Money;
  /** Null where none are counted. */
  activeMembers: number | null;
}

/** carried: what the period before carried on · children: what the branch gets already by contracts below that the brand pays. */
export interface Before {
  carried: Money;
  children: Money;
}

export interface Computed {
  earned: Money;
  total: Money;
  carriedOn: Money;
  receipt: Receipt;
}

/** What a contract comes to for a period or an hour, with every step. */
export function computeBill(terms: ContractTerms, figures: BranchFigures, before: Before): Computed {
  switch (terms.kind) {
    case 'dividend': {
      const fee = feeOf(terms.feeRate, figures);
      const dividend = dividendOf(
        terms,
        {
          ...figures,
          rebates: figures.rebates + figures.commissions,
          fees: fee,
          activeMembers: figures.activeMembers ?? 0,
        },
        before,
      );
      return {
        earned: dividend.payable,
        total: dividend.total,
        carriedOn: dividend.carriedOn,
        receipt: {
          sort: 'dividend',
          ...texts({
            turnover: figures.turnover,
            stake: figures.stake,
            payout: figures.payout,
            rebates: figures.rebates,
            commissions: figures.commissions,
            salaries: figures.salaries,
            bonuses: figures.bonuses,
            fee,
            net: dividend.net,
            carried: terms.carriesNegatives ? before.carried : 0n,
            base: dividend.base,
            gross: dividend.gross,
            children: dividend.children,
            carriedOn: dividend.carriedOn,
          }),
          feeRate: terms.feeRate,
          activeMembers: figures.activeMembers ?? 0,
          ...stepOf(terms.tiers, dividend.tier),
        },
      };
    }
    case 'daily_salary':
    case 'hourly_salary': {
      const team = { turnover: figures.turnover, activeMembers: figures.activeMembers ?? 0 };
      const salary = salaryOf(terms.tiers, team, before.children);
      return {
        earned: salary.payable,
        total: salary.total,
        carriedOn: 0n,
        receipt: {
          sort: 'salary',
          ...texts({ turnover: figures.turnover, gross: salary.gross, children: salary.children }),
          activeMembers: figures.activeMembers,
          ...stepOf(terms.tiers, salary.tier),
        },
      };
    }
    case 'real_time_salary':
      throw new Error('a salary by the bet is not computed by periods');
  }
}

function stepOf<Tier extends { rate: Rate }>(tiers: readonly Tier[], tier: Tier | undefined) {
  return { tier: tier ? tiers.indexOf(tier) : null, rate: tier?.rate ?? 0 };
}

function texts<Name extends string>(amounts: Record<Name, Money>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<Money>(amounts).map(([name, amount]) => [name, formatMoney(amount)]),
  ) as Record<Name, string>;
}
