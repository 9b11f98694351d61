import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Raffle, raffles } from '../raffle.ts';

/** A raffle that members of the brand may see. Refuses with `raffle_unknown`. */
export async function raffleOfBrand(
  db: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Raffle> {
  const raffle = await raffles(db)
    .where('r.id', '=', id)
    .where('r.merchant_id', '=', merchantId)
    .where('r.state', '<>', 'draft')
    .executeTakeFirst();
  if (!raffle) throw new Refusal('raffle_unknown');
  return raffle;
}
