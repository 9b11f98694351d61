import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { PromotionRow } from '../editing/promotion.ts';

type Budget = Pick<PromotionRow, 'id' | 'budget_total' | 'budget_day'>;

export type SpendOutcome =
  /** `isLast`: what is left does not cover the same again · `spentOn`: the day it counts for. */
  | { outcome: 'spent'; isLast: boolean; spentOn: string }
  /** `left` of the budget that is too small; `today`: there is more tomorrow. */
  | { outcome: 'too_little'; left: Money; today: boolean };

/** Takes what is to be paid out of the budgets; the transaction that does so holds the promotion's row of spending, so none is exceeded. */
export async function spendBudget(
  tx: Tx,
  promotion: Budget,
  amount: Money,
  today: string,
): Promise<SpendOutcome> {
  const spent = await lockSpending(tx, promotion.id);
  // Two processes around midnight: days do not go back.
  const spentOn = spent.day !== null && spent.day > today ? spent.day : today;
  const left = budgetLeft(promotion, spent, spentOn);
  if (left && left.amount < amount) return { outcome: 'too_little', left: left.amount, today: left.today };
  const onDay = spent.day === spentOn ? spent.on_day : 0n;
  await tx
    .updateTable('promotions.spending')
    .set({ payments: spent.payments + 1, total: spent.total + amount, day: spentOn, on_day: onDay + amount })
    .where('promotion_id', '=', promotion.id)
    .execute();
  return { outcome: 'spent', isLast: left !== null && left.amount < 2n * amount, spentOn };
}

/** Puts back what was promised and is not paid after all. */
export async function returnToBudget(
  tx: Tx,
  promotionId: string,
  amount: Money,
  spentOn: string | null,
): Promise<void> {
  const spent = await lockSpending(tx, promotionId);
  await tx
    .updateTable('promotions.spending')
    .set({
      payments: spent.payments - 1,
      total: spent.total - amount,
      on_day: spent.day === spentOn ? spent.on_day - amount : spent.on_day,
    })
    .where('promotion_id', '=', promotionId)
    .execute();
}

export interface Spending {
  total: Money;
  day: string | null;
  on_day: Money;
}

/** The smaller of what the budgets still allow; null where there is none. */
export function budgetLeft(
  { budget_total, budget_day }: Pick<Budget, 'budget_total' | 'budget_day'>,
  spent: Spending | undefined,
  today: string,
): { amount: Money; today: boolean } | null {
  const onDay = spent && spent.day === today ? spent.on_day : 0n;
  const whole = budget_total === null ? null : atLeastNone(budget_total - (spent?.total ?? 0n));
  const ofDay = budget_day === null ? null : atLeastNone(budget_day - onDay);
  if (ofDay !== null && (whole === null || ofDay < whole)) return { amount: ofDay, today: true };
  return whole === null ? null : { amount: whole, today: false };
}

/** A budget that was lowered below what is spent has nothing left. */
function atLeastNone(amount: Money): Money {
  return amount < 0n ? 0n : amount;
}

async function lockSpending(tx: Tx, promotionId: string) {
  await tx
    .insertInto('promotions.spending')
    .values({ promotion_id: promotionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('promotions.spending')
    .select(['payments', 'total', 'day', 'on_day'])
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
