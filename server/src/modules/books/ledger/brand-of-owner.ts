import type { Brand } from '../../../platform/http/calls/route.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** The brand in which an owner has a wallet, if it is one of these. Refuses with `not_found`. */
export async function brandOfOwner(db: Queryable, ownerId: string, brands: readonly Brand[]): Promise<Brand> {
  const wallet = await db
    .selectFrom('ledger.account')
    .select('merchant_id')
    .where('owner_id', '=', ownerId)
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where('is_wallet', '=', true)
    .limit(1)
    .executeTakeFirst();
  const brand = brands.find(({ id }) => id === wallet?.merchant_id);
  if (!brand) throw new Refusal('not_found');
  return brand;
}
