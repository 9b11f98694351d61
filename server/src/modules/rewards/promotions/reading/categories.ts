import type { CategoryRow } from '@lanna/contract/rewards/promotions/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall, CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record'>;
interface CategoryForm {
  name: LocalText;
  position: number;
}

const PAGING: Paging = { keys: { position: { by: sql`c.position`, type: 'integer' } }, id: sql`c.id` };

export async function listOpsCategories(db: Queryable, brands: readonly Brand[], wanted: PageWanted) {
  const page = await readPage(db, categoryRows(db, brands), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showCategory(row, brands)) };
}

export function exportCategories(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string },
): CsvAnswer {
  return {
    name: 'promotion-categories',
    header: ['brand', 'name_th', 'name_en', 'position', 'promotions'],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: { sort: string }) {
  for await (const record of readAllRows(categoryRows(db, brands), PAGING, wanted)) {
    const { brand, name, position, promotions } = showCategory(record, brands);
    yield [brand, name.TH ?? null, name.EN ?? null, position, promotions] as const;
  }
}

/** Refuses with `not_found` for a brand outside the call's scope. */
export async function addCategory(
  tx: Tx,
  call: Call,
  { brand: code, ...form }: CategoryForm & { brand: string },
  now: Date,
): Promise<CategoryRow> {
  const brand = call.brands.find((candidate) => candidate.code === code);
  if (!brand) throw new Refusal('not_found');
  const id = newId();
  await tx
    .insertInto('promotions.category')
    .values({ id, merchant_id: brand.id, ...form, created_at: now })
    .execute();
  await record(tx, call, { action: 'add-category', brandId: brand.id, id, name: form.name, after: form });
  return oneCategory(tx, call.brands, id);
}

/** Refuses with `not_found`, `changed_meanwhile`. */
export async function changeCategory(
  tx: Tx,
  call: Call,
  { id, version, ...form }: CategoryForm & { id: string; version: number },
): Promise<CategoryRow> {
  const before = await lockCategory(tx, call, id, version);
  await tx
    .updateTable('promotions.category')
    .set({ ...form, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await record(tx, call, {
    action: 'change-category',
    brandId: before.merchant_id,
    id,
    name: form.name,
    before: { name: before.name, position: before.position },
    after: form,
  });
  return oneCategory(tx, call.brands, id);
}

/** Refuses with `not_found`, `changed_meanwhile`, and `promotion_category_in_use` while promotions of any state are in it. */
export async function removeCategory(
  tx: Tx,
  call: Call,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> {
  const before = await lockCategory(tx, call, id, version);
  const used = await tx
    .selectFrom('promotions.promotion')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (used) throw new Refusal('promotion_category_in_use');
  await tx.deleteFrom('promotions.category').where('id', '=', id).execute();
  await record(tx, call, {
    action: 'remove-category',
    brandId: before.merchant_id,
    id,
    name: before.name,
    before: { name: before.name, position: before.position },
  });
  return { id };
}

async function lockCategory(tx: Tx, call: Call, id: string, version: number) {
  const category = await tx
    .selectFrom('promotions.category')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw new Refusal('not_found');
  if (category.version !== version) throw new Refusal('changed_meanwhile');
  return category;
}

async function record(
  tx: Tx,
  call: Call,
  {
    action,
    brandId,
    id,
    name,
    ...facts
  }: { action: string; brandId: string; id: string; name: LocalText; before?: object; after?: object },
) {
  await call.record(tx, {
    action: `promotions.${action}`,
    brandId,
    subject: { kind: 'promotion-category', id, name: name.EN ?? name.TH ?? id },
    ...(facts.before ? { before: { ...facts.before } } : {}),
    ...(facts.after ? { after: { ...facts.after } } : {}),
  });
  await notifyPush(tx, { b: brandId, t: ['promotions_changed'] });
  await notifyOps(tx, { brandId, type: 'promotions_changed' });
}

function categoryRows(db: Queryable, brands: readonly Brand[]) {
  return db
    .selectFrom('promotions.category as c')
    .where(
      'c.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .select(['c.id', 'c.merchant_id', 'c.name', 'c.position', 'c.version'])
    .select(({ selectFrom }) =>
      selectFrom('promotions.promotion as p')
        .whereRef('p.category_id', '=', 'c.id')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('promotions'),
    );
}

async function oneCategory(db: Queryable, brands: readonly Brand[], id: string): Promise<CategoryRow> {
  return showCategory(
    await categoryRows(db, brands).where('c.id', '=', id).executeTakeFirstOrThrow(),
    brands,
  );
}

function showCategory(
  row: Awaited<ReturnType<ReturnType<typeof categoryRows>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): CategoryRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    name: row.name,
    position: row.position,
    promotions: Number(row.promotions ?? 0),
    version: row.version,
  };
}
