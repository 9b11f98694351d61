import type { Received, Value } from '@lanna/contract/endpoint';
import { type AgentRow, agentRow, type listAgents as endpoint } from '@lanna/contract/people/agents/ops';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { likePrefix, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const PAGING: Paging = {
  keys: {
    name: { by: sql`m.username_key collate "C"`, type: 'text' },
    registered: { by: sql`m.registered_at`, type: 'timestamptz' },
  },
  id: sql`m.id`,
};

/** One page of agents: those at the top, those directly below one, or those a text finds. */
export async function listAgents(
  db: Queryable,
  brands: readonly Brand[],
  { under, search, sort, after, limit }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const brandIds = brands.map(({ id }) => id);
  const agents = db
    .selectFrom('members.account as m')
    .select([
      'm.id',
      'm.merchant_id',
      'm.username',
      'm.type',
      'm.status',
      'm.agent_id',
      'm.registered_at',
      sql<string | null>`(select a.username from members.account a where a.id = m.agent_id)`.as('agent_name'),
      sql<number>`(select count(*)::int from members.account b where b.agent_id = m.id)`.as('direct'),
      sql<number>`(
        select count(*)::int from members.account b where b.agent_id = m.id and b.type in (1, 2, 41, 42))`.as(
        'agents',
      ),
      sql<number>`(
        select count(*)::int from members.invitation i where i.agent_id = m.id and i.disabled_at is null)`.as(
        'open_codes',
      ),
    ])
    .where('m.merchant_id', 'in', brandIds)
    // Literals: the index of accounts that are no players is a partial one.
    .where(sql<boolean>`m.type in (1, 2, 41, 42) and m.type <> 0`)
    .$if(search !== undefined, (query) => query.where(finds(search ?? '', brandIds)))
    .$if(under !== undefined, (query) => query.where('m.agent_id', '=', under ?? null))
    .$if(under === undefined && search === undefined, (query) => query.where('m.agent_id', 'is', null));
  const page = await readPage(db, agents, PAGING, { sort, after, limit });
  return {
    ...page,
    rows: page.rows.map(
      (row): AgentRow => ({
        id: row.id,
        username: row.username,
        type: agentRow.shape.type.parse(row.type),
        brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
        status: agentRow.shape.status.parse(row.status),
        agent: row.agent_id === null ? null : { id: row.agent_id, username: row.agent_name ?? '' },
        direct: row.direct,
        agents: row.agents,
        openCodes: row.open_codes,
        registeredAt: row.registered_at.toISOString(),
      }),
    ),
  };
}

function finds(search: string, brandIds: readonly string[]) {
  if (hasUnseenCharacters(search)) return sql<boolean>`false`;
  const key = search.toLowerCase();
  return sql<boolean>`(m.username_key collate "C" like ${likePrefix(key)}
    or m.id in (select i.agent_id from members.invitation i
      where i.merchant_id = any(${brandIds}::uuid[]) and i.code_key = ${key}))`;
}
