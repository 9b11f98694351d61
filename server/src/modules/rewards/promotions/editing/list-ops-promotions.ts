import { listPromotions, type PromotionRow as ShownRow } from '@lanna/contract/rewards/promotions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { kindOf, type PromotionState, phaseOf, rewardOf } from './promotion.ts';

export const opsPromotions = opsList(
  listPromotions,
  ({ db }: ListScope & { now: Date }) => promotionRows(db),
  {
    brand: 'p.merchant_id',
    where: { state: 'p.state', kind: 'p.kind', category: 'p.category_id' },
    search: {
      ids: ['p.id'],
      text: (typed) =>
        sql`exists (select from jsonb_each_text(p.title) t where position(lower(${typed}) in lower(t.value)) > 0)`,
    },
    sorts: {
      starts: { by: 'p.starts_at', type: 'timestamptz' },
      position: { by: 'p.position', type: 'integer' },
    },
    id: 'p.id',
    row: (record, { brands, now }) => showOpsRow(record, brands, now),
    file: {
      name: 'promotions',
      columns: {
        id: 'id',
        brand: 'brand',
        kind: 'kind',
        state: 'state',
        title_th: ({ title }) => title.TH ?? null,
        title_en: ({ title }) => title.EN ?? null,
        starts: 'startsAt',
        ends: 'endsAt',
        reward: (_, { reward_amount }) => reward_amount,
        currency: 'currency',
        spent: (_, { spent }) => spent ?? 0n,
        payments: 'payments',
        waiting: 'waiting',
      },
    },
  },
);

function promotionRows(db: Queryable) {
  return db
    .selectFrom('promotions.promotion as p')
    .innerJoin('promotions.category as c', 'c.id', 'p.category_id')
    .leftJoin('promotions.spending as s', 's.promotion_id', 'p.id')
    .selectAll('p')
    .select(['c.name as category_name', 's.total as spent', 's.payments', 's.day', 's.on_day'])
    .select(({ selectFrom }) =>
      selectFrom('promotions.application as a')
        .whereRef('a.promotion_id', '=', 'p.id')
        .where('a.state', 'in', ['applying', 'processing'])
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('waiting'),
    );
}

export type OpsPromotionRecord = Awaited<
  ReturnType<ReturnType<typeof promotionRows>['executeTakeFirstOrThrow']>
>;

export function showOpsRow(row: OpsPromotionRecord, brands: readonly Brand[], now: Date): ShownRow {
  const reward = rewardOf(row);
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    kind: kindOf(row),
    state: row.state as PromotionState,
    phase: row.state === 'draft' ? null : phaseOf(row, now),
    title: row.title,
    category: { id: row.category_id, name: row.category_name },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    position: row.position,
    reward: reward && { kind: reward.kind, amount: formatMoney(reward.amount) },
    currency: row.currency,
    waiting: Number(row.waiting ?? 0),
    spent: formatMoney(row.spent ?? 0n),
    payments: row.payments ?? 0,
    budgetTotal: row.budget_total === null ? null : formatMoney(row.budget_total),
    version: row.version,
  };
}
