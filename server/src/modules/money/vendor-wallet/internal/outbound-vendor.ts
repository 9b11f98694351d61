import type { Queryable } from '../../../../platform/sql/database.ts';

/** A vendor that can be asked about rounds and seeds. */
export interface AskableVendor {
  id: string;
  code: string;
  signature_header: string;
  api_url: string;
}

/** Undefined where the vendor offers no such calls. */
export async function findAskableVendor(db: Queryable, vendorId: string): Promise<AskableVendor | undefined> {
  return db
    .selectFrom('catalogue.vendor_record')
    .select(['id', 'code', 'signature_header', 'api_url'])
    .where('id', '=', vendorId)
    .where('api_url', 'is not', null)
    .$narrowType<{ api_url: string }>()
    .executeTakeFirst();
}

/** The vendor of the brand that commits to seeds; the first in its order should there be several. */
export async function findProvableVendor(
  db: Queryable,
  merchantId: string,
): Promise<AskableVendor | undefined> {
  return db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
    .select(['v.id', 'v.code', 'v.signature_header', 'v.api_url'])
    .where('bv.merchant_id', '=', merchantId)
    .where('bv.enabled', '=', true)
    .where('v.provable', '=', true)
    .where('v.api_url', 'is not', null)
    .$narrowType<{ api_url: string }>()
    .orderBy('bv.position')
    .orderBy('v.code')
    .executeTakeFirst();
}
