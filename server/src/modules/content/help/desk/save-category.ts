import type { CategoryFields, HelpCategoryRow } from '@lanna/contract/content/help/ops';
import { sql } from 'kysely';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseUnknown } from '../clean-text.ts';
import { refusingTakenSlug } from '../internal/refusing-taken-slug.ts';
import { lockCategory, notifyChanged, type Within } from '../internal/scoped.ts';
import { readCategory } from '../reading/list-categories.ts';

type Call = Within & Pick<AnyOpsCall, 'record'>;

/** Adds a category after those there are. Refuses `help_slug_taken`. */
export async function addCategory(
  tx: Tx,
  call: Call,
  { ofBrand, ...fields }: CategoryFields & { ofBrand: string },
): Promise<HelpCategoryRow> {
  const brand = brandInScope(call.brands, ofBrand);
  refuseBraces(fields);
  const id = newId();
  await refusingTakenSlug(
    fields.slug,
    tx
      .insertInto('help.category')
      .values({
        id,
        merchant_id: brand.id,
        ...fields,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from help.category where merchant_id = ${brand.id})`,
      })
      .execute(),
  );
  await call.record(tx, {
    action: 'help.add-category',
    brandId: brand.id,
    subject: { kind: 'help-category', id, name: fields.slug },
    after: { ...fields },
  });
  await notifyChanged(tx, brand.id);
  return readCategory(tx, call, id);
}

/** Refuses `changed_meanwhile` if another operator was quicker. */
export async function changeCategory(
  tx: Tx,
  call: Call,
  { id, version, ...fields }: CategoryFields & { id: string; version: number },
): Promise<HelpCategoryRow> {
  const before = await lockCategory(tx, call, id);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  refuseBraces(fields);
  await refusingTakenSlug(
    fields.slug,
    tx
      .updateTable('help.category')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  const { slug, name, lead, icon } = before;
  await call.record(tx, {
    action: 'help.change-category',
    brandId: before.merchant_id,
    subject: { kind: 'help-category', id, name: fields.slug },
    before: { slug, name, lead, icon },
    after: { ...fields },
  });
  await notifyChanged(tx, before.merchant_id);
  return readCategory(tx, call, id);
}

/** Refuses `help_category_filled` as long as it has articles, published or not. */
export async function removeCategory(tx: Tx, call: Call, id: string): Promise<Record<string, never>> {
  const before = await lockCategory(tx, call, id);
  const { articles } = await readCategory(tx, call, id);
  if (articles > 0) throw new Refusal('help_category_filled', { articles });
  await tx.deleteFrom('help.category').where('id', '=', id).execute();
  const { slug, name, lead, icon } = before;
  await call.record(tx, {
    action: 'help.remove-category',
    brandId: before.merchant_id,
    subject: { kind: 'help-category', id, name: slug },
    before: { slug, name, lead, icon },
  });
  await notifyChanged(tx, before.merchant_id);
  return {};
}

function refuseBraces({ name, lead }: CategoryFields) {
  refuseUnknown(name);
  if (lead) refuseUnknown(lead);
}
