import { type ConversationRow, listConversations } from '@lanna/contract/content/service/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export const conversations = opsList(listConversations, conversationsOf, {
  brand: 'c.merchant_id',
  where: {
    view: (view, { eb, operator }) => {
      if (view === 'all') return undefined;
      if (view === 'waiting') return eb('c.waiting_since', 'is not', null);
      if (view === 'mine') return eb.and([eb('c.operator_id', '=', operator.id), eb('c.state', '=', 'open')]);
      return eb('c.state', '=', view === 'unassigned' ? 'waiting' : view);
    },
    member: 'c.member_id',
  },
  search: (typed) =>
    sql<boolean>`(position(lower(${typed}) in lower(coalesce(a.username, '') || ' ' || coalesce(c.visitor_name, ''))) > 0
      or exists (select from service.message m where m.conversation_id = c.id and position(lower(${typed}) in lower(m.text)) > 0))`,
  sorts: {
    /** Downwards: who has waited longest, and after all who wait the one last written in. */
    turn: {
      by: sql`coalesce(100000000000 - extract(epoch from c.waiting_since), extract(epoch from c.last_at))`,
      type: 'numeric',
    },
  },
  id: 'c.id',
  withinTime: true,
  row: (record, { brands }): ConversationRow => ({
    id: record.id,
    brand: brandCode(brands, record.merchant_id),
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
  }),
});

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

/** Those in which anything was written. */
function conversationsOf({ db }: ListScope & { operator: { id: string } }) {
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
