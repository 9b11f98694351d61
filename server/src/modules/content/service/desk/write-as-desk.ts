import type { DeskMessage } from '@lanna/contract/content/service/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findSent, insertMessage, refuseUnseen } from '../chat/add-message.ts';
import { notifyOfReply } from '../chat/notify-of-reply.ts';
import { notifyService } from '../chat/notify-service.ts';
import { conversationDesk } from './conversation-desk.ts';
import { deskMessage } from './read-for-desk.ts';

type WritingCall = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;
interface Words {
  id: string;
  clientId: string;
  text: string;
}

/**
 * Answers a customer; who answers has taken the conversation. Refuses with `not_found`, `service_text_unseen`,
 * `conversation_taken` {by} where it is a colleague's: no customer is answered by two at once.
 */
export async function replyToCustomer(
  tx: Tx,
  call: WritingCall,
  { id, clientId, text }: Words,
  now: Date,
): Promise<DeskMessage> {
  refuseUnseen(text);
  const { operator } = call;
  const kept = await conversationDesk.lockFor(tx, call, { id });
  const isTaking = kept.state !== 'open' || kept.operator_id !== operator.id;
  await call.record(tx, {
    action: 'service.reply',
    ...conversationDesk.about(kept),
    ...(isTaking ? { before: { state: kept.state }, after: { state: 'open', operator: operator.name } } : {}),
  });
  const sent = await findSent(tx, id, { author: 'desk', clientId });
  if (sent) return deskMessage(sent);
  if (kept.state === 'open' && kept.operator_id !== operator.id)
    throw new Refusal('conversation_taken', { by: kept.operator_name });
  const added = await insertMessage(tx, kept, { author: 'desk', clientId, text, operator, at: now });
  await tx
    .updateTable('service.conversation')
    .set({
      state: 'open',
      operator_id: operator.id,
      operator_name: operator.name,
      last_number: added.number,
      last_at: now,
      waiting_since: null,
      desk_seen: added.number,
      version: kept.version + (isTaking ? 1 : 0),
    })
    .where('id', '=', id)
    .execute();
  await notifyService(tx, kept);
  await notifyOfReply(tx, kept, now);
  return deskMessage(added);
}

/** Notes something for colleagues; the customer neither sees it nor is notified. */
export async function noteOnConversation(
  tx: Tx,
  call: WritingCall,
  { id, clientId, text }: Words,
  now: Date,
): Promise<DeskMessage> {
  refuseUnseen(text);
  const kept = await conversationDesk.lockFor(tx, call, { id });
  await call.record(tx, {
    action: 'service.note',
    ...conversationDesk.about(kept),
  });
  const sent = await findSent(tx, id, { author: 'note', clientId });
  if (sent) return deskMessage(sent);
  const { operator } = call;
  const added = await insertMessage(tx, kept, { author: 'note', clientId, text, operator, at: now });
  await tx
    .updateTable('service.conversation')
    .set({ last_number: added.number })
    .where('id', '=', id)
    .execute();
  await notifyOps(tx, { brandId: kept.merchant_id, type: 'service_changed' });
  return deskMessage(added);
}
