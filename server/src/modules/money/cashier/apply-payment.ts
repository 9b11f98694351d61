import { randomBytes } from 'node:crypto';
import {
  type DepositState,
  isDepositOpen,
  mayDepositMove,
  type ReviewReason,
} from '@lanna/rules/money/cashier/deposit-state';
import { makePayableReference, payableReferencesIn } from '@lanna/rules/money/cashier/payable-reference';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { type Confirmation, matchConfirmation } from '../payments/confirmation.ts';
import type { DepositRow } from './record/deposit.ts';
import { bringSaidPaid, depositDesk, noteMove } from './record/move-deposit.ts';
import { type Notices, notifyOfCredit, notifyOfDeposit, notifyOfEnd } from './record/notify-deposit.ts';

/**
 * What a confirmed payment means for the deposit it names, in the transaction that takes it. A whole payment is credited, in time or late;
 * any other goes to the desk with its reason, and nothing is dropped. `waiting`: no deposit is known under what it names.
 */
export async function applyPayment(
  tx: Tx,
  confirmation: Confirmation,
  now: Date,
  notices: Notices,
): Promise<'matched' | 'waiting'> {
  if (confirmation.matchedTo !== null) return 'matched';
  if (confirmation.outcome === 'failed') return applyFailure(tx, confirmation, now, notices);
  const { merchantId, channelCode, reference, id, amount, currency } = confirmation;
  const { rows } = await sql<Taken>`
    select outcome, deposit_id, member_id from cashier.take_payment(${merchantId}, ${channelCode}, ${reference},
      ${payerReferenceOf(confirmation)}, ${id}, ${amount}, ${currency}, ${now})`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error('take_payment answered nothing');
  if (taken.outcome === 'unknown') return 'waiting';
  if (taken.outcome === 'look') {
    await bringToDesk(tx, taken.deposit_id, confirmation, now, notices);
    return 'matched';
  }
  await notifyOfCredit(
    tx,
    { merchantId, memberId: taken.member_id, depositId: taken.deposit_id },
    notices,
    now,
  );
  return 'matched';
}

type Taken =
  | { outcome: 'credited' | 'look'; deposit_id: string; member_id: string }
  | { outcome: 'unknown'; deposit_id: null; member_id: null };

/** Banks and payers write our reference as they like; one that names two deposits names none. */
export function payerReferenceOf({ payerReference }: Pick<Confirmation, 'payerReference'>): string | null {
  if (payerReference === null) return null;
  const [reference, ...others] = payableReferencesIn(payerReference);
  return reference && others.length === 0 ? reference : null;
}

/** A confirmation belongs to one deposit. The transaction that has matched it before has committed, so this one must not count. */
async function match(tx: Tx, { id }: Pick<Confirmation, 'id'>, depositId: string, now: Date): Promise<void> {
  if ((await matchConfirmation(tx, id, depositId, now)) === 'taken')
    throw new Error(`the confirmation ${id} belongs to another deposit than ${depositId}`);
}

/** A payment that is not simply the one that was asked for. The row is locked by `take_payment`. */
export async function bringToDesk(
  tx: Tx,
  depositId: string,
  confirmation: Confirmation,
  now: Date,
  notices: Notices,
): Promise<string> {
  const deposit = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', depositId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id };
  const state = deposit.status as DepositState;
  const isPaid = deposit.confirmation_id !== null;
  const subject = isPaid ? await keepSecondPayment(tx, deposit, confirmation, now) : deposit.id;
  await match(tx, confirmation, subject, now);
  if (!isPaid) {
    const reason = reasonOf(deposit, confirmation);
    const set = { reason, confirmation_id: confirmation.id, confirmed_amount: confirmation.amount };
    if (mayDepositMove(state, 'review'))
      await depositDesk.move(tx, deposit, { to: 'review', by: null, cause: reason, set, now });
    else await addToReview(tx, deposit, set, now);
  }
  await notifyOfDeposit(tx, owner, notices);
  return subject;
}

function reasonOf(deposit: DepositRow, { amount, currency, channelCode }: Confirmation): ReviewReason {
  if (currency !== deposit.currency) return 'other_currency';
  if (amount !== deposit.amount) return 'other_amount';
  if (channelCode !== deposit.method_code) return 'other_channel';
  return deposit.status === 'refused' ? 'paid_after_refusal' : 'second_operator';
}

/** It is at the desk already, with a slip; now there is money for it too. */
async function addToReview(
  tx: Tx,
  deposit: DepositRow,
  set: { reason: ReviewReason; confirmation_id: string; confirmed_amount: bigint },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cashier.deposit')
    .set({ ...set, version: deposit.version + 1, changed_at: now })
    .where('id', '=', deposit.id)
    .execute();
  await noteMove(tx, { id: deposit.id, from: 'review', to: 'review', cause: set.reason, now });
}

/** Money for a reference that had its money is a deposit of its own, which the desk decides about. */
async function keepSecondPayment(
  tx: Tx,
  first: DepositRow,
  { id: confirmationId, amount, currency, channelCode }: Confirmation,
  now: Date,
): Promise<string> {
  const id = newId();
  const terms = {
    feeFixed: first.fee_fixed,
    feeBasisPoints: first.fee_basis_points,
    currency: first.currency,
  };
  const fee = channelFee(terms, amount);
  await tx
    .insertInto('cashier.deposit')
    .values({
      id,
      merchant_id: first.merchant_id,
      member_id: first.member_id,
      method_code: channelCode,
      kind: first.kind,
      amount,
      currency: first.currency,
      fee: fee >= amount ? 0n : fee,
      fee_fixed: first.fee_fixed,
      fee_basis_points: first.fee_basis_points,
      turnover_basis_points: first.turnover_basis_points,
      promised_minutes: first.promised_minutes,
      reference: makePayableReference(() => randomBytes(1)[0] ?? 0),
      follows: first.id,
      status: 'review',
      reason: currency === first.currency ? 'second_payment' : 'other_currency',
      confirmation_id: confirmationId,
      confirmed_amount: amount,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await noteMove(tx, { id, from: null, to: 'review', cause: 'second_payment', now });
  return id;
}

/** A failure ends what is not paid; of anything else it is only kept. */
async function applyFailure(
  tx: Tx,
  confirmation: Confirmation,
  now: Date,
  notices: Notices,
): Promise<'matched' | 'waiting'> {
  if (confirmation.reference === null) return 'waiting';
  const deposit = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', confirmation.reference)
    .where('merchant_id', '=', confirmation.merchantId)
    .where('method_code', '=', confirmation.channelCode)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!deposit) return 'waiting';
  await match(tx, confirmation, deposit.id, now);
  const state = deposit.status as DepositState;
  if (!isDepositOpen(state) || state === 'review') return 'matched';
  const isOver = deposit.expires_at !== null && deposit.expires_at <= now;
  if (isOver && deposit.paid_said_at !== null) {
    await bringSaidPaid(tx, deposit, notices, now);
    return 'matched';
  }
  await depositDesk.move(
    tx,
    deposit,
    isOver
      ? { to: 'expired', by: null, cause: 'expired', now }
      : { to: 'failed', by: null, cause: state === 'created' ? 'order_refused' : 'payment_failed', now },
  );
  const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id };
  await notifyOfEnd(tx, owner, { to: isOver ? 'expired' : 'failed', amount: deposit.amount }, notices, now);
  return 'matched';
}
