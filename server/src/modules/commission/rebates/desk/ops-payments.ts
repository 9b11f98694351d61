import {
  listPayments,
  type RebatePayment,
  type showPayment as showEndpoint,
} from '@lanna/contract/commission/rebates/ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { kindOf } from '../pages/list-rows.ts';

/** Postings of rebates to agents, the latest first. */
export const opsPayments = opsList(
  listPayments,
  ({ db }: ListScope) =>
    db
      .selectFrom('rebates.payment as p')
      .innerJoin('members.account as e', 'e.id', 'p.earner_id')
      .select(['p.id', 'p.merchant_id', 'p.earner_id', 'e.username', 'p.at', 'p.amount', 'p.owed'])
      .$narrowType<{ username: string }>(),
  {
    brand: 'p.merchant_id',
    where: { agent: 'p.earner_id' },
    search: (typed) => sql<boolean>`e.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    days: ({ from = null, to = null }) =>
      sql<boolean>`p.day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
    sorts: { at: { by: 'p.at', type: 'timestamptz' } },
    id: 'p.id',
    row: (record, { brands }): RebatePayment => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      earner: { id: record.earner_id, username: record.username },
      at: record.at.toISOString(),
      amount: formatMoney(record.amount),
      owed: formatMoney(record.owed),
    }),
    file: {
      name: 'rebate-payments',
      columns: {
        id: 'id',
        brand: 'brand',
        at: 'at',
        earner: ({ earner }) => earner.username,
        amount: (_, { amount }) => amount,
        owed: (_, { owed }) => owed,
      },
    },
  },
);

/** Of what a payment has moved. */
const ROWS_SHOWN = 1000;

/** A payment and the rows it has moved. Refuses with `not_found`. */
export async function showPayment(scope: ListScope, id: string): Promise<Value<typeof showEndpoint>> {
  const payment = await opsPayments.one(scope, id);
  const { rows } = await sql<{
    day: string;
    child_id: string;
    username: string;
    kind: string;
    part: string;
    before: Money;
    after: Money;
    count: number;
  }>`
    select l.day::text as day, l.child_id, c.username, l.kind, l.part, l.before, l.after, count(*) over ()::int as count
    from rebates.payment_line l join members.account c on c.id = l.child_id
    where l.payment_id = ${id} order by abs(l.after - l.before) desc, l.day, l.child_id, l.kind, l.part limit ${ROWS_SHOWN}`.execute(
    scope.db,
  );
  return {
    ...payment,
    rows: rows.map(({ day, child_id, username, kind, part, before, after }) => ({
      day,
      child: { id: child_id, username },
      kind: kindOf(kind),
      part,
      before: formatMoney(before),
      after: formatMoney(after),
    })),
    count: rows[0]?.count ?? 0,
  };
}
