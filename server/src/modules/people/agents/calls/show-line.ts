import type { Value } from '@lanna/contract/endpoint';
import { agentRow, type showLine as endpoint } from '@lanna/contract/people/agents/ops';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { belowOf, type Place } from '../internal/team.ts';

/** Whom a member is below, from the top, and how many are below. */
export async function showLine(
  db: Queryable,
  { id, merchantId, username }: { id: string; merchantId: string; username: string },
): Promise<Value<typeof endpoint>> {
  const above = await sql<{ id: string; username: string; type: number }>`
    with recursive above(id, username, type, agent_id, step) as (
      select m.id, m.username, m.type, m.agent_id, 0 from members.account m
      where m.id = ${id} and m.merchant_id = ${merchantId}
      union all
      select a.id, a.username, a.type, a.agent_id, above.step + 1
      from members.account a join above on above.agent_id = a.id where a.merchant_id = ${merchantId}
    )
    select id, username, type from above where step > 0 order by step desc`.execute(db);
  const below = await belowOf(db, { merchantId, memberId: id }, 'any')
    .select([
      sql<number>`(count(*) filter (where branch.level = 0))::int`.as('direct'),
      sql<number>`count(*)::int`.as('whole'),
      sql<number>`(count(*) filter (where m.type = any(${AGENT_TYPES})))::int`.as('agents'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...below,
    history: await readHistory(db, { merchantId, memberId: id }),
    freeze: await readFreeze(db, id),
    username,
    above: above.rows.map((row) => ({ ...row, type: agentRow.shape.type.parse(row.type) })),
  };
}

const HISTORY_ROWS = 100;
const kind = z.enum(['joined', 'moved', 'appointed']);

async function readHistory(db: Queryable, { merchantId, memberId }: Place) {
  const rows = await db
    .selectFrom('agents.tree_event as event')
    .select([
      'event.number',
      'event.kind',
      'event.was_agent',
      'event.is_agent',
      'event.at',
      sql<string | null>`(select a.username from members.account a where a.id = event.from_agent)`.as('from'),
      sql<string | null>`(select a.username from members.account a where a.id = event.to_agent)`.as('to'),
    ])
    .where('event.member_id', '=', memberId)
    .where('event.merchant_id', '=', merchantId)
    .orderBy('event.number', 'desc')
    .limit(HISTORY_ROWS)
    .execute();
  return rows.map((row) => ({
    number: String(row.number),
    kind: kind.parse(row.kind),
    from: row.from,
    to: row.to,
    wasAgent: row.was_agent,
    isAgent: row.is_agent,
    at: row.at.toISOString(),
  }));
}

async function readFreeze(db: Queryable, memberId: string) {
  const freeze = await db
    .selectFrom('agents.freeze')
    .select(['frozen_at', 'frozen_by', 'reason'])
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return freeze ? { at: freeze.frozen_at.toISOString(), by: freeze.frozen_by, reason: freeze.reason } : null;
}
