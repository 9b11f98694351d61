import type { ASK_KINDS } from '@lanna/contract/money/withdrawals/withdrawals';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { newsOf, ownerOf, withdrawalDesk } from '../record/move-withdrawal.ts';
import { notifyMember } from '../record/notify-member.ts';

/** Asks the member for everything at once; the withdrawal is the member's until the answer. Refuses as `askMember` declares. */
export async function askMember(
  tx: Tx,
  call: DeskCall,
  { id, version, asks }: Versioned & { asks: readonly { kind: (typeof ASK_KINDS)[number]; words: string }[] },
  now: Date,
): Promise<void> {
  const wanted = { id, version, to: 'needs_answer', inHand: true } as const;
  const withdrawal = await withdrawalDesk.decide(tx, call, wanted, async () => {
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
    return {
      // What the member takes to answer is not the desk's time.
      promisedUntil: null,
      now,
      action: 'withdrawals.ask',
      after: { state: 'needs_answer', asks: asks.map(({ kind, words }) => ({ kind, words })) },
    };
  });
  await notifyMember(tx, ownerOf(withdrawal), 'question', newsOf(withdrawal), now);
}
