import type { Received, Value } from '@lanna/contract/endpoint';
import type { newestMembers } from '@lanna/contract/people/agents/agents';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import type { Place } from '../internal/team.ts';

/** Lists one page of the accounts directly below an agent by their whole names, newest first. */
export async function listNewestMembers(
  db: Queryable,
  { merchantId, memberId }: Place,
  asked: Received<typeof newestMembers>['query'],
): Promise<Value<typeof newestMembers>> {
  const direct = db
    .selectFrom('members.account')
    .where('agent_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .select(['username', 'type', 'registered_at'])
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc');
  const { rows, ...facts } = await numberedPage(direct, asked);
  return {
    list: rows.map((row) => ({
      name: row.username ?? '',
      agent: AGENT_TYPES.includes(row.type),
      joinedAt: row.registered_at.toISOString(),
    })),
    ...facts,
  };
}
