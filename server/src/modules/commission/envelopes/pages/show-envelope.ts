import type { showEnvelope as endpoint } from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { claimsOf } from '../claiming/claims-of.ts';
import { envelopes, showEnvelopeRow, showProof } from '../giving/envelope.ts';

/** One envelope of an agent, with who has claimed what. Refuses `envelope_unknown`. */
export async function showEnvelope(
  db: Queryable,
  agent: { merchantId: string; memberId: string },
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await envelopes(db)
    .where('e.id', '=', id)
    .where('e.merchant_id', '=', agent.merchantId)
    .where('e.agent_id', '=', agent.memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal('envelope_unknown');
  const claims = await claimsOf(db, id);
  return {
    envelope: showEnvelopeRow(row),
    proof: showProof(row),
    claims: claims.map(({ place, name, underId, amount, at }) => ({
      place,
      name: nameInLine(agent.memberId, { username: name, agent_id: underId }),
      amount: formatMoney(amount),
      at: at.toISOString(),
    })),
  };
}
