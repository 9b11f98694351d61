import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** Whom a member is paid as; null until it is set. */
export async function readPayeeName(db: Queryable, { merchantId, memberId }: Owner): Promise<string | null> {
  const profile = await db
    .selectFrom('members.profile')
    .select('payee_name')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return profile?.payee_name ?? null;
}

/** An account that was not made by registering has no profile yet. */
export async function setPayeeName(
  tx: Tx,
  { merchantId, memberId }: Owner,
  payeeName: string,
): Promise<void> {
  await tx
    .insertInto('members.profile')
    .values({ member_id: memberId, merchant_id: merchantId, payee_name: payeeName })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ payee_name: payeeName }))
    .execute();
}
