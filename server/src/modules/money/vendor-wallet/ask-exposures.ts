import { exposuresReply } from '@lanna/contract/money/vendor-wallet/exposures';
import type { LocalText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { fromVendorAmount } from './internal/inbound/amount-scale.ts';
import type { VendorClient } from './vendor-client.ts';

/** A vendor that a brand carries and that says what could be lost. */
export interface ExposedVendor {
  brandId: string;
  brand: string;
  code: string;
  signature_header: string;
  api_url: string;
  amount_scale: bigint;
}

/** What could be lost at one place of an event, and how much of its bound that is. */
export interface VendorExposure {
  event: string;
  name: LocalText;
  /** Null: the event as a whole. */
  place: LocalText | null;
  currency: string;
  held: string;
  percent: number;
}

export async function exposedVendors(db: Queryable, brandIds: readonly string[]): Promise<ExposedVendor[]> {
  if (brandIds.length === 0) return [];
  return db
    .selectFrom('catalogue.vendor_at_brand as at')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'at.vendor_id')
    .innerJoin('brands.brand as b', 'b.id', 'at.merchant_id')
    .select([
      ...(['v.code', 'v.signature_header', 'v.api_url', 'v.amount_scale'] as const),
      ...(['b.id as brandId', 'b.code as brand'] as const),
    ])
    .where('b.id', 'in', [...brandIds])
    .where('at.enabled', '=', true)
    .where('v.api_url', 'is not', null)
    .where(sql<boolean>`'exposures' = any (v.additions)`)
    .$narrowType<Pick<ExposedVendor, 'code' | 'signature_header' | 'api_url' | 'amount_scale' | 'brandId'>>()
    .orderBy('b.id')
    .orderBy('v.code')
    .execute();
}

/** Asks a vendor what could be lost where so many percent of a bound are used, or more. Undefined where it does not answer, or says amounts that we do not keep. */
export async function askExposures(
  client: VendorClient,
  vendor: ExposedVendor,
  percent: number,
): Promise<VendorExposure[] | undefined> {
  try {
    const { exposures } = await client.post({
      merchantId: vendor.brandId,
      vendor,
      url: `${vendor.api_url}/exposures`,
      body: { operator_id: vendor.brand, percent },
      reply: exposuresReply,
      wholeNumbers: true,
    });
    const shown = exposures.map(({ event_code, event, place = null, currency, held, most }) => {
      const ours = fromVendorAmount(held, vendor.amount_scale);
      if (ours === undefined) return undefined;
      const used = Number((held * 100n) / most);
      return { event: event_code, name: event, place, currency, held: formatMoney(ours), percent: used };
    });
    return shown.every((one) => one !== undefined) ? shown : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
