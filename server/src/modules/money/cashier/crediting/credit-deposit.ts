import type { Money } from '@lanna/rules/money';
import type { DepositState } from '@lanna/rules/money/cashier/deposit-state';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import {
  type Confirmation,
  findConfirmation,
  matchConfirmation,
  takeConfirmation,
} from '../../payments/confirmation.ts';
import { isEnteredElsewhere } from '../../payments/is-entered-elsewhere.ts';
import { bringToDesk } from '../apply-payment.ts';
import type { DepositRow } from '../record/deposit.ts';
import { type Notices, notifyOfCredit } from '../record/notify-deposit.ts';
import { keepDeskCredit } from './desk-sums.ts';

export interface DeskDecision {
  operatorName: string;
  /** The operator whose word alone it is, for whom it counts; null where a second operator has approved. */
  aloneBy: string | null;
  /** To the member. */
  words: string;
  now: Date;
}

/** What an operator has seen at the bank, as a confirmation of the deposit's: the bank's reference serves once, however it is written. Refuses with `bank_reference_used`. */
export async function confirmAtDesk(
  tx: Tx,
  deposit: DepositRow,
  { bankReference, amount, ...decision }: DeskDecision & { bankReference: string; amount: Money },
  notices: Notices,
): Promise<void> {
  const { merchant_id: merchantId, id, method_code: channelCode, currency } = deposit;
  const payment = { merchantId, channelCode, externalReference: bankReference, amount };
  if (await isEnteredElsewhere(tx, payment)) throw new Refusal('bank_reference_used');
  const taken = await takeConfirmation(tx, {
    ...payment,
    way: 'in',
    reference: id,
    payerReference: deposit.reference,
    outcome: 'paid',
    currency,
    happenedAt: decision.now,
    source: 'desk',
    payer: null,
    now: decision.now,
  });
  if (taken.outcome === 'conflict') throw new Refusal('bank_reference_used');
  const confirmation = await findConfirmation(tx, { merchantId, id: taken.id });
  // Reported before and waiting: it is this one's then.
  if (!confirmation || confirmation.matchedTo !== null) throw new Refusal('bank_reference_used');
  await settle(tx, deposit, confirmation, decision, notices);
}

/** A payment for the deposit: a whole one credits it at the desk's word, another amount stays there with what has come. */
export async function settle(
  tx: Tx,
  deposit: DepositRow,
  confirmation: Confirmation,
  decision: DeskDecision,
  notices: Notices,
): Promise<void> {
  refusePaid(deposit);
  const isWhole = confirmation.amount === deposit.amount && confirmation.currency === deposit.currency;
  if (!isWhole) {
    await bringToDesk(tx, deposit.id, confirmation, decision.now, notices);
    return;
  }
  if ((await matchConfirmation(tx, confirmation.id, deposit.id, decision.now)) === 'taken')
    throw new Refusal('bank_reference_used');
  await credit(
    tx,
    deposit,
    { confirmationId: confirmation.id, amount: confirmation.amount },
    decision,
    notices,
  );
}

/** Credits what was confirmed for a deposit at the desk. Refuses with `deposit_move_impossible`, `deposit_currency_differs`. */
export async function creditConfirmed(
  tx: Tx,
  deposit: DepositRow,
  decision: DeskDecision,
  notices: Notices,
): Promise<void> {
  const { confirmation_id: confirmationId, confirmed_amount: amount } = deposit;
  if (deposit.status !== 'review' || confirmationId === null || amount === null)
    throw new Refusal('deposit_move_impossible', { from: deposit.status, to: 'credited' });
  const payment = await findConfirmation(tx, { merchantId: deposit.merchant_id, id: confirmationId });
  if (payment?.currency !== deposit.currency) throw new Refusal('deposit_currency_differs');
  await credit(tx, deposit, { confirmationId, amount }, decision, notices);
}

async function credit(
  tx: Tx,
  deposit: DepositRow,
  { confirmationId, amount }: { confirmationId: string; amount: Money },
  { operatorName, aloneBy, words, now }: DeskDecision,
  notices: Notices,
): Promise<void> {
  const { rows } = await sql<{ credited: boolean }>`
    select cashier.credit_at_desk(${deposit.id}, ${confirmationId}, ${amount}, ${feeFor(deposit, amount)}, 'credited_by_desk',
      ${operatorName}, ${words}, ${now}) as credited`.execute(tx);
  if (!rows[0]?.credited)
    throw new Refusal('deposit_move_impossible', { from: deposit.status, to: 'credited' });
  const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id, depositId: deposit.id };
  if (aloneBy !== null)
    await keepDeskCredit(tx, { ...owner, operatorId: aloneBy, amount, currency: deposit.currency, now });
  await notifyOfCredit(tx, owner, notices, now);
}

/** The fee the member was shown; of another amount by the same terms, and none where it would eat the amount up. */
function feeFor(deposit: DepositRow, amount: Money): Money {
  if (amount === deposit.amount) return deposit.fee;
  const { fee_fixed: feeFixed, fee_basis_points: feeBasisPoints, currency } = deposit;
  const fee = channelFee({ feeFixed, feeBasisPoints, currency }, amount);
  return fee >= amount ? 0n : fee;
}

export function refusePaid({ status, confirmation_id, kind }: DepositRow): void {
  if ((status as DepositState) === 'credited' || confirmation_id !== null || kind === 'sandbox')
    throw new Refusal('deposit_move_impossible', { from: status, to: 'credited' });
}
