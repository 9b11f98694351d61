import type { Queryable } from '../../platform/database.ts';

/** Whether bills that a brand pays wait for an operator's approval. */
export async function isApprovalNeeded(db: Queryable, merchantId: string): Promise<boolean> {
  const setting = await db
    .selectFrom('bills.setting')
    .select('needs_approval')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return setting?.needs_approval ?? false;
}
