import { type AgentRow, agentRow, listAgents } from '@lanna/contract/people/agents/ops';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope, WantedOf } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

type Wanted = Pick<WantedOf<typeof listAgents>, 'under' | 'search'>;

/** Agents at the top, those directly below one, or those a text finds. */
export const agents = opsList(
  listAgents,
  ({ db, query: { under, search } }: ListScope & { query: Wanted }) => {
    const all = db
      .selectFrom('members.account as m')
      .select(['m.id', 'm.merchant_id', 'm.username', 'm.type', 'm.status', 'm.agent_id', 'm.registered_at'])
      .select([
        sql<string | null>`(select a.username from members.account a where a.id = m.agent_id)`.as(
          'agent_name',
        ),
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
      // Literals: the index of accounts that are no players is a partial one.
      .where(sql<boolean>`m.type in (1, 2, 41, 42) and m.type <> 0`);
    return under === undefined && search === undefined ? all.where('m.agent_id', 'is', null) : all;
  },
  {
    brand: 'm.merchant_id',
    where: { under: 'm.agent_id' },
    search: (typed, { brandIds }) => finds(typed, brandIds),
    sorts: {
      name: { by: sql`m.username_key collate "C"`, type: 'text' },
      registered: { by: 'm.registered_at', type: 'timestamptz' },
    },
    id: 'm.id',
    row: (record, { brands }): AgentRow => ({
      id: record.id,
      username: record.username,
      type: agentRow.shape.type.parse(record.type),
      brand: brandCode(brands, record.merchant_id),
      status: agentRow.shape.status.parse(record.status),
      agent: record.agent_id === null ? null : { id: record.agent_id, username: record.agent_name ?? '' },
      direct: record.direct,
      agents: record.agents,
      openCodes: record.open_codes,
      registeredAt: record.registered_at.toISOString(),
    }),
  },
);

function finds(search: string, brandIds: readonly string[]) {
  if (hasUnseenCharacters(search)) return sql<boolean>`false`;
  const key = search.toLowerCase();
  return sql<boolean>`(m.username_key collate "C" like ${likePrefix(key)}
    or m.id in (select i.agent_id from members.invitation i
      where i.merchant_id = any(${brandIds}::uuid[]) and i.code_key = ${key}))`;
}
