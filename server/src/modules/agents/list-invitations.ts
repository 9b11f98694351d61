import type { listInvitations as endpoint } from '@lanna/contract/agents';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { Place } from './internal/team.ts';

/** Lists an agent's invitation codes, each with how many members registered with it. */
export async function listInvitations(
  db: Queryable,
  { merchantId, memberId }: Place,
): Promise<Value<typeof endpoint>> {
  const rows = await db
    .selectFrom('members.invitation as c')
    .select(['c.code', 'c.created_at', 'c.disabled_at', 'c.joined'])
    .$narrowType<{ joined: number }>()
    .where('c.agent_id', '=', memberId)
    .where('c.merchant_id', '=', merchantId)
    .orderBy(sql`c.disabled_at is not null`)
    .orderBy('c.created_at')
    .orderBy('c.code_key')
    .execute();
  return {
    list: rows.map((row) => ({
      code: row.code,
      createdAt: row.created_at.toISOString(),
      closedAt: row.disabled_at?.toISOString() ?? null,
      joined: row.joined,
    })),
  };
}
