import { type DueRow, listDue } from '@lanna/contract/commission/rebates/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { kindOf } from '../pages/list-rows.ts';

/** Rebates of agents by day, child and category. */
export const opsDue = opsList(
  listDue,
  ({ db }: ListScope) =>
    db
      .selectFrom('rebates.due as d')
      .innerJoin('members.account as e', 'e.id', 'd.earner_id')
      .innerJoin('members.account as c', 'c.id', 'd.child_id')
      .select([
        'd.merchant_id',
        sql<string>`d.day::text`.as('day'),
        'd.earner_id',
        'e.username as earner_name',
        'd.child_id',
        'c.username as child_name',
        'd.kind',
        'd.part',
        'd.turnover',
        'd.rate',
        'd.due',
        'd.paid',
      ])
      .$narrowType<{ earner_name: string; child_name: string; turnover: Money }>()
      .where(sql<boolean>`(d.due <> 0 or d.paid <> 0)`),
  {
    brand: 'd.merchant_id',
    where: {
      kind: 'd.kind',
      agent: 'd.earner_id',
      open: () => sql<boolean>`d.due <> d.paid`,
    },
    search: (typed) => sql<boolean>`e.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    days: ({ from = null, to = null }) =>
      sql<boolean>`d.day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
    sorts: { day: { by: 'd.day', type: 'date' }, due: { by: 'd.due', type: 'bigint' } },
    id: sql`concat_ws(' ', d.earner_id, d.day, d.child_id, d.kind, d.part) collate "C"`,
    idType: 'text',
    row: (record, { brands }): DueRow => ({
      id: [record.earner_id, record.day, record.child_id, record.kind, record.part].join(' '),
      brand: brandCode(brands, record.merchant_id),
      day: record.day,
      earner: { id: record.earner_id, username: record.earner_name },
      child: { id: record.child_id, username: record.child_name },
      kind: kindOf(record.kind),
      part: record.part,
      turnover: formatMoney(record.turnover),
      rate: record.rate,
      due: formatMoney(record.due),
      paid: formatMoney(record.paid),
    }),
    file: {
      name: 'rebates',
      columns: {
        brand: 'brand',
        day: 'day',
        earner: ({ earner }) => earner.username,
        child: ({ child }) => child.username,
        kind: 'kind',
        part: 'part',
        turnover: (_, { turnover }) => turnover,
        rate_percent: ({ rate }) => (rate === null ? null : rate / 1000),
        due: (_, { due }) => due,
        paid: (_, { paid }) => paid,
      },
    },
  },
);
