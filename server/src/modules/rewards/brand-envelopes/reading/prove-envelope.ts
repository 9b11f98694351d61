import type { Value } from '@lanna/contract/endpoint';
import type {
  BrandEnvelopeCard,
  proveBrandEnvelope as endpoint,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandEnvelopes } from '../envelope.ts';

/** What the member's own share follows from. Refuses with `brand_envelope_unknown` who has none. */
export async function proveEnvelope(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await brandEnvelopes(db)
    .innerJoin('brand_envelopes.share as s', 's.envelope_id', 'e.id')
    .select(['s.place', 's.amount as share'])
    .where('e.id', '=', id)
    .where('e.merchant_id', '=', merchantId)
    .where('s.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal('brand_envelope_unknown');
  const isOver = row.ended_at !== null;
  return {
    ...{ id, amount: formatMoney(row.amount), currency: row.currency, shares: row.shares },
    split: row.split as BrandEnvelopeCard['split'],
    // Known before the end, it would say what the shares that are left come to.
    ...{ commitment: row.commitment, seed: isOver ? row.seed : null, isOver },
    ...{ place: row.place, share: formatMoney(row.share) },
  };
}
