import { type CategoryRow, listCategories } from '@lanna/contract/rewards/promotions/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { AskMore } from '../more-promotions.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record'>;
interface CategoryForm {
  name: LocalText;
  position: number;
}

export const opsCategories = opsList(
  listCategories,
  ({ db }: ListScope) =>
    db
      .selectFrom('promotions.category as c')
      .select(['c.id', 'c.merchant_id', 'c.name', 'c.position', 'c.version'])
      .select(({ selectFrom }) =>
        selectFrom('promotions.promotion as p')
          .whereRef('p.category_id', '=', 'c.id')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .as('promotions'),
      ),
  {
    brand: 'c.merchant_id',
    where: {},
    sorts: { position: { by: 'c.position', type: 'integer' } },
    id: 'c.id',
    row: ({ merchant_id, promotions, ...rest }, { brands }): CategoryRow => ({
      ...rest,
      brand: brandCode(brands, merchant_id),
      promotions: Number(promotions ?? 0),
    }),
    file: {
      name: 'promotion-categories',
      columns: {
        brand: 'brand',
        name_th: ({ name }) => name.TH ?? null,
        name_en: ({ name }) => name.EN ?? null,
        position: 'position',
        promotions: 'promotions',
      },
    },
  },
);

/** Refuses with `not_found` for a brand outside the call's scope. */
export async function addCategory(
  tx: Tx,
  call: Call,
  { brand: code, ...form }: CategoryForm & { brand: string },
  now: Date,
): Promise<CategoryRow> {
  const brand = brandInScope(call.brands, code);
  const id = newId();
  await tx
    .insertInto('promotions.category')
    .values({ id, merchant_id: brand.id, ...form, created_at: now })
    .execute();
  await record(tx, call, { action: 'add-category', brandId: brand.id, id, name: form.name, after: form });
  return opsCategories.one({ ...call, db: tx }, id);
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
  return opsCategories.one({ ...call, db: tx }, id);
}

/** Refuses with `not_found`, `changed_meanwhile`, and `promotion_category_in_use` while promotions of any state are in it. */
export async function removeCategory(
  tx: Tx,
  call: Call,
  { id, version, more }: { id: string; version: number; more: AskMore },
): Promise<{ id: string }> {
  const before = await lockCategory(tx, call, id, version);
  const used = await tx
    .selectFrom('promotions.promotion')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const byOthers = await Promise.all(more().map((source) => source.usesCategory(tx, id)));
  if (used || byOthers.includes(true)) throw new Refusal('promotion_category_in_use');
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
