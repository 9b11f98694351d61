import { RATE_CATEGORIES, type Rates } from '@lanna/rules/commission/category';
import type { Tx } from '../../platform/database.ts';

/** By category, in hundred-thousandths; what is left out is 0. */
export type SomeRates = Partial<Rates>;

/**
 * Gives rates to an account that has just been made, from the day it was made on: it has no history, so there is nothing they could change. No
 * rate is above what the giver has; later changes count from the next day.
 */
export async function giveFirstRates(
  tx: Tx,
  account: { merchantId: string; memberId: string },
  given: { rates: SomeRates; own: Rates; setBy: string | null; today: string; now: Date },
): Promise<void> {
  const rows = RATE_CATEGORIES.flatMap((category) => {
    const rate = Math.min(given.rates[category] ?? 0, given.own[category]);
    if (rate === 0) return [];
    return [
      {
        member_id: account.memberId,
        merchant_id: account.merchantId,
        category,
        from_day: given.today,
        rate,
        set_by: given.setBy,
        set_at: given.now,
      },
    ];
  });
  if (rows.length > 0) await tx.insertInto('agents.rate').values(rows).execute();
}
