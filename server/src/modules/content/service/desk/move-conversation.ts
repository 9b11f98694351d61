import {
  allowsMove,
  type ConversationMove,
  type ConversationState,
} from '@lanna/contract/content/service/conversation';
import type { ConversationRow } from '@lanna/contract/content/service/ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyService } from '../chat/notify-service.ts';
import { conversationSubject, lockScoped } from '../chat/scoped-conversation.ts';
import { conversationRow, conversationsOf } from './list-conversations.ts';

export interface Colleague {
  id: string;
  name: string;
}

/**
 * Takes a conversation, from a colleague too; gives it back to everybody; hands it over; closes it. Refuses with `not_found`,
 * `changed_meanwhile` and, where its state does not allow the move, `conversation_move`.
 */
export async function moveConversation(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  wanted: { id: string; version: number; move: ConversationMove; to: string | undefined },
  colleaguesIn: (merchantId: string) => Promise<readonly Colleague[]>,
): Promise<ConversationRow> {
  const { id, version, move, to } = wanted;
  const kept = await lockScoped(tx, id, call.brandIds);
  if (kept.version !== version) throw new Refusal('changed_meanwhile');
  if (!allowsMove(kept.state as ConversationState, move)) throw new Refusal('conversation_move');
  const operator = await operatorAfter(move, call.operator, () =>
    findColleague(to, kept.merchant_id, colleaguesIn),
  );
  const state = move === 'close' ? 'closed' : operator ? 'open' : 'waiting';
  await tx
    .updateTable('service.conversation')
    .set({
      state,
      operator_id: operator?.id ?? null,
      operator_name: operator?.name ?? null,
      version: version + 1,
      ...(move === 'close' ? { waiting_since: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: `service.${move}`,
    brandId: kept.merchant_id,
    subject: conversationSubject(kept),
    before: { state: kept.state, operator: kept.operator_name },
    after: { state, operator: operator?.name ?? null },
  });
  await notifyService(tx, kept);
  const record = await conversationsOf(tx, call.brandIds).where('c.id', '=', id).executeTakeFirstOrThrow();
  return conversationRow(record, call.brands);
}

async function operatorAfter(
  move: ConversationMove,
  own: Colleague,
  colleague: () => Promise<Colleague>,
): Promise<Colleague | null> {
  if (move === 'release') return null;
  return move === 'hand_over' ? colleague() : own;
}

/** An operator who may answer there; it is handed over to no other. */
async function findColleague(
  to: string | undefined,
  merchantId: string,
  colleaguesIn: (merchantId: string) => Promise<readonly Colleague[]>,
): Promise<Colleague> {
  const found = (await colleaguesIn(merchantId)).find(({ id }) => id === to);
  if (!found) throw new Refusal('conversation_move');
  return found;
}
