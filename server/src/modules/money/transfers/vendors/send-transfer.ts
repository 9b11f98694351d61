import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { VendorClient } from '../../vendor-wallet/vendor-client.ts';
import { lockTransfer } from '../internal/transfer-rows.ts';
import { askAfterOrder, type Decision, sendOrder, type VendorOrder } from './ask-vendor.ts';
import { orderOf } from './order-of.ts';
import { settleTransfer } from './settle-transfer.ts';
import { CLEAR_ASKS, pauseMs, SEND_LEASE_MS } from './transfer.ts';

export interface TransferDeps {
  db: Database;
  clock: Clock;
  client: VendorClient;
}

/**
 * Sends a transfer that has been asked for, and ends it by what the vendor says. Without an answer the vendor is asked after it at
 * once; what stays open then is left to the job. Sent by one process alone, and never twice.
 */
export async function sendTransfer(deps: TransferDeps, id: string): Promise<void> {
  const { db, clock, client } = deps;
  const sentAt = clock.now();
  const claimed = await db.kysely
    .updateTable('transfers.transfer')
    .set({ state: 'sending', sent_at: sentAt, next_ask_at: after(sentAt, SEND_LEASE_MS) })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return;
  const order = await orderOf(db.kysely, id);
  // Its vendor has no address any more: nothing was sent, and nothing will be.
  if (!order) return end(deps, id, { outcome: 'refused', reason: 'not_sent', answer: 'no address' });
  const decision = await sendOrder(client, order);
  await end(deps, id, decision);
  if (decision.outcome === 'open') await askAfterTransfer(deps, order);
}

/** Asks the vendor what has become of an order, and ends its transfer or notes when to ask again. */
export async function askAfterTransfer(deps: TransferDeps, order: VendorOrder): Promise<Decision> {
  const decision = await askAfterOrder(deps.client, order);
  await end(deps, order.id, decision, true);
  return decision;
}

async function end({ db, clock }: TransferDeps, id: string, decision: Decision, wasAsked = false) {
  const now = clock.now();
  if (decision.outcome === 'applied' || decision.outcome === 'refused') {
    await db.transaction((tx) => settleTransfer(tx, id, decision, now));
    return;
  }
  await db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer?.state !== 'sending') return;
    const asks = transfer.asks + (wasAsked ? 1 : 0);
    const unclear = decision.outcome === 'conflict' || asks >= CLEAR_ASKS;
    const isNew = unclear && transfer.unclearAt === null;
    await tx
      .updateTable('transfers.transfer')
      .set({
        answer: decision.answer,
        asks,
        ...(wasAsked ? { asked_at: now, next_ask_at: after(now, pauseMs(asks)) } : {}),
        ...(isNew ? { unclear_at: now } : {}),
      })
      .where('id', '=', id)
      .execute();
    if (isNew) await notifyOps(tx, { brandId: transfer.merchantId, type: 'transfers_changed' });
  });
}

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
