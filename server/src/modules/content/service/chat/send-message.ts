import type { ServiceMessage } from '@lanna/contract/content/service/service';
import type { Language } from '@lanna/contract/people/members/members';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { findSent, insertMessage, refuseUnseen, shown } from './add-message.ts';
import type { Customer } from './customer.ts';
import { type Conversation, lockConversation } from './find-conversation.ts';
import { notifyService } from './notify-service.ts';
import { refuseFlood } from './refuse-flood.ts';

export interface Written {
  clientId: string;
  text: string;
  page: string | undefined;
}
export interface From {
  language: Language;
  device: string;
}

/**
 * Takes a message of a customer, whether the desk is open or not. One that has come before is answered as it was then.
 * Refuses with `conversation_unknown`, `service_text_unseen`, `service_flood`.
 */
export async function sendMessage(
  { db, clock }: { db: Database; clock: Clock },
  customer: Customer,
  { clientId, text, page }: Written,
  from: From,
): Promise<ServiceMessage> {
  refuseUnseen(text);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const conversation =
      (await lockConversation(tx, customer, now)) ?? (await begin(tx, customer, from, now));
    const sent = await findSent(tx, conversation.id, { author: 'customer', clientId });
    if (sent) return shown(sent);
    await refuseFlood(tx, conversation.id, now);
    const message = { author: 'customer', clientId, text, operator: null, at: now } as const;
    const added = await insertMessage(tx, conversation, message);
    const isOver = conversation.state === 'closed';
    await tx
      .updateTable('service.conversation')
      .set({
        last_number: added.number,
        last_at: now,
        waiting_since: conversation.waiting_since ?? now,
        language: from.language,
        device: from.device,
        ...(page === undefined ? {} : { page }),
        // The operator who closed it is done with it: it waits for anybody.
        ...(isOver
          ? { state: 'waiting', operator_id: null, operator_name: null, version: conversation.version + 1 }
          : {}),
      })
      .where('id', '=', conversation.id)
      .execute();
    await notifyService(tx, conversation);
    return shown(added);
  });
}

/** Of two first messages at once the second finds the conversation of the first. */
async function begin(
  tx: Tx,
  customer: Customer,
  { language, device }: From,
  now: Date,
): Promise<Conversation> {
  if (!('memberId' in customer)) throw new Refusal('conversation_unknown');
  await tx
    .insertInto('service.conversation')
    .values({
      id: newId(),
      merchant_id: customer.merchantId,
      member_id: customer.memberId,
      language,
      device,
      created_at: now,
      last_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const begun = await lockConversation(tx, customer, now);
  if (!begun) throw new Error('a conversation that was begun is not there');
  return begun;
}
