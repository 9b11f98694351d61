import type { BrandSettings } from '@lanna/contract/house/brands/brand-settings';
import { type SettingValues, withSetting } from '@lanna/contract/house/brands/setting-keys';
import { isContent } from '@lanna/contract/house/brands/setting-rules';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../brand.ts';
import type { KeptBrand } from '../desk/read-brand-document.ts';
import { evaluateChange } from '../desk/write-brand-change.ts';
import { PREVIEW_MS } from './preview-pass.ts';

/**
 * Keeps what an operator has not saved for the operator's frames, checked as a change is. Only what is seen of a brand: a pass that carried other settings would show
 * pages that no change leads to. Refuses `invalid_input` {fields}.
 */
export async function keepDraft(
  tx: Tx,
  brand: KeptBrand,
  { operatorId, changes, now }: { operatorId: string; changes: SettingValues; now: Date },
): Promise<string> {
  const unseen = Object.keys(changes).filter((key) => !isContent(key));
  if (unseen.length > 0)
    throw new Refusal('invalid_input', { fields: unseen.map((field) => ({ field, rule: 'not_shown' })) });
  const { after } = evaluateChange(brand, changes);
  const id = newId();
  await tx
    .deleteFrom('brands.preview_draft')
    .where((eb) =>
      eb.or([
        eb('until', '<=', now),
        eb.and([eb('merchant_id', '=', brand.id), eb('operator_id', '=', operatorId)]),
      ]),
    )
    .execute();
  await tx
    .insertInto('brands.preview_draft')
    .values({
      ...{ id, merchant_id: brand.id, operator_id: operatorId },
      changes: JSON.stringify(after),
      until: new Date(now.getTime() + PREVIEW_MS),
    })
    .execute();
  return id;
}

/** A brand as a draft would have it; as it stands where the draft is gone. */
export async function withDraft(
  db: Queryable,
  brand: BrandProfile,
  { draft, now }: { draft: string; now: Date },
): Promise<BrandProfile> {
  const row = await db
    .selectFrom('brands.preview_draft')
    .select('changes')
    .where('id', '=', draft)
    .where('merchant_id', '=', brand.id)
    .where('until', '>', now)
    .executeTakeFirst();
  if (!row) return brand;
  const { name, theme, settings } = brand;
  const drawn = Object.entries(row.changes as SettingValues).reduce(
    (whole, [key, value]) => withSetting(whole, key, value),
    { ...settings, name, theme },
  );
  const { name: newName, theme: newTheme, ...rest } = drawn;
  return { ...brand, name: newName, theme: newTheme, settings: rest as BrandSettings };
}
