import type { HelpIcon } from '@lanna/contract/content/help/help';
import type { HelpCategoryRow } from '@lanna/contract/content/help/ops';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Within } from '../internal/scoped.ts';

/** Categories of the scope, brand by brand, in their order. */
export async function listCategories(db: Queryable, within: Within): Promise<HelpCategoryRow[]> {
  const rows = await categoriesOf(db, within).execute();
  return rows.map((row) => categoryRow(row, within));
}

export async function readCategory(db: Queryable, within: Within, id: string): Promise<HelpCategoryRow> {
  const row = await categoriesOf(db, within).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return categoryRow(row, within);
}

function categoriesOf(db: Queryable, { brandIds }: Within) {
  return db
    .selectFrom('help.category as c')
    .leftJoin('help.article as a', 'a.category_id', 'c.id')
    .where('c.merchant_id', 'in', [...brandIds])
    .groupBy('c.id')
    .select(['c.id', 'c.merchant_id', 'c.slug', 'c.name', 'c.lead', 'c.icon', 'c.version'])
    .select(({ fn, ref }) => [
      fn.count<bigint>('a.id').as('articles'),
      fn.count<bigint>('a.id').filterWhere(ref('a.published'), '=', true).as('published'),
    ])
    .orderBy('c.merchant_id')
    .orderBy('c.position')
    .orderBy('c.id');
}

function categoryRow(
  row: Awaited<ReturnType<ReturnType<typeof categoriesOf>['executeTakeFirstOrThrow']>>,
  within: Within,
): HelpCategoryRow {
  return {
    id: row.id,
    brand: brandCode(within.brands, row.merchant_id),
    slug: row.slug,
    name: row.name,
    lead: row.lead,
    icon: row.icon as HelpIcon,
    articles: Number(row.articles),
    published: Number(row.published),
    version: row.version,
  };
}
