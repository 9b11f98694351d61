import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { mayDepositMove } from '@lanna/rules/money/cashier/deposit-state';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findConfirmation } from '../../payments/confirmation.ts';
import { refusePaid } from '../crediting/credit-deposit.ts';
import { CREDIT_KIND } from '../crediting/credit-kind.ts';
import { type CreditPayload, carryOut } from '../crediting/credit-proposal.ts';
import { lockDeskSums, needsSecondOperator, readDeskSums } from '../crediting/desk-sums.ts';
import type { DepositRow } from '../record/deposit.ts';
import { depositDesk } from '../record/move-deposit.ts';
import { type Notices, notifyOfDeposit, notifyOfEnd } from '../record/notify-deposit.ts';

type CreditCall = DeskCall & Pick<AnyOpsCall, 'mustBeProposed' | 'propose'>;

/** Confirms by the bank's reference. Refuses as `confirmDeposit` declares. */
export async function confirmByBank(
  tx: Tx,
  call: CreditCall,
  wanted: Versioned & { bankReference: string; amount: string; words: string },
  now: Date,
  notices: Notices,
): Promise<void> {
  const deposit = await lockForCredit(tx, call, wanted);
  refusePaid(deposit);
  const amount = parseMoney(wanted.amount) ?? 0n;
  if (amount <= 0n || !isPayable(amount, deposit.currency)) throw new Refusal('amount_out_of_range');
  const by = { what: 'confirm', bankReference: wanted.bankReference } as const;
  await decide(tx, call, deposit, { by, amount, words: wanted.words }, now, notices);
}

/** Credits what was confirmed. Refuses as `creditDeposit` declares. */
export async function creditAtDesk(
  tx: Tx,
  call: CreditCall,
  wanted: Versioned & { words: string },
  now: Date,
  notices: Notices,
): Promise<void> {
  const deposit = await lockForCredit(tx, call, wanted);
  const amount = deposit.confirmed_amount;
  if (deposit.status !== 'review' || amount === null)
    throw new Refusal('deposit_move_impossible', { from: deposit.status, to: 'credited' });
  await decide(tx, call, deposit, { by: { what: 'credit' }, amount, words: wanted.words }, now, notices);
}

/** Gives a waiting payment to the deposit. Refuses as `assignPayment` declares. */
export async function assignWaiting(
  tx: Tx,
  call: CreditCall,
  wanted: Versioned & { paymentId: string },
  now: Date,
  notices: Notices,
): Promise<void> {
  const deposit = await lockForCredit(tx, call, wanted);
  refusePaid(deposit);
  const { paymentId } = wanted;
  const payment = await findConfirmation(tx, { merchantId: deposit.merchant_id, id: paymentId });
  if (payment?.way !== 'in' || payment.outcome !== 'paid') throw new Refusal('not_found');
  const by = { what: 'assign', paymentId } as const;
  await decide(tx, call, deposit, { by, amount: payment.amount, words: '' }, now, notices);
}

/** The deposit, with what counts towards the limit locked before it. Refuses with `not_found`, `changed_meanwhile`. */
async function lockForCredit(tx: Tx, call: DeskCall, { id, version }: Versioned): Promise<DepositRow> {
  const { brandIds, operator } = call;
  return depositDesk.lock(tx, { id, version, brandIds }, async ({ member_id }) => {
    await lockDeskSums(tx, [operator.id]);
    await lockDeskSums(tx, [member_id]);
  });
}

async function decide(
  tx: Tx,
  call: CreditCall,
  deposit: DepositRow,
  { by, amount, words }: { by: CreditPayload['by']; amount: Money; words: string },
  now: Date,
  notices: Notices,
): Promise<void> {
  if (deposit.status === 'review' && deposit.proposal_id !== null)
    throw new Refusal('deposit_move_impossible', { from: 'review', to: 'credited' });
  const { merchant_id: merchantId, member_id: memberId, currency } = deposit;
  const operatorId = call.operator.id;
  const sums = await readDeskSums(tx, { merchantId, operatorId, memberId }, now);
  const facts = { ...by, amount: formatMoney(amount), currency, member: memberId };
  const action = {
    ...depositDesk.about(deposit),
    before: { state: deposit.status },
  };
  if (await needsSecondOperator(tx, call, amount, sums)) {
    await proposeCredit(tx, call, deposit, { by, amount, words }, now);
    await call.record(tx, { ...action, action: 'cashier.propose-credit', after: facts });
    return notifyOfDeposit(tx, { merchantId, memberId }, notices);
  }
  const decision = { operatorName: call.operator.name, aloneBy: operatorId, words, now };
  await carryOut(tx, deposit, { by, amount: formatMoney(amount) }, decision, notices);
  await call.record(tx, { ...action, action: CREDIT_KIND, after: facts });
}

/** Nothing moves yet: it waits at the desk for its second pair of eyes, and does not expire meanwhile. */
async function proposeCredit(
  tx: Tx,
  call: CreditCall,
  deposit: DepositRow,
  { by, amount, words }: { by: CreditPayload['by']; amount: Money; words: string },
  now: Date,
): Promise<void> {
  const payload: CreditPayload = {
    id: deposit.id,
    memberId: deposit.member_id,
    amount: formatMoney(amount),
    currency: deposit.currency,
    words,
    by,
  };
  const proposalId = await call.propose(tx, {
    kind: CREDIT_KIND,
    ...depositDesk.about(deposit),
    payload,
    reason: words || `${deposit.reference} ${by.what}`,
  });
  const operatorName = call.operator.name;
  if (deposit.status !== 'review' && mayDepositMove(deposit.status as 'waiting', 'review'))
    return depositDesk.move(tx, deposit, {
      to: 'review',
      by: operatorName,
      cause: 'second_operator',
      set: { reason: 'second_operator', proposal_id: proposalId },
      now,
    });
  await tx
    .updateTable('cashier.deposit')
    .set({ proposal_id: proposalId, handled_by: operatorName, version: deposit.version + 1, changed_at: now })
    .where('id', '=', deposit.id)
    .execute();
}

/** Refuses a deposit with words to the member. Refuses as `refuseDeposit` declares. */
export async function refuseAtDesk(
  tx: Tx,
  call: DeskCall,
  { id, version, words }: Versioned & { words: string },
  now: Date,
  notices: Notices,
): Promise<void> {
  const deposit = await depositDesk.decide(tx, call, { id, version, to: 'refused' }, () => ({
    cause: 'refused_by_desk',
    words,
    now,
    action: 'cashier.refuse',
    after: { state: 'refused', words },
  }));
  const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id };
  await notifyOfEnd(tx, owner, { to: 'refused', amount: deposit.amount }, notices, now);
}
