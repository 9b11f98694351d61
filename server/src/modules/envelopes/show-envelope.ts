import type { Value } from '@lanna/contract/endpoint';
import type { showEnvelope as endpoint } from '@lanna/contract/envelopes/envelopes';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nameInLine } from '../members/name-in-line.ts';
import { claimsOf } from './claims-of.ts';
import { envelopes, showEnvelopeRow, showProof } from './envelope.ts';

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
