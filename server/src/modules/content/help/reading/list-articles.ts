import type { HelpArticleRow } from '@lanna/contract/content/help/ops';
import { sql } from 'kysely';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { codeOf, type Within } from '../internal/scoped.ts';

interface Filters {
  search?: string | undefined;
  category?: string | undefined;
  state?: 'published' | 'draft' | undefined;
}

const no = sql<number>`coalesce(h.no, 0)::int`;

const PAGING: Paging = {
  keys: {
    changedAt: { by: sql`a.changed_at`, type: 'timestamptz' },
    place: { by: sql`c.position * 100000 + a.position`, type: 'integer' },
    no: { by: no, type: 'integer' },
  },
  id: sql`a.id`,
};
export const COUNTED_DAYS = 90;

export async function listArticles(db: Queryable, within: Within, wanted: PageWanted & Filters, now: Date) {
  const page = await readPage(db, filtered(db, within, wanted, now), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => articleRow(row, within)) };
}

export function exportArticles(
  db: Queryable,
  within: Within,
  wanted: { sort: string } & Filters,
  now: Date,
): CsvAnswer {
  return {
    name: 'help-articles',
    header: [
      'brand',
      'category',
      'address',
      'title',
      'published',
      'helpful_yes',
      'helpful_no',
      'changed',
      'changed_by',
    ],
    rows: linesOf(db, within, wanted, now),
  };
}

async function* linesOf(db: Queryable, within: Within, wanted: { sort: string } & Filters, now: Date) {
  for await (const record of readAllRows(filtered(db, within, wanted, now), PAGING, wanted)) {
    const row = articleRow(record, within);
    const title = row.title.TH ?? row.title.EN ?? Object.values(row.title)[0] ?? '';
    const category = row.category.name.TH ?? row.category.name.EN ?? '';
    const { brand, slug, helpful, changedAt, changedBy } = row;
    yield [
      brand,
      category,
      slug,
      title,
      String(row.published),
      helpful.yes,
      helpful.no,
      changedAt,
      changedBy,
    ] as const;
  }
}

function filtered(db: Queryable, { brandIds }: Within, { search, category, state }: Filters, now: Date) {
  const since = new Date(now.getTime() - COUNTED_DAYS * 24 * 3_600_000);
  return db
    .selectFrom('help.article as a')
    .innerJoin('help.category as c', 'c.id', 'a.category_id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('help.helpfulness')
          .where('day', '>=', since)
          .groupBy('article_id')
          .select(['article_id'])
          .select(({ fn }) => [fn.sum('yes').as('yes'), fn.sum('no').as('no')])
          .as('h'),
      (join) => join.onRef('h.article_id', '=', 'a.id'),
    )
    .where('a.merchant_id', 'in', [...brandIds])
    .$if(category !== undefined, (query) => query.where('a.category_id', '=', category ?? ''))
    .$if(state !== undefined, (query) => query.where('a.published', '=', state === 'published'))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(strpos(a.title_key || E'\n' || a.text_key, catalogue.search_key(${search})) > 0 or strpos(a.slug, lower(${search})) > 0)`,
      ),
    )
    .select([
      'a.id',
      'a.merchant_id',
      'a.slug',
      'a.title',
      'a.category_id',
      'c.name as category_name',
      'a.position',
      'a.published',
      'a.changed_at',
      'a.changed_by',
      sql<number>`coalesce(h.yes, 0)::int`.as('yes'),
      no.as('no'),
    ]);
}

function articleRow(
  row: Awaited<ReturnType<ReturnType<typeof filtered>['executeTakeFirstOrThrow']>>,
  within: Within,
): HelpArticleRow {
  return {
    id: row.id,
    brand: codeOf(within, row.merchant_id),
    slug: row.slug,
    title: row.title,
    category: { id: row.category_id, name: row.category_name },
    position: row.position,
    published: row.published,
    helpful: { yes: row.yes, no: row.no },
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  };
}
