import type { Queryable } from '../../../platform/sql/database.ts';

/** What is asked for before money leaves an account. */
export async function readProtection(db: Queryable, owner: { merchantId: string; memberId: string }) {
  const row = await db
    .selectFrom('members.credential')
    .select(({ exists, selectFrom }) => [
      'payment_password_hash',
      exists(
        selectFrom('authentication.second_factor as f')
          .select('f.id')
          .where('f.member_id', '=', owner.memberId),
      ).as('secondFactor'),
    ])
    .where('id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .executeTakeFirstOrThrow();
  return {
    paymentPasswordSet: row.payment_password_hash !== null,
    secondFactor: Boolean(row.secondFactor),
  };
}
