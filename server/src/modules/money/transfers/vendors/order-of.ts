import type { Queryable } from '../../../../platform/sql/database.ts';
import type { VendorOrder } from './ask-vendor.ts';

/** A transfer as it is sent to its vendor; undefined where it has no vendor, or one without an address. */
export async function orderOf(db: Queryable, id: string): Promise<VendorOrder | undefined> {
  const row = await db
    .selectFrom('transfers.transfer as t')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
    .innerJoin('members.account as m', 'm.id', 't.member_id')
    .innerJoin('brands.brand as b', 'b.id', 't.merchant_id')
    .select([
      't.merchant_id',
      't.kind',
      't.amount',
      't.currency',
      'v.code',
      'v.signature_header',
      'v.api_url',
      'm.wallet_user',
      'b.code as brand_code',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row?.api_url) return undefined;
  return {
    id,
    way: row.kind === 'to_vendor' ? 'in' : 'out',
    amount: row.amount,
    currency: row.currency,
    merchantId: row.merchant_id,
    operatorId: row.brand_code,
    vendor: { code: row.code, signature_header: row.signature_header, api_url: row.api_url },
    walletUser: row.wallet_user,
  };
}
