import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { releaseHold } from '../../../books/ledger/release-hold.ts';
import { stateOf, withdrawalSubject } from '../asking/withdrawal.ts';
import { moveWithdrawal, newsOf, ownerOf, refuseMove } from '../record/move-withdrawal.ts';
import { notifyMember } from '../record/notify-member.ts';
import { type DeskCall, lockInHand, type Versioned } from './take-withdrawal.ts';

/** Rejects a withdrawal with words that the member reads; its money is free in the same transaction. Refuses as `rejectWithdrawal` declares. */
export async function rejectWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version, words }: Versioned & { words: string },
  now: Date,
): Promise<void> {
  const withdrawal = await lockInHand(tx, call, { id, version });
  refuseMove(stateOf(withdrawal), 'rejected');
  const { outcome } = await releaseHold(tx, { hold: id, now });
  // Nothing of it can have been captured before it was approved, and nothing else releases it.
  if (outcome !== 'released') throw new Error(`a rejected withdrawal was not released: ${outcome}`);
  await moveWithdrawal(tx, withdrawal, { to: 'rejected', operator: call.operator, words, now });
  await notifyPush(tx, { m: [withdrawal.member_id], t: ['balance_changed'] });
  await notifyMember(tx, ownerOf(withdrawal), 'rejected', newsOf(withdrawal), now);
  await call.record(tx, {
    action: 'withdrawals.reject',
    brandId: withdrawal.merchant_id,
    subject: withdrawalSubject(withdrawal),
    before: { state: withdrawal.state },
    after: { state: 'rejected', words },
  });
}
