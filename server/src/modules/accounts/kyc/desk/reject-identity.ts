import type { rejectIdentity as endpoint } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { isFinalReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { startStop } from '../../../play/catalogue/start-stop.ts';
import { ownerOf } from '../documents/submission.ts';
import { identityDesk } from './move-identity.ts';
import { notifyMember } from './notify-identity.ts';

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
  const wanted = { id, version, to: 'rejected', inHand: true } as const;
  const mayNotPlay = reasons.some(isFinalReason);
  const submission = await identityDesk.decide(tx, call, wanted, ({ member_id: member }) => ({
    reasons,
    words,
    now,
    action: 'kyc.reject',
    after: { state: 'rejected', member, reasons, words, mayNotPlay },
  }));
  const owner = ownerOf(submission);
  if (mayNotPlay) await lockForPlay(tx, call, owner, now);
  const { address, userAgent } = call;
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
}

/** Asks for documents anew where the identity was approved. Refuses as `askIdentityAgain` declares. */
export async function askAgain(
  tx: Tx,
  call: Call,
  { id, version, reasons, words }: Versioned & Pick<Body, 'reasons' | 'words'>,
  now: Date,
): Promise<void> {
  const wanted = { id, version, to: 'expired' } as const;
  const submission = await identityDesk.decide(tx, call, wanted, ({ member_id: member }) => ({
    reasons,
    words,
    now,
    action: 'kyc.ask-again',
    after: { state: 'expired', member, reasons, words },
  }));
  await notifyMember(tx, ownerOf(submission), 'expired', now);
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
