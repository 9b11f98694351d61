import { plan } from '@lanna/contract/people/agents/plans';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { SomeRates } from './internal/rates-change.ts';
import type { PlanModes } from './plan-modes.ts';

/**
 * Whether rates or prize modes are above what every open plan of the brand gives. Plans are raised by two, so what one of them gives, one operator may
 * give; a brand without plans has nothing that one operator gives alone.
 */
export async function isAbovePlans(
  db: Queryable,
  merchantId: string,
  { rates = {}, modes = {} }: { rates?: SomeRates; modes?: PlanModes },
): Promise<boolean> {
  const rows = await db
    .selectFrom('agents.plan')
    .select(['rates', 'modes'])
    .where('merchant_id', '=', merchantId)
    .where('closed_at', 'is', null)
    .execute();
  const plans = rows.map((row) => ({
    rates: plan.shape.rates.parse(row.rates),
    modes: plan.shape.modes.parse(row.modes),
  }));
  return (
    RATE_CATEGORIES.some(
      (name) => (rates[name] ?? 0) > Math.max(0, ...plans.map((one) => one.rates[name] ?? 0)),
    ) ||
    PRIZE_MODES.some((name) => (modes[name] ?? 0) > Math.max(0, ...plans.map((one) => one.modes[name] ?? 0)))
  );
}
