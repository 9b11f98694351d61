import { formatMoney } from '@lanna/rules/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { endEnvelope } from './end-envelope.ts';
import { lockEnvelope } from './envelope.ts';
import { inTurn } from './in-turn.ts';

/** An operator ends an envelope. Refuses `not_found`, `envelope_over`. */
export async function stopEnvelope(
  db: Database,
  call: Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await inTurn(id, () =>
    db.transaction(async (tx) => {
      const envelope = await lockEnvelope(tx, id);
      if (!envelope || !call.brandIds.includes(envelope.merchant_id)) throw new Refusal('not_found');
      if (envelope.state !== 'open') throw new Refusal('envelope_over');
      await endEnvelope(tx, envelope, { state: 'stopped', by: call.operator.name, reason, now });
      await call.record(tx, {
        action: 'envelopes.stop',
        brandId: envelope.merchant_id,
        subject: { kind: 'envelope', id, name: id },
        before: { state: 'open' },
        after: { state: 'stopped', returned: formatMoney(envelope.amount - envelope.claimed_amount) },
        reason,
      });
    }),
  );
}
