import type { Value } from '@lanna/contract/endpoint';
import type { listBrandEnvelopeRooms } from '@lanna/contract/rewards/brand-envelopes/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Rooms that an envelope can be for: those that members choose and that are open. */
export async function roomsOfBrands(
  db: Queryable,
  brands: readonly Brand[],
): Promise<Value<typeof listBrandEnvelopeRooms>['rooms']> {
  if (brands.length === 0) return [];
  const rooms = await db
    .selectFrom('chat.named_room')
    .select(['id', 'merchant_id', 'name'])
    .where(
      'merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where('closed', '=', false)
    .orderBy('merchant_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rooms.flatMap(({ id, merchant_id, name }) =>
    id && merchant_id && name ? [{ id, brand: brandCode(brands, merchant_id), name }] : [],
  );
}
