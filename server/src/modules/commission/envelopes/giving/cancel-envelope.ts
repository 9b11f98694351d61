import type { cancelEnvelope as endpoint } from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { endEnvelope } from './end-envelope.ts';
import { envelopes, lockEnvelope, showEnvelopeRow } from './envelope.ts';
import { inTurn } from './in-turn.ts';

/** The agent takes an envelope back: what was claimed stays claimed. Refuses `envelope_unknown`, `envelope_over`. */
export async function cancelEnvelope(
  db: Database,
  agent: { merchantId: string; memberId: string },
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  await inTurn(id, () =>
    db.transaction(async (tx) => {
      const envelope = await lockEnvelope(tx, id);
      if (envelope?.merchant_id !== agent.merchantId || envelope.agent_id !== agent.memberId)
        throw new Refusal('envelope_unknown');
      if (envelope.state === 'cancelled') return;
      if (envelope.state !== 'open') throw new Refusal('envelope_over');
      await endEnvelope(tx, envelope, { state: 'cancelled', now });
    }),
  );
  const row = await envelopes(db.kysely).where('e.id', '=', id).executeTakeFirstOrThrow();
  return { envelope: showEnvelopeRow(row), balance: formatMoney(await walletBalance(db.kysely, agent)) };
}
