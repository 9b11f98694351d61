import type { rejectIdentity as endpoint } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { isFinalReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { startStop } from '../../../play/catalogue/start-stop.ts';
import { checkSubject, ownerOf, stateOf } from '../documents/submission.ts';
import { moveIdentity, refuseMove } from './move-identity.ts';
import { notifyMember } from './notify-identity.ts';
import { type DeskCall, lockCheck, lockInHand, type Versioned } from './take-check.ts';

type Body = Received<typeof endpoint>['body'];
type Call = DeskCall & Pick<AnyOpsCall, 'address' | 'userAgent'>;

/**
 * Rejects documents with reasons that the member reads. Who is under age may not play from the commit on (ACC-1): bets and deposits are
 * refused; money that is there is given back by customer service. Refuses as `rejectIdentity` declares.
 */
export async function rejectIdentity(
  tx: Tx,
  call: Call,
  { id, version, reasons, words }: Body & { id: string },
  now: Date,
): Promise<void> {
  const submission = await lockInHand(tx, call, { id, version });
  refuseMove(stateOf(submission), 'rejected');
  const owner = ownerOf(submission);
  const { operator, address, userAgent } = call;
  await moveIdentity(tx, submission, { to: 'rejected', operator, reasons, words, now });
  const mayNotPlay = reasons.some(isFinalReason);
  if (mayNotPlay) await lockForPlay(tx, call, owner, now);
  await recordSecurityEvent(
    tx,
    {
      kind: 'identity_rejected',
      memberId: owner.memberId,
      after: { reasons: reasons.join(' '), mayNotPlay },
    },
    { brand: { id: owner.merchantId }, address, country: null, userAgent, now },
  );
  await notifyMember(tx, owner, 'rejected', now);
  await call.record(tx, {
    action: 'kyc.reject',
    brandId: owner.merchantId,
    subject: checkSubject(submission),
    before: { state: submission.state },
    after: { state: 'rejected', member: owner.memberId, reasons, words, mayNotPlay },
  });
}

/** Asks for documents anew where the identity was approved. Refuses as `askIdentityAgain` declares. */
export async function askAgain(
  tx: Tx,
  call: Call,
  { id, version, reasons, words }: Versioned & Pick<Body, 'reasons' | 'words'>,
  now: Date,
): Promise<void> {
  const submission = await lockCheck(tx, call, { id, version });
  const owner = ownerOf(submission);
  await moveIdentity(tx, submission, { to: 'expired', operator: call.operator, reasons, words, now });
  await notifyMember(tx, owner, 'expired', now);
  await call.record(tx, {
    action: 'kyc.ask-again',
    brandId: owner.merchantId,
    subject: checkSubject(submission),
    before: { state: submission.state },
    after: { state: 'expired', member: owner.memberId, reasons, words },
  });
}

async function lockForPlay(
  tx: Tx,
  { operator }: Pick<Call, 'operator'>,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('kyc.person').set({ may_not_play: true }).where('member_id', '=', memberId).execute();
  const stopped = await tx
    .selectFrom('catalogue.stop_in_force')
    .select('id')
    .where('subject_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (stopped) return;
  const { username } = await tx
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await startStop(
    tx,
    { kind: 'player', merchantId, subjectId: memberId, subjectName: username },
    { operator, reason: 'under age, as the identity check has shown', now },
  );
}
