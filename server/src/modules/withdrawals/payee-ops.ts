import type { Value } from '@lanna/contract/endpoint';
import type { memberBankAccounts as endpoint } from '@lanna/contract/withdrawals/ops';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { isSameHolder, normaliseHolderName } from '@lanna/rules/withdrawals/holder-name';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordSecurityEvent } from '../audit/record-security-event.ts';
import { lockMember } from '../members/credentials.ts';
import { readPayeeName, setPayeeName } from '../members/payee-name.ts';
import { findScopedMember, memberSubject, type ScopedMember } from '../members/scoped-member.ts';
import { tellOfBankAccount } from './tell-member.ts';

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

/**
 * Gives a member another payee name. Accounts in another name are removed: nothing new is paid to them; what is under way the desk
 * sees. Refuses with `not_found`, `holder_name_invalid`.
 */
export async function changePayeeName(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record' | 'address' | 'userAgent'>,
  { id, payeeName, reason }: { id: string; payeeName: string; reason: string },
  now: Date,
): Promise<{ payeeName: string }> {
  if (hasUnseenCharacters(payeeName) || normaliseHolderName(payeeName).length < 2)
    throw new Refusal('holder_name_invalid');
  const member = await findScopedMember(tx, id, call.brandIds);
  const owner = { merchantId: member.merchantId, memberId: member.id };
  await lockMember(tx, owner);
  const before = await readPayeeName(tx, owner);
  await setPayeeName(tx, owner, payeeName);
  const accounts = await tx
    .selectFrom('withdrawals.bank_account')
    .select(['id', 'holder_name'])
    .where('member_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  const others = accounts.filter(({ holder_name }) => !isSameHolder(holder_name, payeeName));
  if (others.length > 0)
    await tx
      .updateTable('withdrawals.bank_account')
      .set({ removed_at: now })
      .where(
        'id',
        'in',
        others.map((account) => account.id),
      )
      .execute();
  await recordSecurityEvent(
    tx,
    {
      kind: 'payee_name_changed',
      memberId: id,
      before: { payeeName: before },
      after: { payeeName, accountsRemoved: others.length },
    },
    {
      brand: { id: member.merchantId },
      address: call.address,
      country: null,
      userAgent: call.userAgent,
      now,
    },
  );
  await tellOfBankAccount(tx, owner);
  await call.record(tx, {
    action: 'withdrawals.change-payee-name',
    brandId: member.merchantId,
    subject: memberSubject(member),
    before: { payeeName: before },
    after: { payeeName, accountsRemoved: others.length },
    reason,
  });
  return { payeeName };
}
