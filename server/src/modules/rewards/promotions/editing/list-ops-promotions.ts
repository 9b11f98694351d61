import type { Received } from '@lanna/contract/endpoint';
import type {
  listPromotions as endpoint,
  PromotionRow as ShownRow,
} from '@lanna/contract/rewards/promotions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { kindOf, type PromotionState, phaseOf, rewardOf } from './promotion.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    starts: { by: sql`p.starts_at`, type: 'timestamptz' },
    position: { by: sql`p.position`, type: 'integer' },
  },
  id: sql`p.id`,
};

export async function listOpsPromotions(db: Queryable, brands: readonly Brand[], wanted: Query, now: Date) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showOpsRow(row, brands, now)) };
}

export function exportPromotions(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Filter,
  now: Date,
): CsvAnswer {
  return {
    name: 'promotions',
    header: [
      'id',
      'brand',
      'kind',
      'state',
      'title_th',
      'title_en',
      'starts',
      'ends',
      'reward',
      'currency',
      'spent',
      'payments',
      'waiting',
    ],
    rows: linesOf(db, brands, wanted, now),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter, now: Date) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showOpsRow(record, brands, now);
    yield [
      row.id,
      row.brand,
      row.kind,
      row.state,
      row.title.TH ?? null,
      row.title.EN ?? null,
      row.startsAt,
      row.endsAt,
      record.reward_amount,
      row.currency,
      record.spent ?? 0n,
      row.payments,
      row.waiting,
    ] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], { state, kind, category, search }: Filter) {
  const isId = z.uuid().safeParse(search).success;
  return opsPromotionRows(
    db,
    brands.map(({ id }) => id),
  )
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind ?? ''))
    .$if(category !== undefined, (query) => query.where('p.category_id', '=', category ?? ''))
    .$if(search !== undefined, (query) =>
      isId
        ? query.where('p.id', '=', search ?? '')
        : query.where(
            sql<boolean>`exists (select from jsonb_each_text(p.title) t where position(lower(${search}) in lower(t.value)) > 0)`,
          ),
    );
}

export function opsPromotionRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('promotions.promotion as p')
    .innerJoin('promotions.category as c', 'c.id', 'p.category_id')
    .leftJoin('promotions.spending as s', 's.promotion_id', 'p.id')
    .where('p.merchant_id', 'in', brandIds)
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
  ReturnType<ReturnType<typeof opsPromotionRows>['executeTakeFirstOrThrow']>
>;

export function showOpsRow(row: OpsPromotionRecord, brands: readonly Brand[], now: Date): ShownRow {
  const reward = rewardOf(row);
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
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
