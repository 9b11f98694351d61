import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyPush } from '../../../platform/push/notify.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { type Leg, postGroup } from '../../books/ledger/post-group.ts';
import {
  type Applied,
  type ApplyConfirmation,
  type Confirmation,
  matchConfirmation,
} from '../payments/confirmation.ts';
import { raisePaymentAlert } from '../payments/raise-payment-alert.ts';
import { netOf, type PayoutRow, payoutStateOf } from './payouts/payout.ts';
import { ownerOf, withdrawalDesk } from './record/move-withdrawal.ts';
import { notifyMember, notifyOfWithdrawal } from './record/notify-member.ts';
import { readSettings } from './settings.ts';

/** A payout is settled only by what a bank, a gateway, the sandbox or the desk has confirmed, once. */
export const applyPayoutConfirmation: ApplyConfirmation = {
  way: 'out',
  apply: async (tx, confirmation, now): Promise<Applied> => {
    if (confirmation.reference === null) return { waitsFor: 'order' };
    const payout = await tx
      .selectFrom('withdrawals.payout')
      .selectAll()
      .where('id', '=', confirmation.reference)
      .where('merchant_id', '=', confirmation.merchantId)
      .forUpdate()
      .executeTakeFirst();
    if (!payout) return { waitsFor: 'order' };
    if (payout.channel_code !== confirmation.channelCode) return { waitsFor: 'channel' };
    if (payout.currency !== confirmation.currency) return { waitsFor: 'currency' };
    if (confirmation.outcome === 'paid' && confirmation.amount !== netOf(payout))
      return { waitsFor: 'amount' };
    const state = payoutStateOf(payout);
    if (state !== 'sending' && state !== 'sent') {
      await raiseContradiction(tx, payout, confirmation, now);
      return { waitsFor: 'state' };
    }
    if ((await matchConfirmation(tx, confirmation.id, payout.id, now)) !== 'matched')
      throw new Error('a confirmation that was being applied belongs to something else');
    await settle(tx, payout, confirmation, now);
    return 'matched';
  },
};

async function settle(tx: Tx, payout: PayoutRow, confirmation: Confirmation, now: Date): Promise<void> {
  const isPaid = confirmation.outcome === 'paid';
  const settlementId = newId();
  await post(tx, payout, settlementId, isPaid ? paidLegs(payout) : returnedLegs(payout), now);
  const { receiptMinutes } = await readSettings(tx, payout.merchant_id);
  await tx
    .updateTable('withdrawals.payout')
    .set({
      state: isPaid ? 'paid' : 'failed',
      settlement_id: settlementId,
      settled_at: now,
      confirmation_id: confirmation.id,
      external_reference: confirmation.externalReference,
      try_at: null,
      ...(isPaid
        ? {
            receipt_state: 'awaited',
            receipt_until: new Date(now.getTime() + receiptMinutes * 60_000),
            receipt_changed_at: now,
          }
        : {}),
      changed_at: now,
      version: payout.version + 1,
    })
    .where('id', '=', payout.id)
    .execute();
  const owner = ownerOf(payout);
  const withdrawalId = payout.withdrawal_id;
  if (!isPaid) await notifyPush(tx, { m: [owner.memberId], t: ['balance_changed'] });
  if (isPaid) await notifyMember(tx, owner, 'paid', { withdrawalId, amount: netOf(payout) }, now);
  else await notifyMember(tx, owner, 'returned', { withdrawalId, amount: payout.amount }, now);
  await endWithdrawal(tx, payout, now);
}

/** Ends the withdrawal with the last of its payouts. */
async function endWithdrawal(tx: Tx, { withdrawal_id, ...owned }: PayoutRow, now: Date): Promise<void> {
  const withdrawal = await tx
    .selectFrom('withdrawals.withdrawal')
    .selectAll()
    .where('id', '=', withdrawal_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { open, paid, failed } = await tx
    .selectFrom('withdrawals.payout')
    .select([
      sql<bigint>`count(*) filter (where state not in ('paid', 'failed'))`.as('open'),
      sql<bigint>`count(*) filter (where state = 'paid')`.as('paid'),
      sql<bigint>`count(*) filter (where state = 'failed')`.as('failed'),
    ])
    .where('withdrawal_id', '=', withdrawal_id)
    .executeTakeFirstOrThrow();
  if (open > 0n) return notifyOfWithdrawal(tx, ownerOf(owned));
  const to = failed === 0n ? 'paid' : paid === 0n ? 'returned' : 'partly_paid';
  await withdrawalDesk.move(tx, withdrawal, { to, by: null, now });
}

function paidLegs(payout: PayoutRow): Leg[] {
  const { member_id: memberId, channel_code: methodCode, fee } = payout;
  const from = { kind: 'withdrawal', memberId } as const;
  const paid: Leg = {
    from,
    to: { kind: 'clearing', methodCode },
    amount: netOf(payout),
    code: 'withdrawal_paid',
  };
  if (fee === 0n) return [paid];
  return [paid, { from, to: { kind: 'payment_fee', methodCode }, amount: fee, code: 'withdrawal_fee' }];
}

function returnedLegs({ member_id: memberId, amount }: PayoutRow): Leg[] {
  return [
    {
      from: { kind: 'withdrawal', memberId },
      to: { kind: 'wallet', memberId },
      amount,
      code: 'withdrawal_returned',
    },
  ];
}

async function post(tx: Tx, payout: PayoutRow, reference: string, legs: Leg[], now: Date): Promise<void> {
  const { merchant_id: merchantId, currency } = payout;
  const { outcome } = await postGroup(tx, { merchantId, currency, reference, legs, now });
  // The money was captured for this payout alone; whatever else the ledger says is a broken assumption.
  if (outcome !== 'posted') throw new Error(`payout ${payout.id} was not settled: ${outcome}`);
}

/** A confirmation of a payout that was not sent, or has ended already: nothing is moved, an operator looks. */
async function raiseContradiction(
  tx: Tx,
  payout: PayoutRow,
  { id, merchantId, outcome, amount, externalReference, source }: Confirmation,
  now: Date,
): Promise<void> {
  await raisePaymentAlert(tx, {
    kind: 'contradiction',
    gatewayId: null,
    merchantId,
    subject: payout.id,
    facts: {
      confirmation: id,
      outcome,
      amount: formatMoney(amount),
      reference: externalReference,
      source,
      payout: payout.state,
      payoutAmount: formatMoney(netOf(payout)),
      settledBy: payout.external_reference,
    },
    now,
  });
}
