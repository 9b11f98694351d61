import { type BrandDocument, brandDocument } from '@lanna/contract/house/brands/brand-document';
import {
  issuesOf,
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
  sameSetting,
  settingIn,
  withSetting,
} from '@lanna/contract/house/brands/setting-keys';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { KeptBrand } from './read-brand-document.ts';
import { refuseTakenHosts } from './refuse-taken-hosts.ts';

/** What a change of a brand is called in the record of actions, whichever operator makes it. */
export const BRAND_CHANGED = 'brands.change';

/** A change that is possible: what it leaves as it is has been taken out. */
export interface BrandChange {
  before: SettingValues;
  after: SettingValues;
  document: BrandDocument;
}

/**
 * What a request comes to. Refuses with `invalid_input`, naming every setting that is unknown or not acceptable, and a request that
 * changes nothing. What was wrong before and is not touched does not count.
 */
export function evaluateChange(brand: KeptBrand, requested: SettingValues): BrandChange {
  const keys = Object.keys(requested);
  refuse(keys.filter((key) => !SETTING_KEYS.includes(key)).map((key) => ({ field: key, rule: 'unknown' })));
  const wanted = keys.reduce((document, key) => withSetting(document, key, requested[key]), brand.document);
  const known = new Set(issuesOf(brand.document).map(({ key, rule }) => `${key} ${rule}`));
  const wrong = issuesOf(wanted).filter(({ key, rule }) => !known.has(`${key} ${rule}`));
  refuse(wrong.map(({ key, rule }) => ({ field: key, rule })));
  // A column that was broken before and is not touched is written back as it is.
  const document = brandDocument.safeParse(wanted).data ?? wanted;
  const stale = new Set(brand.problems.map(({ key }) => key));
  const changed = keys.filter(
    (key) => stale.has(key) || !sameSetting(settingIn(document, key), settingIn(brand.document, key)),
  );
  if (changed.length === 0) refuse([{ field: 'changes', rule: 'nothing' }]);
  return { before: valuesOf(brand.document, changed), after: valuesOf(document, changed), document };
}

/** Writes a change in the transaction that has locked the brand, and keeps it with what stood before. */
export async function writeChange(
  tx: Tx,
  brand: KeptBrand,
  { before, after, document }: BrandChange,
  by: {
    operatorId: string;
    operatorName: string;
    reason?: string | undefined;
    undoes?: string | undefined;
    proposalId?: string | undefined;
    now: Date;
    consoleHosts: readonly string[];
  },
): Promise<{ version: number; changeId: string }> {
  const keys = Object.keys(after);
  await refuseTakenHosts(tx, brand, after, by);
  const version = brand.version + 1;
  await tx
    .updateTable('brands.merchant')
    .set({
      name: document.name,
      enabled: document.enabled,
      currency_symbol: document.currencySymbol,
      time_zone: document.timeZone,
      languages: document.languages,
      default_language: document.defaultLanguage,
      theme: JSON.stringify(document.theme),
      settings: JSON.stringify(settingsWith(brand.settings, document, keys)),
      version,
    })
    .where('id', '=', brand.id)
    .execute();
  if (keys.includes('hosts')) await writeHosts(tx, brand.id, document.hosts);
  const changeId = newId();
  await tx
    .insertInto('brands.change')
    .values({
      id: changeId,
      merchant_id: brand.id,
      version,
      at: by.now,
      operator_id: by.operatorId,
      operator_name: by.operatorName,
      reason: by.reason ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undoes: by.undoes ?? null,
      proposal_id: by.proposalId ?? null,
    })
    .execute();
  await notifyOps(tx, { brandId: brand.id, type: 'brand_changed' });
  return { version, changeId };
}

const COLUMNS = new Set([
  'name',
  'enabled',
  'currencySymbol',
  'timeZone',
  'languages',
  'defaultLanguage',
  'hosts',
]);

/** Only what was changed is written: an untouched setting goes on following its default. */
function settingsWith(stored: Record<string, unknown>, document: BrandDocument, keys: readonly SettingKey[]) {
  return keys
    .filter((key) => !COLUMNS.has(key) && !key.startsWith('theme.'))
    .reduce((settings, key) => withSetting(settings, key, settingIn(document, key)), stored);
}

function valuesOf(document: BrandDocument, keys: readonly SettingKey[]): SettingValues {
  return Object.fromEntries(keys.map((key) => [key, settingIn(document, key) ?? null]));
}

async function writeHosts(tx: Tx, brandId: string, hosts: readonly string[]) {
  await tx
    .deleteFrom('brands.merchant_host')
    .where('merchant_id', '=', brandId)
    .where('host', 'not in', hosts)
    .execute();
  await tx
    .insertInto('brands.merchant_host')
    .values(hosts.map((host) => ({ host, merchant_id: brandId })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

function refuse(fields: { field: string; rule: string }[]): void {
  if (fields.length > 0) throw new Refusal('invalid_input', { fields });
}
