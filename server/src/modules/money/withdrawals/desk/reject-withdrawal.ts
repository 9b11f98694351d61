import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { releaseHold } from '../../../books/ledger/release-hold.ts';
import { newsOf, ownerOf, withdrawalDesk } from '../record/move-withdrawal.ts';
import { notifyMember } from '../record/notify-member.ts';

/** Rejects a withdrawal with words that the member reads; its money is free in the same transaction. Refuses as `rejectWithdrawal` declares. */
export async function rejectWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version, words }: Versioned & { words: string },
  now: Date,
): Promise<void> {
  const wanted = { id, version, to: 'rejected', inHand: true } as const;
  const withdrawal = await withdrawalDesk.decide(tx, call, wanted, async () => {
    const { outcome } = await releaseHold(tx, { hold: id, now });
    // Nothing of it can have been captured before it was approved, and nothing else releases it.
    if (outcome !== 'released') throw new Error(`a rejected withdrawal was not released: ${outcome}`);
    return { words, now, action: 'withdrawals.reject', after: { state: 'rejected', words } };
  });
  await notifyPush(tx, { m: [withdrawal.member_id], t: ['balance_changed'] });
  await notifyMember(tx, ownerOf(withdrawal), 'rejected', newsOf(withdrawal), now);
}
