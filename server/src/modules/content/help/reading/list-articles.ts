import { type HelpArticleRow, listHelpArticles } from '@lanna/contract/content/help/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const COUNTED_DAYS = 90;

const no = sql<number>`coalesce(h.no, 0)::int`;

export const articles = opsList(listHelpArticles, articlesOf, {
  brand: 'a.merchant_id',
  where: {
    category: 'a.category_id',
    state: (state, { eb }) => eb('a.published', '=', state === 'published'),
  },
  search: (typed) =>
    sql<boolean>`(strpos(a.title_key || E'\n' || a.text_key, catalogue.search_key(${typed})) > 0 or strpos(a.slug, lower(${typed})) > 0)`,
  sorts: {
    changedAt: { by: 'a.changed_at', type: 'timestamptz' },
    place: { by: sql`c.position * 100000 + a.position`, type: 'integer' },
    no: { by: no, type: 'integer' },
  },
  id: 'a.id',
  row: (record, { brands }): HelpArticleRow => ({
    id: record.id,
    brand: brandCode(brands, record.merchant_id),
    slug: record.slug,
    title: record.title,
    category: { id: record.category_id, name: record.category_name },
    position: record.position,
    published: record.published,
    helpful: { yes: record.yes, no: record.no },
    changedAt: record.changed_at.toISOString(),
    changedBy: record.changed_by,
  }),
  file: {
    name: 'help-articles',
    columns: {
      brand: 'brand',
      category: ({ category: { name } }) => name.TH ?? name.EN ?? '',
      address: 'slug',
      title: ({ title }) => title.TH ?? title.EN ?? Object.values(title)[0] ?? '',
      published: ({ published }) => String(published),
      helpful_yes: ({ helpful }) => helpful.yes,
      helpful_no: ({ helpful }) => helpful.no,
      changed: 'changedAt',
      changed_by: 'changedBy',
    },
  },
});

function articlesOf({ db, now }: ListScope & { now: Date }) {
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
