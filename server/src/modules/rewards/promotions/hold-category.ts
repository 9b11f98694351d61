import type { Queryable } from '../../../platform/sql/database.ts';

/** Whether the brand has this category, which then stays until the end of the transaction. */
export async function holdCategory(
  tx: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<boolean> {
  const category = await tx
    .selectFrom('promotions.category')
    .select('id')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .forShare()
    .executeTakeFirst();
  return category !== undefined;
}
