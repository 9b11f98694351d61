import { RATE_CATEGORIES, type Rates } from '@lanna/rules/commission/contracts/category';
import type { Tx } from '../../../platform/sql/database.ts';

/** By category, in hundred-thousandths; what is left out is 0. */
export type SomeRates = Partial<Rates>;

/**
 * Gives rates to an account that has just been made, from the day it was made on: it has no history, so there is nothing they could change. No
 * rate is above what the giver has; later changes count from the next day.
 */
export async function giveFirstRates(
  tx: Tx,
  account: { merchantId: string; memberId: string },
  /** `own` null: an operator gives, who is under no limit. */
  given: { rates: SomeRates; own: Rates | null; setBy: string | null; today: string; now: Date },
): Promise<void> {
  const rows = RATE_CATEGORIES.flatMap((category) => {
    const wanted = given.rates[category] ?? 0;
    const rate = given.own ? Math.min(wanted, given.own[category]) : wanted;
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
  if (rows.length === 0) return;
  await tx
    .insertInto('agents.rate')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'category', 'from_day']).doUpdateSet(({ ref }) => ({
        rate: ref('excluded.rate'),
        set_by: ref('excluded.set_by'),
        set_at: ref('excluded.set_at'),
      })),
    )
    .execute();
}
