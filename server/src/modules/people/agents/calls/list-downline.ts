import type { Received, Value } from '@lanna/contract/endpoint';
import { type downline, downlineMember } from '@lanna/contract/people/agents/agents';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { maskName } from '../../members/mask.ts';
import { nameInLine } from '../../members/name-in-line.ts';
import { belowOf, type Place, pathDown } from '../internal/team.ts';

type Query = Received<typeof downline>['query'];

/**
 * Lists one page of the accounts below an agent, or below a member of the agent's team, those
 * directly below the agent by their whole names, any other by masked ones. Refuses with
 * `member_unknown`.
 */
export async function listDownline(
  db: Queryable,
  agent: Place,
  { under = agent.memberId, ...asked }: Query,
): Promise<Value<typeof downline>> {
  const path = await pathDown(db, agent, under);
  if (!path) throw new Refusal('member_unknown');
  const found = foundBelow(db, { ...agent, memberId: under }, agent, asked);
  const ordered = found
    .select([
      'm.id',
      'm.username',
      'm.agent_id',
      'm.type',
      'm.status',
      'm.registered_at',
      'branch.level',
      LAST_LOGIN,
      LAST_SEEN,
      DIRECT,
      FROZEN,
      balanceFor(agent),
      remarkOf(agent),
    ])
    .orderBy('m.registered_at', 'desc')
    .orderBy('m.id', 'desc');
  const { rows, ...facts } = await numberedPage(ordered, asked);
  return {
    // The first of the way is directly below the agent.
    path: path.map(({ id, account }, step) => ({ id, account: step === 0 ? account : maskName(account) })),
    list: rows.map((line) => ({
      id: line.id,
      account: nameInLine(agent.memberId, line),
      type: downlineMember.shape.type.parse(line.type),
      agent: AGENT_TYPES.includes(line.type),
      frozen: line.frozen,
      level: path.length + line.level + 1,
      status: line.status === 'active' ? 'active' : 'inactive',
      joinedAt: line.registered_at.toISOString(),
      lastLoginAt: line.last_login_at?.toISOString() ?? null,
      lastSeenAt: line.seen_at?.toISOString() ?? null,
      balance: line.balance === null ? null : formatMoney(line.balance),
      remark: line.remark,
      direct: line.direct,
    })),
    ...facts,
  };
}

/**
 * Directly below; at any depth when the search is for a name. A part of a name finds the agent's own direct members alone: letter by letter,
 * a search would show what the mask hides of the others.
 */
function foundBelow(
  db: Queryable,
  place: Place,
  agent: Place,
  { account, status }: Pick<Query, 'account' | 'status'>,
) {
  const wanted = (account ?? '').toLowerCase();
  return belowOf(db, place, account === undefined ? 'direct' : 'any')
    .$if(account !== undefined, (found) =>
      found.where(sql<boolean>`m.id in (
        select a.id from members.account a where a.merchant_id = ${agent.merchantId} and a.username_key = ${wanted}
        union all
        select a.id from members.account a
        left join agents.remark r on r.member_id = a.id and r.agent_id = ${agent.memberId}
        where a.agent_id = ${agent.memberId} and a.merchant_id = ${agent.merchantId}
          and (strpos(a.username_key, ${wanted}) > 0 or strpos(lower(r.remark), ${wanted}) > 0)
      )`),
    )
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

const LAST_SEEN = sql<Date | null>`(
  select seen.seen_at from members.last_seen as seen where seen.member_id = m.id
)`.as('seen_at');

/** Directly below alone. */
function balanceFor({ memberId, merchantId }: Place) {
  return sql<Money | null>`case when m.agent_id = ${memberId}::uuid then coalesce((
    select w.available from ledger.available_balance as w
    where w.is_wallet and w.owner_id = m.id and w.merchant_id = ${merchantId}
  ), 0) end`.as('balance');
}

/** Of a member who was moved away it is not shown. */
function remarkOf({ memberId }: Place) {
  return sql<string | null>`(
    select r.remark from agents.remark as r
    where r.member_id = m.id and r.agent_id = ${memberId}::uuid and m.agent_id = r.agent_id
  )`.as('remark');
}
