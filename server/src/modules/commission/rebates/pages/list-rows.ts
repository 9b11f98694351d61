import type {
  listIncomeRows as endpoint,
  IncomeChild,
  RebateKind,
} from '@lanna/contract/commission/rebates/income';
import type { Received, Value } from '@lanna/contract/endpoint';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import type { Earner } from './show-income.ts';

const PAGING: Paging = {
  keys: { due: { by: sql`d.due`, type: 'bigint' } },
  id: sql`(d.child_id || d.kind || d.part) collate "C"`,
  idType: 'text',
};

/** The rebates of one day, the largest first. */
export async function listRows(
  db: Queryable,
  earner: Earner,
  { day, kind, part, after, pageSize }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const found = dueOf(db, earner)
    .where(sql<boolean>`d.day = ${day}::date and (d.due <> 0 or d.paid <> 0)`)
    .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? ''))
    .$if(part !== undefined, (query) => query.where('d.part', '=', part ?? ''));
  const { rows, next } = await readPage(db, found, PAGING, { sort: '-due', after, limit: pageSize });
  return {
    rows: rows.map((row) => ({
      child: shownChild(row, earner.agentId),
      kind: kindOf(row.kind),
      part: row.part,
      turnover: formatMoney(row.turnover),
      rate: row.rate,
      earned: formatMoney(row.due),
      paid: formatMoney(row.paid),
    })),
    next,
  };
}

/** What an earner has earned, with the names of the children. */
export function dueOf(db: Queryable, { merchantId, agentId }: Earner) {
  return db
    .selectFrom('rebates.due as d')
    .innerJoin('members.account as c', 'c.id', 'd.child_id')
    .select([
      sql<string>`d.day::text`.as('day'),
      'd.child_id',
      'd.kind',
      'd.part',
      'd.turnover',
      'd.rate',
      'd.due',
      'd.paid',
      'c.username',
      'c.agent_id',
      'c.type',
    ])
    .$narrowType<{ child_id: string; username: string; type: number; turnover: Money }>()
    .where('d.earner_id', '=', agentId)
    .where('d.merchant_id', '=', merchantId);
}

export function shownChild(
  {
    child_id: id,
    type,
    ...named
  }: { child_id: string; username: string; agent_id: string | null; type: number },
  earnerId: string,
): IncomeChild {
  const own = id === earnerId;
  return {
    id,
    account: nameInLine(earnerId, { id, ...named }),
    agent: AGENT_TYPES.includes(type) && !own,
    own,
  };
}

export function kindOf(kind: string): RebateKind {
  return kind === 'lottery' ? 'lottery' : 'category';
}
