import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { BrandEnvelope } from '../envelope.ts';

/** Open pages ask again: every member's, or those of whom a personal one is for. The notice itself says nothing. */
export async function notifyOfEnvelope(
  tx: Tx,
  { id, merchant_id: brandId, audience }: Pick<BrandEnvelope, 'id' | 'merchant_id' | 'audience'>,
): Promise<void> {
  await notifyOps(tx, { brandId, type: 'brand_envelopes_changed' });
  if (audience === 'everyone') return notifyPush(tx, { b: brandId, t: ['brand_envelopes_changed'] });
  const chosen = await chosenOf(tx, id);
  if (chosen.length > 0) await notifyPush(tx, { m: chosen, t: ['brand_envelopes_changed'] });
}

export async function chosenOf(tx: Tx, envelopeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('brand_envelopes.chosen')
    .select('member_id')
    .where('envelope_id', '=', envelopeId)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
