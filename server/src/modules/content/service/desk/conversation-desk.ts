import {
  allowsMove,
  type ConversationMove,
  type ConversationState,
} from '@lanna/contract/content/service/conversation';
import type { Selectable } from 'kysely';
import type { ServiceConversation } from '../../../../platform/generated/service.ts';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { notifyService } from '../chat/notify-service.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Conversations in which anything was written. Who answers one moves it as well; what was written is all the history it has. */
export const conversationDesk = defineDesk<
  'service.conversation',
  Selectable<ServiceConversation>,
  ConversationMove,
  { operator: Colleague | null }
>({
  table: 'service.conversation',
  rows: (tx) => tx.selectFrom('service.conversation').selectAll().where('last_number', '>', 0),
  stateOf: ({ state }) => state,
  may: (from, move) => allowsMove(from as ConversationState, move),
  impossible: () => new Refusal('conversation_move'),
  // By its id alone: a person's name stays out of the record.
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'conversation', id } }),
  columns: (_conversation, { to, operator }) => ({
    state: stateAfter(to, operator),
    operator_id: operator?.id ?? null,
    operator_name: operator?.name ?? null,
    ...(to === 'close' && { waiting_since: null }),
  }),
  notify: notifyService,
});

export function stateAfter(move: ConversationMove, operator: Colleague | null): ConversationState {
  return move === 'close' ? 'closed' : operator ? 'open' : 'waiting';
}
