import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import {
  type ApplyConfirmation,
  type ConfirmationFacts,
  confirmationOf,
  takeConfirmation,
} from './confirmation.ts';
import { applyConfirmation } from './confirmations/apply-confirmation.ts';

/** What came of something a bank or gateway has said. A contradiction moves nothing: what was said first stands. */
export interface Recorded {
  id: string;
  outcome: 'matched' | 'waiting' | 'contradicted';
}

/**
 * Takes what was said and applies it, in one transaction; ends the order it is about. Said again, it is applied again only if it has
 * found nothing so far.
 */
export async function recordConfirmation(
  tx: Tx,
  topics: readonly ApplyConfirmation[],
  facts: ConfirmationFacts,
  now: Date,
): Promise<Recorded> {
  const { outcome, id } = await takeConfirmation(tx, { ...facts, now });
  if (outcome === 'conflict') return { id, outcome: 'contradicted' };
  if (outcome === 'new') {
    if (facts.reference) await endOrder(tx, facts.reference, facts.way, now);
    return notify(
      tx,
      facts,
      id,
      await applyConfirmation(tx, topics, { ...facts, id, matchedTo: null, waitsFor: 'order' }, now),
    );
  }
  const status = await tx
    .selectFrom('payments.confirmation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status.matched_to !== null) return { id, outcome: 'matched' };
  return notify(tx, facts, id, await applyConfirmation(tx, topics, confirmationOf(status), now));
}

/** Pages of the console are notified of what waits; what is matched would only make them fetch at every deposit. */
async function notify(
  tx: Tx,
  { merchantId }: ConfirmationFacts,
  id: string,
  outcome: 'matched' | 'waiting',
): Promise<Recorded> {
  if (outcome === 'waiting')
    await notifyOps(tx, { brandId: merchantId, type: 'payment_confirmations_changed' });
  return { id, outcome };
}

async function endOrder(tx: Tx, id: string, way: 'in' | 'out', now: Date): Promise<void> {
  await tx
    .updateTable('payments.gateway_order')
    .set({ state: 'settled', ask_at: null, changed_at: now })
    .where('id', '=', id)
    .where('way', '=', way)
    .where('state', '<>', 'settled')
    .execute();
}
