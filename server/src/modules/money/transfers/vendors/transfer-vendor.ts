import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A vendor with wallets of its own, as a brand carries it. */
export interface TransferVendor {
  id: string;
  code: string;
  name: string;
  signature_header: string;
  api_url: string;
  /** Whether money may go there; it can always come back. */
  open: boolean;
  min: Money;
  max: Money;
}

/** Of one transfer into a vendor's wallet, where an operator has set nothing. */
export const USUAL_LIMIT = { min: 1n * MONEY_SCALE, max: 100_000n * MONEY_SCALE } as const;

/** The vendors with wallets of their own that a brand carries in a currency, in the brand's order; closed ones too. */
export async function transferVendors(
  db: Queryable,
  brand: { id: string; currency: string },
): Promise<TransferVendor[]> {
  return vendorsOf(db, brand.id).where(sql<boolean>`${brand.currency} = any(v.currencies)`).execute();
}

export async function findTransferVendor(
  db: Queryable,
  brand: { id: string; currency: string },
  code: string,
): Promise<TransferVendor | undefined> {
  return vendorsOf(db, brand.id)
    .where('v.code', '=', code)
    .where(sql<boolean>`${brand.currency} = any(v.currencies)`)
    .executeTakeFirst();
}

function vendorsOf(db: Queryable, merchantId: string) {
  return db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
    .leftJoin('transfers.vendor_limit as l', (join) =>
      join.onRef('l.vendor_id', '=', 'v.id').onRef('l.merchant_id', '=', 'bv.merchant_id'),
    )
    .where('bv.merchant_id', '=', merchantId)
    .where('v.wallet_kind', '=', 'transfer')
    .where('v.api_url', 'is not', null)
    .select([
      'v.id',
      'v.code',
      'v.name',
      'v.signature_header',
      'v.api_url',
      sql<boolean>`v.enabled and bv.enabled and coalesce(l.takes_money, true) and not exists (
        select from catalogue.stop_in_force s
        where s.subject_id in (v.id, bv.merchant_id) and (s.merchant_id is null or s.merchant_id = bv.merchant_id))`.as(
        'open',
      ),
      sql<bigint>`coalesce(l.min_amount, ${USUAL_LIMIT.min}::bigint)`.as('min'),
      sql<bigint>`coalesce(l.max_amount, ${USUAL_LIMIT.max}::bigint)`.as('max'),
    ])
    .$narrowType<{ api_url: string }>()
    .orderBy('bv.position')
    .orderBy('v.code');
}
