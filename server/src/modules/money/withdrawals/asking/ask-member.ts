import type { ASK_KINDS } from '@lanna/contract/money/withdrawals/withdrawals';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type DeskCall, lockInHand, type Versioned } from '../desk/take-withdrawal.ts';
import { moveWithdrawal, newsOf, ownerOf, refuseMove } from '../record/move-withdrawal.ts';
import { notifyMember } from '../record/notify-member.ts';
import { stateOf, withdrawalSubject } from './withdrawal.ts';

/** Asks the member for everything at once; the withdrawal is the member's until the answer. Refuses as `askMember` declares. */
export async function askMember(
  tx: Tx,
  call: DeskCall,
  { id, version, asks }: Versioned & { asks: readonly { kind: (typeof ASK_KINDS)[number]; words: string }[] },
  now: Date,
): Promise<void> {
  const withdrawal = await lockInHand(tx, call, { id, version });
  refuseMove(stateOf(withdrawal), 'needs_answer');
  await tx
    .insertInto('withdrawals.ask')
    .values(
      asks.map(({ kind, words }, place) => ({
        id: newId(),
        withdrawal_id: id,
        place,
        kind,
        words,
        asked_at: now,
      })),
    )
    .execute();
  // What the member takes to answer is not the desk's time.
  await moveWithdrawal(tx, withdrawal, {
    to: 'needs_answer',
    operator: call.operator,
    promisedUntil: null,
    now,
  });
  await notifyMember(tx, ownerOf(withdrawal), 'question', newsOf(withdrawal), now);
  await call.record(tx, {
    action: 'withdrawals.ask',
    brandId: withdrawal.merchant_id,
    subject: withdrawalSubject(withdrawal),
    before: { state: withdrawal.state },
    after: { state: 'needs_answer', asks: asks.map(({ kind, words }) => ({ kind, words })) },
  });
}
