import type { Value } from '@lanna/contract/endpoint';
import type { vendorLeases } from '@lanna/contract/money/vendor-wallet/connections-ops';
import { leaseListReply } from '@lanna/contract/money/vendor-wallet/leases';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { VendorClient } from '../vendor-client.ts';

/**
 * Asks a vendor which of its processes leads what, in the name of a brand of the operator's that carries it. Refuses `not_found` where none
 * does.
 */
export async function readLeases(
  { db, client }: { db: Queryable; client: VendorClient },
  { code, brandIds }: { code: string; brandIds: readonly string[] },
): Promise<Value<typeof vendorLeases>> {
  const vendor = await db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as c', 'c.vendor_id', 'v.id')
    .innerJoin('brands.brand as b', 'b.id', 'c.merchant_id')
    .select(['v.code', 'v.signature_header', 'v.api_url', 'c.merchant_id', 'b.code as brand'])
    .where('v.code', '=', code)
    .where('v.wallet_kind', '<>', 'own')
    .where('c.merchant_id', 'in', [...brandIds])
    .orderBy('b.code')
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  const { merchant_id: merchantId, signature_header, api_url } = vendor;
  if (!api_url || !merchantId || !vendor.code || !signature_header) return { leases: null };
  try {
    const { leases } = await client.post({
      merchantId,
      vendor: { code: vendor.code, signature_header },
      url: `${api_url}/leases`,
      body: { operator_id: vendor.brand },
      reply: leaseListReply,
    });
    return {
      leases: leases.map(({ led_ms, silent_ms, ...lease }) => ({
        ...lease,
        ledMs: led_ms,
        silentMs: silent_ms,
      })),
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable') return { leases: null };
    throw error;
  }
}
