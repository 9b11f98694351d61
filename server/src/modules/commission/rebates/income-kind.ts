import type { IncomeKind } from '@lanna/contract/commission/rebates/income';
import type { Period } from '@lanna/rules/commission/contracts/period';
import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What an agent has earned on a day. */
export interface EarnedOnDay {
  /** Of the brand. */
  day: string;
  earned: Money;
  paid: Money;
}

/** A kind of income besides rebates, as "my income" shows it. Topics above contribute theirs as `rebates.income-kinds`. */
export interface IncomeSource {
  kind: IncomeKind;
  /** By day of the period; days without any are left out. */
  sums(
    db: Queryable,
    agent: { merchantId: string; agentId: string },
    period: Period,
  ): Promise<readonly EarnedOnDay[]>;
  /** Page of the agent centre that shows where it comes from: `agentDividend`. */
  page: string;
}
