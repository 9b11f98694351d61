import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import type { EnvelopeRow } from './envelope.ts';

type End =
  | { state: 'expired' | 'cancelled'; now: Date }
  | { state: 'stopped'; by: string; reason: string; now: Date };

/** Ends an open envelope under its lock: what is unclaimed goes back to the agent, once. */
export async function endEnvelope(tx: Tx, envelope: EnvelopeRow, end: End): Promise<void> {
  const { id, merchant_id: merchantId, agent_id: agentId, currency, return_id: reference } = envelope;
  const { state, now } = end;
  const rest = envelope.amount - envelope.claimed_amount;
  const { outcome } = await postGroup(tx, {
    merchantId,
    currency,
    reference,
    legs: [
      {
        from: { kind: 'envelope', agentId, purpose: id },
        to: { kind: 'wallet', memberId: agentId },
        amount: rest,
        code: 'envelope_returned',
      },
    ],
    now,
  });
  if (outcome !== 'posted') throw new Error(`what is left of an envelope was not returned: ${outcome}`);
  await tx
    .updateTable('envelopes.envelope')
    .set({
      state,
      ended_at: now,
      returned: rest,
      told_to: null,
      ...(end.state === 'stopped' && { stopped_by: end.by, stop_reason: end.reason }),
    })
    .where('id', '=', id)
    .execute();
  await notifyPush(tx, { m: [agentId], t: ['balance_changed', 'envelopes_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'envelopes_changed' });
  if (state === 'cancelled') return;
  await sendMessage(tx, {
    merchantId,
    memberId: agentId,
    template: 'envelope_over',
    facts: { amount: formatMoney(rest) },
    path: '/?centre=agent&page=agentRedEnvelope',
    now,
  });
}
