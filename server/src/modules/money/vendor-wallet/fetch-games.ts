import { gameListReply, type VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Queryable } from '../../../platform/sql/database.ts';
import { VendorInputError } from '../../play/catalogue/vendor.ts';
import type { VendorClient } from './vendor-client.ts';

/**
 * A vendor's own list of its games, asked for in the name of a brand that shows it. Refuses `vendor_unreachable`; throws
 * a `VendorInputError` where the vendor has no list address, or the list is empty.
 */
export async function fetchGames(
  { db, client }: { db: Queryable; client: VendorClient },
  vendorCode: string,
): Promise<VendorGame[]> {
  const found = await db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
    .innerJoin('brands.brand as m', 'm.id', 'bv.merchant_id')
    .select(['v.code', 'v.signature_header', 'v.api_url', 'm.id as brand_id', 'm.code as brand_code'])
    .where('v.code', '=', vendorCode)
    .orderBy('m.code')
    .executeTakeFirst();
  if (!found?.api_url)
    throw new VendorInputError('code', `${vendorCode} has no --api-url to ask for games; give a FILE.json`);
  const { games } = await client.post({
    merchantId: found.brand_id,
    vendor: found,
    url: `${found.api_url}/game/list`,
    body: { operator_id: found.brand_code },
    reply: gameListReply,
  });
  if (games.length === 0) throw new VendorInputError('games', `of ${vendorCode} are none`);
  return games;
}
