import type { changeBrandVendor as endpoint } from '@lanna/contract/catalogue/ops';
import type { Received } from '@lanna/contract/endpoint';
import type { Tx } from '../../platform/database.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../platform/push/notify.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Whether and where a brand shows a vendor. Taking it away refuses bets, as a stop does, and takes it out of the lobby besides.
 * Version 0 is a vendor that the brand does not carry yet. Refuses `not_found`, `changed_meanwhile`.
 */
export async function changeBrandVendor(
  tx: Tx,
  at: { merchantId: string; vendorCode: string },
  { enabled, isHot, position, version }: Received<typeof endpoint>['body'],
) {
  const vendor = await tx
    .selectFrom('catalogue.vendor')
    .select(['id', 'name'])
    .where('code', '=', at.vendorCode)
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  const key = { merchant_id: at.merchantId, vendor_id: vendor.id };
  const before = await tx
    .selectFrom('catalogue.brand_vendor')
    .select(['enabled', 'is_hot as isHot', 'position', 'version'])
    .where('merchant_id', '=', key.merchant_id)
    .where('vendor_id', '=', key.vendor_id)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const after = await tx
    .insertInto('catalogue.brand_vendor')
    .values({ ...key, enabled, is_hot: isHot, position })
    .onConflict((oc) =>
      oc.columns(['merchant_id', 'vendor_id']).doUpdateSet({ enabled, is_hot: isHot, position }),
    )
    .returning(['enabled', 'is_hot as isHot', 'position', 'version'])
    .executeTakeFirstOrThrow();
  await notifyPush(tx, { b: at.merchantId, t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: at.merchantId, type: 'vendors_changed' });
  return { vendor, before, after, version: after.version };
}
