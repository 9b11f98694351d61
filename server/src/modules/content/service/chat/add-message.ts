import type { ServiceMessage } from '@lanna/contract/content/service/service';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export type Author = 'customer' | 'desk' | 'note';

export interface NewMessage {
  author: Author;
  clientId: string;
  text: string;
  operator: { id: string; name: string } | null;
  at: Date;
}

/** The message a sender has sent under this name before, if there is one: a repeat is the same message. */
export function findSent(
  db: Queryable,
  conversationId: string,
  { author, clientId }: Pick<NewMessage, 'author' | 'clientId'>,
) {
  return db
    .selectFrom('service.message')
    .select(['number', 'author', 'client_id', 'operator_name', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .where('author', '=', author)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Adds a message after the last one; the caller holds the conversation's row and writes the new `last_number`. */
export async function insertMessage(
  tx: Tx,
  { id, last_number }: { id: string; last_number: number },
  { author, clientId, text, operator, at }: NewMessage,
) {
  return tx
    .insertInto('service.message')
    .values({
      conversation_id: id,
      number: last_number + 1,
      author,
      client_id: clientId,
      text,
      operator_id: operator?.id ?? null,
      operator_name: operator?.name ?? null,
      sent_at: at,
    })
    .returning(['number', 'author', 'client_id', 'operator_name', 'text', 'sent_at'])
    .executeTakeFirstOrThrow();
}

/** What changes a text without showing has no place in it; ends of lines have. */
export function refuseUnseen(text: string): void {
  if (text.split('\n').some(hasUnseenCharacters)) throw new Refusal('service_text_unseen');
}

/** A message as its customer gets it. */
export function shown(row: {
  number: number;
  author: string;
  client_id: string;
  text: string;
  sent_at: Date;
}): ServiceMessage {
  return {
    number: row.number,
    author: row.author as ServiceMessage['author'],
    clientId: row.client_id,
    text: row.text,
    sentAt: row.sent_at.toISOString(),
  };
}
