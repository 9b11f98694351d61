import {
  ENVELOPE_SPLITS,
  ENVELOPE_STATES,
  type proveEnvelope as endpoint,
} from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { envelopes, oneOf, showProof } from '../giving/envelope.ts';

/** What an envelope’s shares follow from, and what was paid, without names. Refuses everybody else with `envelope_unknown`. */
export async function proveEnvelope(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await envelopes(db)
    .where('e.id', '=', id)
    .where('e.merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) throw new Refusal('envelope_unknown');
  const paid = await db
    .selectFrom('envelopes.share')
    .select(['place', 'amount', 'member_id'])
    .where('envelope_id', '=', id)
    .where('member_id', 'is not', null)
    .orderBy('place')
    .execute();
  const own = paid.find((share) => share.member_id === memberId);
  if (!own && row.agent_id !== memberId) throw new Refusal('envelope_unknown');
  return {
    id,
    amount: formatMoney(row.amount),
    currency: row.currency,
    shares: row.shares,
    split: oneOf(ENVELOPE_SPLITS, row.split),
    state: oneOf(ENVELOPE_STATES, row.state),
    proof: showProof(row),
    paid: paid.map(({ place, amount }) => ({ place, amount: formatMoney(amount) })),
    place: own?.place ?? null,
  };
}
