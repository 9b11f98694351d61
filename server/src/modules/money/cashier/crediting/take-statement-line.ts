import type { StatementLine } from '@lanna/contract/money/cashier/ops';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findConfirmation, takeConfirmation } from '../../payments/confirmation.ts';
import { applyPayment, bringToDesk } from '../apply-payment.ts';
import type { Notices } from '../record/notify-deposit.ts';
import { keepDeskCredit } from './desk-sums.ts';
import type { EvaluatedLine, Statement } from './evaluate-statement.ts';

/**
 * Takes one line as it was evaluated, and answers what has come of it: another import or a gateway may have been quicker. `aloneBy`: the
 * operator whose word alone it is; null where a second operator has approved it.
 */
export async function takeStatementLine(
  tx: Tx,
  { brand, channel }: Statement,
  { movement, shown, memberId }: EvaluatedLine,
  { aloneBy, now }: { aloneBy: string | null; now: Date },
  notices: Notices,
): Promise<StatementLine> {
  const { deposit, outcome } = shown;
  const { amount, at } = movement;
  if (amount === null || at === null) return shown;
  const taken = await takeConfirmation(tx, {
    merchantId: brand.id,
    channelCode: channel,
    way: 'in',
    externalReference: movement.reference,
    reference: deposit?.id ?? null,
    payerReference: deposit?.reference ?? (movement.text.slice(0, 120) || null),
    outcome: 'paid',
    amount,
    currency: brand.currency,
    happenedAt: at,
    source: 'statement',
    payer: movement.payer || null,
    now,
  });
  if (taken.outcome === 'conflict') return { ...shown, outcome: 'clashes', deposit: null };
  const confirmation = await findConfirmation(tx, { merchantId: brand.id, id: taken.id });
  if (!confirmation || confirmation.matchedTo !== null) return { ...shown, outcome: 'known', deposit: null };
  if (!deposit || memberId === null || outcome === 'waits') return shown;
  if (outcome === 'desk') {
    await bringToDesk(tx, deposit.id, confirmation, now, notices);
    return shown;
  }
  await applyPayment(tx, { ...confirmation, reference: deposit.id }, now, notices);
  const { confirmation_id: creditedBy } = (await tx
    .selectFrom('cashier.deposit')
    .select('confirmation_id')
    .where('id', '=', deposit.id)
    .where('status', '=', 'credited')
    .executeTakeFirst()) ?? { confirmation_id: null };
  // Paid in some other way in this very moment: this payment is at the desk.
  if (creditedBy !== confirmation.id) return { ...shown, outcome: 'desk' };
  const owner = { depositId: deposit.id, merchantId: brand.id, memberId };
  if (aloneBy !== null)
    await keepDeskCredit(tx, { ...owner, operatorId: aloneBy, amount, currency: brand.currency, now });
  return { ...shown, outcome: 'credits' };
}

/** So that two imports lock their deposits in one order; lines of one deposit stay as the file has them. */
export function inOrderOfDeposits(lines: readonly EvaluatedLine[]): EvaluatedLine[] {
  const idOf = ({ shown }: EvaluatedLine) => shown.deposit?.id ?? '';
  return [...lines].sort((a, b) => (idOf(a) < idOf(b) ? -1 : Number(idOf(a) > idOf(b))));
}
