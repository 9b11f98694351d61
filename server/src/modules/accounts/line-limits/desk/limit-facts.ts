import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { formatMoney } from '@lanna/rules/money';
import type { Allowed } from '../allowances/allowance.ts';

/** Every limit under its name, null where there is none, so that before and after stand side by side. */
export function factsOf({ stakes, lossDay, lossWeek }: Allowed): Record<string, string | null> {
  const text = (amount: bigint | null | undefined) => (amount == null ? null : formatMoney(amount));
  return {
    ...Object.fromEntries(RATE_CATEGORIES.map((category) => [category, text(stakes[category])])),
    lossDay: text(lossDay),
    lossWeek: text(lossWeek),
  };
}
