import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findChannel } from '../../payments/channel.ts';
import { recordConfirmation } from '../../payments/record-confirmation.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { ownerOf } from '../record/move-withdrawal.ts';
import { notifyMember, notifyOfWithdrawal } from '../record/notify-member.ts';
import { netOf, type PayoutRow, payoutStateOf, payoutSubject, receiptStateOf } from './payout.ts';
import { decideToSend } from './start-payouts.ts';

export type PayoutDeps = Pick<WithdrawalDeps, 'gateways' | 'applies'>;

/** Decides that a payout that stands ready is paid now; its money leaves the hold with it. Refuses as `sendPayout` declares. */
export async function sendPayout(
  tx: Tx,
  deps: PayoutDeps,
  call: DeskCall,
  wanted: Versioned,
  now: Date,
): Promise<void> {
  const payout = await lockPayout(tx, call, wanted);
  if (payoutStateOf(payout) !== 'ready') throw impossible(payout, 'sent');
  const channel = await findChannel(tx, {
    merchantId: payout.merchant_id,
    way: 'out',
    code: payout.channel_code,
  });
  if (channel?.kind !== payout.channel_kind) throw impossible(payout, 'sent');
  const sent = await decideToSend(tx, deps, payout, channel, now);
  await notifyOfWithdrawal(tx, ownerOf(payout));
  await record(tx, call, payout, 'withdrawals.send-payout', { state: sent.state });
}

/**
 * Enters that a payout was paid by hand, under the bank's reference: a confirmation of the desk, which settles it as any other does.
 * Refuses as `settlePayout` declares.
 */
export async function settlePayout(
  tx: Tx,
  deps: PayoutDeps,
  call: DeskCall,
  { bankReference, ...wanted }: Versioned & { bankReference: string },
  now: Date,
): Promise<void> {
  const payout = await lockByHand(tx, call, wanted, 'paid');
  await confirm(tx, deps, payout, { externalReference: bankReference, outcome: 'paid' }, now);
  await record(tx, call, payout, 'withdrawals.settle-payout', { state: 'paid', bankReference });
}

/** Closes a dispute: the money has arrived, as the desk found out. Refuses as `closeDispute` declares. */
export async function closeDispute(
  tx: Tx,
  call: DeskCall,
  { words, ...wanted }: Versioned & { words: string },
  now: Date,
): Promise<void> {
  const payout = await lockPayout(tx, call, wanted);
  const from = receiptStateOf(payout);
  if (from !== 'not_received') throw new Refusal('receipt_move_impossible', { from, to: 'forced_received' });
  await tx
    .updateTable('withdrawals.payout')
    .set({
      receipt_state: 'forced_received',
      receipt_changed_at: now,
      receipt_words: words,
      version: payout.version + 1,
    })
    .where('id', '=', payout.id)
    .execute();
  await notifyOfWithdrawal(tx, ownerOf(payout));
  await notifyMember(
    tx,
    ownerOf(payout),
    'report_answered',
    { withdrawalId: payout.withdrawal_id, amount: netOf(payout) },
    now,
  );
  await record(tx, call, payout, 'withdrawals.close-dispute', { receipt: 'forced_received', words });
}

/** Held until the transaction ends. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockPayout(
  tx: Tx,
  { brandIds }: Pick<DeskCall, 'brandIds'>,
  { id, version }: Versioned,
): Promise<PayoutRow> {
  const payout = await tx
    .selectFrom('withdrawals.payout')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!payout) throw new Refusal('not_found');
  if (payout.version !== version) throw new Refusal('changed_meanwhile');
  return payout;
}

/** Whether a gateway has paid is the gateway's to say. */
export async function lockByHand(
  tx: Tx,
  call: Pick<DeskCall, 'brandIds'>,
  wanted: Versioned,
  to: 'paid' | 'failed',
): Promise<PayoutRow> {
  const payout = await lockPayout(tx, call, wanted);
  if (payout.channel_kind !== 'bank' || payoutStateOf(payout) !== 'sent') throw impossible(payout, to);
  return payout;
}

export async function confirm(
  tx: Tx,
  deps: PayoutDeps,
  payout: PayoutRow,
  said: { externalReference: string; outcome: 'paid' | 'failed' },
  now: Date,
): Promise<void> {
  const { outcome } = await recordConfirmation(
    tx,
    deps.applies(),
    {
      ...said,
      merchantId: payout.merchant_id,
      channelCode: payout.channel_code,
      way: 'out',
      reference: payout.id,
      payerReference: null,
      amount: netOf(payout),
      currency: payout.currency,
      happenedAt: now,
      source: 'desk',
      payer: null,
    },
    now,
  );
  if (outcome !== 'matched') throw new Refusal('payout_reference_used');
  const settled = await tx
    .selectFrom('withdrawals.payout')
    .select('state')
    .where('id', '=', payout.id)
    .executeTakeFirstOrThrow();
  // The reference was known before, and has settled another payout.
  if (settled.state !== said.outcome) throw new Refusal('payout_reference_used');
}

function impossible({ state }: PayoutRow, to: string): Refusal {
  return new Refusal('payout_move_impossible', { from: state, to });
}

export async function record(
  tx: Tx,
  call: DeskCall,
  payout: PayoutRow,
  action: string,
  after: Record<string, unknown>,
): Promise<void> {
  await call.record(tx, {
    action,
    brandId: payout.merchant_id,
    subject: payoutSubject(payout),
    before: { state: payout.state, ...(payout.receipt_state ? { receipt: payout.receipt_state } : {}) },
    after: { ...after, withdrawal: payout.withdrawal_id },
  });
}
