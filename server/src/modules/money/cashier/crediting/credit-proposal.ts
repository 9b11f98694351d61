import { moneyOf, moneyText } from '@lanna/contract/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findConfirmation } from '../../payments/confirmation.ts';
import type { DepositRow } from '../record/deposit.ts';
import { depositDesk } from '../record/move-deposit.ts';
import { type Notices, notifyOfDeposit } from '../record/notify-deposit.ts';
import { confirmAtDesk, creditConfirmed, type DeskDecision, settle } from './credit-deposit.ts';
import { CREDIT_KIND } from './credit-kind.ts';
import { carryOutLines, previewLines, statementPayload } from './statement-proposal.ts';

const payload = z.object({
  /** Of the deposit. */
  id: z.uuid(),
  memberId: z.uuid(),
  amount: moneyText,
  currency: z.string(),
  words: z.string(),
  by: z.discriminatedUnion('what', [
    /** By what the bank shows. */
    z.object({ what: z.literal('confirm'), bankReference: z.string() }),
    /** By the confirmation it has. */
    z.object({ what: z.literal('credit') }),
    /** By a payment that waits. */
    z.object({ what: z.literal('assign'), paymentId: z.uuid() }),
  ]),
});
export type CreditPayload = z.infer<typeof payload>;

/** A deposit, or lines of a bank statement, that one operator wants credited. Approved, it is credited in the approval's transaction, as if it were done now. */
export function creditProposal(notices: Notices) {
  return proposalKind({
    kind: CREDIT_KIND,
    permission: 'cashier.decide',
    rule: { standard: { above: '10000' }, floor: { above: '50000' } },
    payload: z.union([payload, statementPayload]),
    preview: async (_db, wanted) => ('statement' in wanted ? previewLines(wanted) : { after: wanted }),
    carryOut: async (tx, wanted, { proposalId, brandId, approver, now }) => {
      if ('statement' in wanted) {
        if (brandId === null) throw new Refusal('proposal_outdated');
        return carryOutLines(tx, wanted, { brandId, approver, now }, notices);
      }
      const deposit = await depositDesk.lockProposed(tx, wanted.id, { proposalId, brandId }, 'review');
      // Paid, refused or expired in some other way since.
      if (!deposit) throw new Refusal('proposal_outdated');
      await carryOut(
        tx,
        deposit,
        wanted,
        { operatorName: approver.name, aloneBy: null, words: wanted.words, now },
        notices,
      );
      await tx
        .updateTable('cashier.deposit')
        .set({ proposal_id: null })
        .where('id', '=', wanted.id)
        .execute();
      return {
        before: { state: deposit.status },
        after: {
          state: 'credited',
          amount: wanted.amount,
          currency: wanted.currency,
          member: wanted.memberId,
        },
      };
    },
    letGo: async (tx, wanted, proposal) => {
      if ('statement' in wanted) return;
      const { id } = wanted;
      const deposit = await depositDesk.lockProposed(tx, id, proposal, 'review');
      if (!deposit) return;
      await tx
        .updateTable('cashier.deposit')
        .set({ proposal_id: null, version: deposit.version + 1 })
        .where('id', '=', id)
        .execute();
      await notifyOfDeposit(tx, { merchantId: deposit.merchant_id, memberId: deposit.member_id }, notices);
    },
  });
}

/** Does at once what was decided or approved. */
export async function carryOut(
  tx: Tx,
  deposit: DepositRow,
  { by, amount }: Pick<CreditPayload, 'by' | 'amount'>,
  decision: DeskDecision,
  notices: Notices,
): Promise<void> {
  if (by.what === 'credit') return creditConfirmed(tx, deposit, decision, notices);
  if (by.what === 'confirm')
    return confirmAtDesk(
      tx,
      deposit,
      { ...decision, bankReference: by.bankReference, amount: moneyOf(amount) },
      notices,
    );
  const payment = await findConfirmation(tx, { merchantId: deposit.merchant_id, id: by.paymentId });
  if (payment?.way !== 'in' || payment.outcome !== 'paid') throw new Refusal('not_found');
  if (payment.matchedTo !== null) throw new Refusal('bank_reference_used');
  return settle(tx, deposit, payment, decision, notices);
}
