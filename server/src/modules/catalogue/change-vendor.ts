import type { VendorFields } from '@lanna/contract/catalogue/ops';
import type { Tx } from '../../platform/database.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../platform/push/notify.ts';
import { Refusal } from '../../platform/refusal.ts';
import { holdVendor, readVendor } from './internal/vendor-row.ts';
import { parseVendorForm } from './parse-vendor-form.ts';
import { updateVendor } from './update-vendor.ts';
import { vendorChange } from './vendor.ts';
import { vendorFacts } from './vendor-facts.ts';

/**
 * Changes a vendor's record; its next call is judged by it. Answers the facts of before and after. Refuses `not_found`,
 * `changed_meanwhile`, and `invalid_input`, also for a category that is taken away while there are games in it.
 */
export async function changeVendor(
  tx: Tx,
  code: string,
  { version, ...form }: VendorFields & { version: number },
) {
  const before = await holdVendor(tx, code, version);
  const change = parseVendorForm(vendorChange, form);
  if (before.wallet_kind === 'transfer' && change.apiUrl === null)
    throw new Refusal('invalid_input', { fields: [{ field: 'apiUrl', rule: 'keeps_wallets' }] });
  await updateVendor(tx, code, change);
  await dropGroups(tx, before, form.groups);
  await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: null, type: 'vendors_changed' });
  const after = await readVendor(tx, code);
  return {
    id: after.id,
    name: after.name,
    version: after.version,
    before: vendorFacts(before, before.groups),
    after: vendorFacts(after, after.groups),
  };
}

async function dropGroups(tx: Tx, vendor: { id: string; groups: string[] }, kept: readonly string[]) {
  const dropped = vendor.groups.filter((group) => !kept.includes(group));
  if (dropped.length === 0) return;
  const used = await tx
    .selectFrom('catalogue.game')
    .select('game_type')
    .where('vendor_id', '=', vendor.id)
    .where('game_type', 'in', dropped)
    .executeTakeFirst();
  if (used) throw new Refusal('invalid_input', { fields: [{ field: 'groups', rule: 'in_use' }] });
  await tx
    .deleteFrom('catalogue.vendor_group')
    .where('vendor_id', '=', vendor.id)
    .where('game_type', 'in', dropped)
    .execute();
}
