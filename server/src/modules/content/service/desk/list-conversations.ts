import type { ConversationRow, InboxView } from '@lanna/contract/content/service/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface Filters {
  view?: InboxView | undefined;
  search?: string | undefined;
  member?: string | undefined;
}

/** Downwards: who has waited longest, and after all who wait the one last written in. */
const PAGING: Paging = {
  keys: {
    turn: {
      by: sql`coalesce(100000000000 - extract(epoch from c.waiting_since), extract(epoch from c.last_at))`,
      type: 'numeric',
    },
  },
  id: sql`c.id`,
};

export async function listConversations(
  db: Queryable,
  brands: readonly Brand[],
  operatorId: string,
  wanted: PageWanted & Filters,
) {
  const page = await readPage(db, filtered(db, brands, operatorId, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((record) => conversationRow(record, brands)) };
}

export async function countConversations(db: Queryable, brandIds: readonly string[], operatorId: string) {
  const counted = await db
    .selectFrom('service.conversation')
    .where('merchant_id', 'in', brandIds)
    .where('waiting_since', 'is not', null)
    .select([
      sql<bigint>`count(*)`.as('waiting'),
      sql<bigint>`count(*) filter (where operator_id = ${operatorId})`.as('mine'),
      sql<bigint>`count(*) filter (where operator_id is null)`.as('unassigned'),
    ])
    .executeTakeFirstOrThrow();
  const { waiting, mine, unassigned } = counted;
  return { waiting: Number(waiting), mine: Number(mine), unassigned: Number(unassigned) };
}

function filtered(
  db: Queryable,
  brands: readonly Brand[],
  operatorId: string,
  { view = 'all', search, member }: Filters,
) {
  let query = conversationsOf(
    db,
    brands.map(({ id }) => id),
  );
  if (view === 'waiting') query = query.where('c.waiting_since', 'is not', null);
  if (view === 'mine') query = query.where('c.operator_id', '=', operatorId).where('c.state', '=', 'open');
  if (view === 'unassigned') query = query.where('c.state', '=', 'waiting');
  if (view === 'open') query = query.where('c.state', '=', 'open');
  if (view === 'closed') query = query.where('c.state', '=', 'closed');
  if (member !== undefined) query = query.where('c.member_id', '=', member);
  if (search !== undefined)
    query = query.where(
      sql<boolean>`(position(lower(${search}) in lower(coalesce(a.username, '') || ' ' || coalesce(c.visitor_name, ''))) > 0
        or exists (select from service.message m where m.conversation_id = c.id and position(lower(${search}) in lower(m.text)) > 0))`,
    );
  return query;
}

/** Those in which anything was written. */
export function conversationsOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('service.conversation as c')
    .leftJoin('members.account as a', 'a.id', 'c.member_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('service.message as m')
          .select(['m.text', 'm.author'])
          .whereRef('m.conversation_id', '=', 'c.id')
          .where('m.author', '<>', 'note')
          .orderBy('m.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('c.merchant_id', 'in', brandIds)
    .select([
      'c.id',
      'c.merchant_id',
      'c.member_id',
      'c.visitor_name',
      'a.username',
      'a.rank_level',
      'c.state',
      'c.operator_id',
      'c.operator_name',
      'c.language',
      'c.last_at',
      'c.waiting_since',
      'c.version',
      'last.text as last_text',
      'last.author as last_author',
      sql<bigint>`(select count(*) from service.message m
        where m.conversation_id = c.id and m.author = 'customer' and m.number > c.desk_seen)`.as('unread'),
    ]);
}

export function conversationRow(
  record: Awaited<ReturnType<ReturnType<typeof conversationsOf>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): ConversationRow {
  return {
    id: record.id,
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? '',
    customer: {
      member: record.member_id,
      name: record.username ?? record.visitor_name ?? '',
      rankLevel: record.rank_level ?? 0,
    },
    state: record.state as ConversationRow['state'],
    operator:
      record.operator_id === null ? null : { id: record.operator_id, name: record.operator_name ?? '' },
    language: record.language,
    lastText: record.last_text,
    lastAuthor: record.last_author as ConversationRow['lastAuthor'],
    lastAt: record.last_at.toISOString(),
    waitingSince: record.waiting_since?.toISOString() ?? null,
    unread: Number(record.unread),
    version: record.version,
  };
}
