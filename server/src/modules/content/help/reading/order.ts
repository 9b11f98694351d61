import { sql } from 'kysely';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockCategory, notifyChanged, type Within } from '../internal/scoped.ts';

type Call = Within & Pick<AnyOpsCall, 'record'>;

/** Puts the categories of a brand in order. Refuses `changed_meanwhile` if the ids are not those there are. */
export async function orderCategories(
  tx: Tx,
  call: Call,
  { ofBrand, ids }: { ofBrand: string; ids: readonly string[] },
): Promise<Record<string, never>> {
  const brand = brandInScope(call.brands, ofBrand);
  const before = await tx
    .selectFrom('help.category')
    .select(['id', 'slug'])
    .where('merchant_id', '=', brand.id)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const order = await place(tx, 'help.category', before, ids);
  await call.record(tx, {
    action: 'help.order-categories',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code },
    ...order,
  });
  await notifyChanged(tx, brand.id);
  return {};
}

/** The same for the articles of a category. */
export async function orderArticles(
  tx: Tx,
  call: Call,
  { category: categoryId, ids }: { category: string; ids: readonly string[] },
): Promise<Record<string, never>> {
  const category = await lockCategory(tx, call, categoryId);
  const before = await tx
    .selectFrom('help.article')
    .select(['id', 'slug'])
    .where('category_id', '=', category.id)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const order = await place(tx, 'help.article', before, ids);
  await call.record(tx, {
    action: 'help.order-articles',
    brandId: category.merchant_id,
    subject: { kind: 'help-category', id: category.id, name: category.slug },
    ...order,
  });
  await notifyChanged(tx, category.merchant_id);
  return {};
}

/** Writes the new order, and answers both as the record keeps them. */
async function place(
  tx: Tx,
  table: 'help.category' | 'help.article',
  rows: readonly { id: string; slug: string }[],
  ids: readonly string[],
) {
  const after = inNewOrder(rows, ids);
  await sql`
    update ${sql.table(table)} t set position = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place) where t.id = placed.id`.execute(tx);
  return { before: { order: rows.map(({ slug }) => slug) }, after: { order: after } };
}

/** What they are called, in the order of the ids: all of them, each once. */
function inNewOrder(rows: readonly { id: string; slug: string }[], ids: readonly string[]): string[] {
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const ordered = [...new Set(ids)].flatMap((id) => slugs.get(id) ?? []);
  if (ordered.length !== rows.length || ids.length !== rows.length) throw new Refusal('changed_meanwhile');
  return ordered;
}
