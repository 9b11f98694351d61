import type { ConversationMove } from '@lanna/contract/content/service/conversation';
import type { ConversationRow } from '@lanna/contract/content/service/ops';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Colleague, conversationDesk, stateAfter } from './conversation-desk.ts';
import { conversations } from './list-conversations.ts';

/**
 * Takes a conversation, from a colleague too; gives it back to everybody; hands it over; closes it. Refuses with `not_found`,
 * `changed_meanwhile` and, where its state does not allow the move, `conversation_move`.
 */
export async function moveConversation(
  tx: Tx,
  call: DeskCall & Pick<AnyOpsCall, 'brands'>,
  { id, version, move, to }: Versioned & { move: ConversationMove; to: string | undefined },
  colleaguesIn: (merchantId: string) => Promise<readonly Colleague[]>,
): Promise<ConversationRow> {
  await conversationDesk.decide(tx, call, { id, version, to: move }, async (conversation) => {
    const operator = await operatorAfter(move, call.operator, () =>
      findColleague(to, conversation.merchant_id, colleaguesIn),
    );
    return {
      operator,
      action: `service.${move}`,
      before: { operator: conversation.operator_name },
      after: { state: stateAfter(move, operator), operator: operator?.name ?? null },
    };
  });
  return conversations.one({ ...call, db: tx }, id);
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
