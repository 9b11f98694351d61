import { isSameHolder, normaliseHolderName } from '@lanna/rules/money/withdrawals/holder-name';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { lockMember } from '../../../people/members/credentials.ts';
import { readPayeeName, setPayeeName } from '../../../people/members/persons/payee-name.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { notifyOfBankAccount } from '../record/notify-member.ts';

/** Whom a member is paid as decides which bank accounts can be added, so one operator alone never changes it. */
export const CHANGE_PAYEE_NAME = 'withdrawals.change-payee-name';

const payload = z.object({ memberId: z.uuid(), before: z.string().nullable(), payeeName: z.string() });

/** Proposes another payee name to a second operator. Refuses with `not_found`, `holder_name_invalid`. */
export async function proposePayeeName(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'propose'>,
  { id, payeeName, reason }: { id: string; payeeName: string; reason: string },
): Promise<{ proposal: string }> {
  if (hasUnseenCharacters(payeeName) || normaliseHolderName(payeeName).length < 2)
    throw new Refusal('holder_name_invalid');
  const member = await findScopedMember(tx, id, call.brandIds);
  const before = await readPayeeName(tx, { merchantId: member.merchantId, memberId: id });
  const proposal = await call.propose(tx, {
    kind: CHANGE_PAYEE_NAME,
    brandId: member.merchantId,
    subject: memberSubject(member),
    payload: { memberId: id, before, payeeName },
    reason,
  });
  return { proposal };
}

/** Approved, accounts in another name are removed: nothing new is paid to them; what is under way the desk sees. */
export const payeeNameProposal: ProposalKind = proposalKind({
  kind: CHANGE_PAYEE_NAME,
  permission: 'withdrawals.decide',
  payload,
  preview: async (db, { memberId, payeeName }, brandId) => ({
    before: { payeeName: brandId && (await readPayeeName(db, { merchantId: brandId, memberId })) },
    after: { payeeName, accountsRemoved: (await accountsOfOthers(db, memberId, payeeName)).length },
  }),
  carryOut: async (tx, { memberId, before, payeeName }, { brandId, now }) => {
    if (brandId === null) throw new Refusal('proposal_outdated');
    const owner = { merchantId: brandId, memberId };
    await lockMember(tx, owner);
    if ((await readPayeeName(tx, owner)) !== before) throw new Refusal('proposal_outdated');
    await setPayeeName(tx, owner, payeeName);
    const accountsRemoved = await removeAccountsOfOthers(tx, memberId, payeeName, now);
    const facts = { before: { payeeName: before }, after: { payeeName, accountsRemoved } };
    await recordSecurityEvent(
      tx,
      { kind: 'payee_name_changed', memberId, ...facts },
      { brand: { id: brandId }, address: '', country: null, userAgent: '', now },
    );
    await notifyOfBankAccount(tx, owner);
    return facts;
  },
});

async function accountsOfOthers(db: Queryable, memberId: string, payeeName: string): Promise<string[]> {
  const accounts = await db
    .selectFrom('withdrawals.bank_account')
    .select(['id', 'holder_name'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute();
  return accounts.filter(({ holder_name }) => !isSameHolder(holder_name, payeeName)).map(({ id }) => id);
}

async function removeAccountsOfOthers(
  tx: Tx,
  memberId: string,
  payeeName: string,
  now: Date,
): Promise<number> {
  const ids = await accountsOfOthers(tx, memberId, payeeName);
  if (ids.length > 0)
    await tx
      .updateTable('withdrawals.bank_account')
      .set({ removed_at: now })
      .where('id', 'in', ids)
      .execute();
  return ids.length;
}
