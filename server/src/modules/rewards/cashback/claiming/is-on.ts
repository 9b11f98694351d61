import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Whether a brand shows cashback and pays it: a switch of its settings, as it stands now. */
export async function refuseWhereOff(db: Queryable, merchantId: string): Promise<void> {
  const row = await db
    .selectFrom('brands.brand')
    .select(IS_ON.as('is_on'))
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (!row.is_on) throw new Refusal('cashback_off');
}

/** Of a row of `brands.brand`. */
export const IS_ON = sql<boolean>`coalesce((settings -> 'flags' ->> 'manualRebate')::boolean, false)`;
