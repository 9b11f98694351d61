import { type listInvitations as endpoint, REOPEN_WITHIN_MS } from '@lanna/contract/agents';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { reopensForMs } from '../members/reopens-for.ts';
import type { Place } from './internal/team.ts';

/** Lists an agent's invitation codes, each with how many members registered with it. */
export async function listInvitations(
  { db, clock }: { db: Database; clock: Clock },
  { merchantId, memberId }: Place,
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  const rows = await db.kysely
    .selectFrom('members.invitation as c')
    .select(['c.code', 'c.created_at', 'c.disabled_at', 'c.joined', 'c.name'])
    .$narrowType<{ joined: number }>()
    .where('c.agent_id', '=', memberId)
    .where('c.merchant_id', '=', merchantId)
    // One that may be opened again stays where it was.
    .orderBy(
      sql`c.disabled_at is not null and c.disabled_at <= ${new Date(now.getTime() - REOPEN_WITHIN_MS)}`,
    )
    .orderBy('c.created_at')
    .orderBy('c.code_key')
    .execute();
  return {
    list: rows.map((row) => ({
      code: row.code,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      closedAt: row.disabled_at?.toISOString() ?? null,
      reopensForMs: reopensForMs(row.disabled_at, now),
      joined: row.joined,
    })),
  };
}
