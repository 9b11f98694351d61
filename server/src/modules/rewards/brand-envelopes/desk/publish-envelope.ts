import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyOfEnvelope } from '../opening/notify-of-envelope.ts';
import { fundEnvelope } from '../opening/publish.ts';
import { lockOpsEnvelope, subjectOf } from './envelope-form.ts';

const PUBLISH = 'brand-envelopes.publish-brand-envelope';

/** That money is given away is decided by two, however little it is. */
export const publishProposal = changeProposal({
  kind: PUBLISH,
  permission: 'brand-envelopes.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), edit: z.int() }),
  carryOut: async (tx, wanted, { call, reason, now }) =>
    publishEnvelope(tx, call, { ...wanted, reason, now }),
});

/** Funds an envelope and shows it to members, as both operators have seen it. Refuses as `publishBrandEnvelope` declares. */
export async function publishEnvelope(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, edit, reason, now }: { id: string; edit: number; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const envelope = await lockOpsEnvelope(tx, call.brandIds, { id, edit });
  if (envelope.state !== 'draft') throw new Refusal('brand_envelope_move_impossible');
  const { merchant_id: brandId, amount, shares, split, audience, room_id: room } = envelope;
  const action = {
    brandId,
    subject: subjectOf(envelope),
    before: { state: 'draft' },
    after: {
      ...{ state: 'published', amount: formatMoney(amount), shares, split, audience },
      ...{ startsAt: envelope.starts_at.toISOString(), openSeconds: envelope.open_seconds },
      ...{ leastRank: envelope.least_rank, room },
    },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH)) {
    const wanted = { id, edit };
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH, wanted, ...action }) };
  }
  await fundEnvelope(tx, envelope, now);
  await call.record(tx, { action: PUBLISH, ...action });
  await notifyOfEnvelope(tx, envelope);
  return { proposal: null };
}
