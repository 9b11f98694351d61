import type { TransferReason } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { captureHold } from '../../../books/ledger/capture-hold.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { releaseHold } from '../../../books/ledger/release-hold.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { lockTransfer } from '../internal/transfer-rows.ts';
import type { Decision } from './ask-vendor.ts';
import { mayMove, type Transfer } from './transfer.ts';

/** A transfer that took longer is announced when it ends. */
const LATE_MS = 2 * 60_000;

/** Who decided, where it was no vendor. */
export interface DecidedBy {
  name: string;
  reason: string;
}

/**
 * Ends a transfer as its vendor says, with its money in the same transaction; once, however many say it. What a vendor says of a
 * transfer that has ended otherwise is noted for a person and moves nothing. Answers the state it is in now.
 */
export async function settleTransfer(
  tx: Tx,
  id: string,
  decision: Extract<Decision, { outcome: 'applied' | 'refused' }>,
  now: Date,
  decidedBy?: DecidedBy,
): Promise<Transfer['state']> {
  const transfer = await lockTransfer(tx, id);
  if (!transfer) throw new Error(`no transfer ${id}`);
  const to = decision.outcome === 'applied' ? 'done' : 'refused';
  if (!mayMove(transfer.state, to)) {
    if (transfer.state !== to) await noteContradiction(tx, transfer, decision.answer, now);
    return transfer.state;
  }
  if (to === 'done') await moveMoney(tx, transfer, now);
  else if (transfer.kind === 'to_vendor') await giveBack(tx, transfer, now);
  const reason: TransferReason | null = decision.outcome === 'refused' ? decision.reason : null;
  await tx
    .updateTable('transfers.transfer')
    .set((eb) => ({
      state: to,
      reason,
      answer: decision.answer,
      ended_at: now,
      proposal_id: null,
      decided_by: decidedBy?.name ?? null,
      decision_reason: decidedBy?.reason ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await notifyEnded(tx, transfer);
  await notifyLate(tx, transfer, to, now);
  return to;
}

async function moveMoney(tx: Tx, transfer: Transfer, now: Date): Promise<void> {
  const { id, merchantId, memberId, currency, vendorId, amount } = transfer;
  if (vendorId === null) throw new Error('a transfer to the upline is posted when it is made');
  const vendor = { kind: 'vendor_settlement', vendorId } as const;
  const books = { merchantId, currency, reference: id, now };
  const { outcome } =
    transfer.kind === 'to_vendor'
      ? await captureHold(tx, { ...books, hold: id, to: vendor, amount, code: 'to_vendor' })
      : await postGroup(tx, {
          ...books,
          legs: [{ from: vendor, to: { kind: 'wallet', memberId }, amount, code: 'from_vendor' }],
        });
  // The row was not done a moment ago, and is locked: nothing can be posted under its id yet.
  if (outcome !== 'posted') throw new Error(`transfer ${id} was not posted: ${outcome}`);
}

async function giveBack(tx: Tx, { id }: Transfer, now: Date): Promise<void> {
  const { outcome } = await releaseHold(tx, { hold: id, now });
  if (outcome !== 'released') throw new Error(`the hold of transfer ${id} was not released: ${outcome}`);
}

async function noteContradiction(tx: Tx, transfer: Transfer, answer: string, now: Date): Promise<void> {
  await tx
    .updateTable('transfers.transfer')
    .set({ contradiction: answer, contradicted_at: now })
    .where('id', '=', transfer.id)
    .where('contradicted_at', 'is', null)
    .execute();
  await notifyOps(tx, { brandId: transfer.merchantId, type: 'transfers_changed' });
}

/** Who waited may have closed the page long ago; who did not is looking at it. */
async function notifyLate(tx: Tx, transfer: Transfer, to: 'done' | 'refused', now: Date): Promise<void> {
  const { merchantId, memberId, kind, vendorId, amount, createdAt } = transfer;
  if (now.getTime() - createdAt.getTime() < LATE_MS || vendorId === null) return;
  const isBack = (kind === 'from_vendor') === (to === 'done');
  // Money that stays with the vendor has not moved.
  if (kind === 'from_vendor' && !isBack) return;
  const { name: vendor } = await tx
    .selectFrom('catalogue.vendor_record')
    .select('name')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  await sendMessage(tx, {
    merchantId,
    memberId,
    template: isBack ? 'transfer_returned' : 'transfer_arrived_late',
    facts: { amount: formatMoney(amount), vendor },
    now,
  });
}

async function notifyEnded(tx: Tx, { memberId, merchantId }: Transfer): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'transfers_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'transfers_changed' });
}
