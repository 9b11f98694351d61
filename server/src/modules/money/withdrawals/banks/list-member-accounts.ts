import type { Value } from '@lanna/contract/endpoint';
import type { memberBankAccounts as endpoint } from '@lanna/contract/money/withdrawals/ops';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readPayeeName } from '../../../people/members/persons/payee-name.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';

/** Whom a member is paid as, and every account there was. */
export async function listMemberAccounts(
  db: Queryable,
  { id, merchantId }: ScopedMember,
): Promise<Value<typeof endpoint>> {
  const rows = await db
    .selectFrom('withdrawals.bank_account')
    .selectAll()
    .where('member_id', '=', id)
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return {
    payeeName: await readPayeeName(db, { merchantId, memberId: id }),
    list: rows.map((row) => ({
      id: row.id,
      bankCode: row.bank_code,
      numberMasked: row.number_masked,
      holderName: row.holder_name,
      addedAt: row.added_at.toISOString(),
      changedAt: row.changed_at?.toISOString() ?? null,
      usableFrom: row.usable_from.toISOString(),
      removedAt: row.removed_at?.toISOString() ?? null,
    })),
  };
}
