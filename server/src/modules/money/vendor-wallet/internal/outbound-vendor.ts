import type { Queryable } from '../../../../platform/sql/database.ts';

/** A vendor that can be asked about rounds and seeds. */
export interface AskableVendor {
  id: string;
  code: string;
  signature_header: string;
  api_url: string;
}

/** With what its record switches on. Undefined where the vendor offers no such calls. */
export async function findAskableVendor(
  db: Queryable,
  vendorId: string,
): Promise<(AskableVendor & { additions: string[] }) | undefined> {
  return db
    .selectFrom('catalogue.vendor_record')
    .select(['id', 'code', 'signature_header', 'api_url', 'additions'])
    .where('id', '=', vendorId)
    .where('api_url', 'is not', null)
    .$narrowType<{ api_url: string }>()
    .executeTakeFirst();
}

/**
 * The vendors of the brand that commit to seeds, in its order; those whose bets stand in the portal's record come before those that keep
 * their players' money.
 */
export async function listProvableVendors(db: Queryable, merchantId: string): Promise<AskableVendor[]> {
  return db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
    .select(['v.id', 'v.code', 'v.signature_header', 'v.api_url'])
    .where('bv.merchant_id', '=', merchantId)
    .where('bv.enabled', '=', true)
    .where('v.provable', '=', true)
    .where('v.api_url', 'is not', null)
    .$narrowType<{ api_url: string }>()
    .orderBy((eb) => eb('v.wallet_kind', '=', 'transfer'))
    .orderBy('bv.position')
    .orderBy('v.code')
    .execute();
}
