import type { Tx } from '../../../platform/sql/database.ts';

/** From now on bets of the brand ask what their players' lines allow. */
export async function useAtBrand(tx: Tx, merchantId: string): Promise<void> {
  await tx
    .insertInto('line_limits.brand')
    .values({ merchant_id: merchantId })
    .onConflict((known) => known.doNothing())
    .execute();
}
