import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import type { BrandEnvelope } from '../envelope.ts';
import { notifyOfEnvelope } from './notify-of-envelope.ts';

/** Ends a published envelope, which the caller holds: what was not opened goes back to the brand, once, and its seed may be shown. */
export async function endEnvelope(
  tx: Tx,
  envelope: BrandEnvelope,
  { state, now }: { state: 'ended' | 'stopped'; now: Date },
): Promise<void> {
  const { id, merchant_id: merchantId, currency, amount, return_id: reference } = envelope;
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(amount), 0)::bigint as paid from brand_envelopes.share
    where envelope_id = ${id} and member_id is not null`.execute(tx);
  const rest = amount - (rows[0]?.paid ?? 0n);
  if (rest > 0n) {
    const { outcome } = await postGroup(tx, {
      ...{ merchantId, currency, reference, now },
      legs: [
        {
          from: { kind: 'pool', purpose: id },
          to: { kind: 'promotion' },
          amount: rest,
          code: 'pool_returned',
        },
      ],
    });
    if (outcome !== 'posted') throw new Error(`what is left of an envelope was not returned: ${outcome}`);
  }
  await tx
    .updateTable('brand_envelopes.envelope')
    .set({ state, ended_at: now, returned: rest, changed_at: now, edit: envelope.edit + 1 })
    .where('id', '=', id)
    .execute();
  await notifyOfEnvelope(tx, envelope);
}
