import type { Received, Value } from '@lanna/contract/endpoint';
import type { agentTransfers as endpoint } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts, rowsOfPage } from '../../../../platform/sql/numbered-page.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';

/** What an agent has got from members of the own line, newest first. */
export async function listAgentTransfers(
  db: Queryable,
  brand: Pick<Brand, 'id' | 'currency' | 'timeZone'>,
  agentId: string,
  { now, ...asked }: Received<typeof endpoint>['query'] & { now: Date },
): Promise<Value<typeof endpoint>> {
  const got = db
    .selectFrom('transfers.transfer as t')
    .where('t.merchant_id', '=', brand.id)
    .where('t.agent_id', '=', agentId)
    .where('t.kind', '=', 'upline');
  const [sums, rows] = await Promise.all([
    got
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<bigint>`coalesce(sum(t.amount) filter (where t.created_at >=
          date_trunc('day', ${now}::timestamptz, ${brand.timeZone})), 0)::bigint`.as('today'),
      ])
      .executeTakeFirstOrThrow(),
    rowsOfPage(
      got
        .innerJoin('members.account as m', 'm.id', 't.member_id')
        .select(['t.id', 't.amount', 't.created_at', 'm.username', 'm.agent_id'])
        .orderBy('t.created_at', 'desc')
        .orderBy('t.id', 'desc'),
      asked,
    ),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      from: nameInLine(agentId, row),
      amount: formatMoney(row.amount),
      at: row.created_at.toISOString(),
    })),
    ...pageFacts(asked, sums.total),
    currency: brand.currency,
    today: formatMoney(sums.today),
  };
}
