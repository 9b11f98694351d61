import { type downline, downlineMember } from '@lanna/contract/agents';
import type { Received, Value } from '@lanna/contract/endpoint';
import { AGENT_TYPES } from '@lanna/contract/members';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { maskName } from '../members/mask.ts';
import { belowOf, type Place, pathDown } from './internal/team.ts';

type Query = Received<typeof downline>['query'];

/**
 * Lists one page of the accounts below an agent, or below a member of the agent's team, by masked names. Refuses with
 * `member_unknown`.
 */
export async function listDownline(
  db: Queryable,
  agent: Place,
  { under = agent.memberId, pageNo, pageSize, ...filter }: Query,
): Promise<Value<typeof downline>> {
  const path = await pathDown(db, agent, under);
  if (!path) throw new Refusal('member_unknown');
  const found = foundBelow(db, { ...agent, memberId: under }, filter);
  const [{ total }, lines] = await Promise.all([
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    found
      .select([
        'm.id',
        'm.username',
        'm.type',
        'm.status',
        'm.registered_at',
        'branch.level',
        LAST_LOGIN,
        DIRECT,
        FROZEN,
      ])
      .orderBy('m.registered_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  return {
    path: path.map(({ id, account }) => ({ id, account: maskName(account) })),
    list: lines.map((line) => ({
      id: line.id,
      account: maskName(line.username),
      type: downlineMember.shape.type.parse(line.type),
      agent: AGENT_TYPES.includes(line.type),
      frozen: line.frozen,
      level: path.length + line.level + 1,
      status: line.status === 'active' ? 'active' : 'inactive',
      joinedAt: line.registered_at.toISOString(),
      lastLoginAt: line.last_login_at?.toISOString() ?? null,
      direct: line.direct,
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/**
 * Directly below; at any depth when the search is for a name. Only for a whole one: letter by letter, a search would tell what the
 * mask hides.
 */
function foundBelow(db: Queryable, place: Place, { account, status }: Pick<Query, 'account' | 'status'>) {
  return belowOf(db, place, account === undefined ? 'direct' : 'any')
    .$if(account !== undefined, (found) => found.where('m.username_key', '=', (account ?? '').toLowerCase()))
    .$if(status === 'active', (found) => found.where('m.status', '=', 'active'))
    .$if(status === 'inactive', (found) => found.where('m.status', '<>', 'active'));
}

const LAST_LOGIN = sql<Date | null>`(
  select login.at from audit.login as login where login.member_id = m.id order by login.at desc limit 1
)`.as('last_login_at');

const DIRECT = sql<number>`(
  select count(*)::int from members.account as brought where brought.agent_id = m.id
)`.as('direct');

const FROZEN = sql<boolean>`exists (
  select from agents.freeze as f where f.member_id = m.id and f.lifted_at is null
)`.as('frozen');
