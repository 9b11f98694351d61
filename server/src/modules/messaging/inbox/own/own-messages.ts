import type { Received, Value } from '@lanna/contract/endpoint';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { getInbox, InboxKind, InboxMessage, InboxRow } from '@lanna/contract/messaging/inbox/inbox';
import { UNREAD_MAX } from '@lanna/contract/messaging/inbox/inbox';
import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { putIntoWords, type Reader } from './put-into-words.ts';
import { inboxWords } from './words.ts';

/** How many a member has not read, counted to `UNREAD_MAX`. */
export async function countUnread(db: Queryable, { merchantId, memberId }: Owner): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from inbox.message
      where member_id = ${memberId} and merchant_id = ${merchantId} and read_at is null and removed_at is null
      limit ${UNREAD_MAX}
    ) as unread`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A page of a member's messages, the newest first. */
export async function listMessages(
  db: Queryable,
  owner: Owner,
  { kind, unread, after, pageSize }: Received<typeof getInbox>['query'],
  reader: Reader,
): Promise<Value<typeof getInbox>> {
  const [, afterMs, afterId] = /^(\d+)_(.+)$/.exec(after ?? '') ?? [];
  const rows = await messagesOf(db, owner)
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind ?? ''))
    .$if(unread !== undefined, (query) => query.where('m.read_at', 'is', null))
    .$if(afterMs !== undefined, (query) =>
      query.where(sql<boolean>`(m.sent_at, m.id) < (${new Date(Number(afterMs))}, ${afterId}::uuid)`),
    )
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => {
      const { id, title, lang, sentAt, read, excerpt, kind: about } = shownMessage(row, reader);
      return { id, title, lang, sentAt, read, excerpt, kind: about };
    }),
    next: last && rows.length > pageSize ? `${last.sent_at.getTime()}_${last.id}` : null,
  };
}

/** One message with all its words. Refuses `not_found`. */
export async function showMessage(
  db: Queryable,
  owner: Owner,
  id: string,
  reader: Reader,
): Promise<InboxMessage> {
  const row = await messagesOf(db, owner).select('b.content').where('m.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const { excerpt: _, ...shown } = shownMessage(row, reader);
  return {
    ...shown,
    html: row.content && localText(row.content, reader.language, reader.defaultLanguage),
  };
}

/** What a member may see of it: neither what was deleted nor what is another's. */
function messagesOf(db: Queryable, { merchantId, memberId }: Owner) {
  return db
    .selectFrom('inbox.message as m')
    .leftJoin('inbox.broadcast as b', 'b.id', 'm.broadcast_id')
    .select(['m.id', 'm.kind', 'm.template', 'm.facts', 'm.path', 'm.sent_at', 'm.read_at'])
    .select(['b.title', 'b.excerpt', 'b.path as broadcast_path'])
    .where('m.member_id', '=', memberId)
    .where('m.merchant_id', '=', merchantId)
    .where('m.removed_at', 'is', null);
}
type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>;

function shownMessage(row: Row, reader: Reader): Omit<InboxMessage, 'html'> & Pick<InboxRow, 'excerpt'> {
  const head = {
    id: row.id,
    kind: row.kind as InboxKind,
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
  };
  const { template, title, excerpt } = row;
  if (template !== null) {
    const words = putIntoWords({ template, facts: row.facts, path: row.path }, reader);
    return { ...head, ...words, lang: LANGUAGE_TAGS[reader.language] };
  }
  if (!title || !excerpt) throw new Error(`the message ${row.id} has no words`);
  const inWords = (text: LocalText) => localText(text, reader.language, reader.defaultLanguage);
  const path = row.broadcast_path;
  return {
    ...head,
    title: inWords(title),
    lang: LANGUAGE_TAGS[languageOfLocalText(title, reader.language, reader.defaultLanguage)],
    excerpt: inWords(excerpt),
    text: null,
    path,
    action: path && inboxWords(reader.language).actions.own,
  };
}
