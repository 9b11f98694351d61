import type { Value } from '@lanna/contract/endpoint';
import { sharedRoundsReply } from '@lanna/contract/money/vendor-wallet/shared-rounds';
import type { sharedRounds as endpoint } from '@lanna/contract/play/bets/shared-rounds';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { listProvableVendors } from '../internal/outbound-vendor.ts';
import type { VendorClient } from '../vendor-client.ts';

/** Shared rounds of the house as the vendor publishes them. Refuses `vendor_unreachable`, also where no vendor commits to anything. */
export async function readSharedRounds(
  { db, client }: { db: Queryable; client: VendorClient },
  brand: BrandProfile,
  id: string | undefined,
): Promise<Value<typeof endpoint>> {
  const [vendor] = await listProvableVendors(db, brand.id);
  if (!vendor) throw new Refusal('vendor_unreachable');
  return client.post({
    merchantId: brand.id,
    vendor,
    url: `${vendor.api_url}/fair/shared-rounds`,
    body: { operator_id: brand.code, ...(id !== undefined && { round: id }) },
    reply: sharedRoundsReply,
  });
}
