import type { CaseDecision } from '@lanna/contract/money/reconciliation/case-ops';
import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ApplyConfirmation } from '../../payments/confirmation.ts';
import { carryOutDecision } from './carry-out-decision.ts';
import { noteEvent } from './case-event.ts';
import { caseSubject } from './hand-case.ts';
import { type CaseScope, decisionsFor, differenceOf, lockOpenCase } from './money-case.ts';
import { WRITE_OFF_KIND, type WriteOffPayload } from './write-off-proposal.ts';

/**
 * Closes a case by an operator's decision; what is written off above the console's limit waits for a second one. Refuses as
 * `decideMoneyCase` declares.
 */
export async function decideCase(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record' | 'mustBeProposed' | 'propose'>,
  scope: CaseScope,
  input: {
    id: string;
    version: number;
    decision: CaseDecision;
    reason: string;
    returnReference?: string | undefined;
  },
  { topics, now }: { topics: readonly ApplyConfirmation[]; now: Date },
): Promise<void> {
  const { decision, reason, returnReference } = input;
  const record = await lockOpenCase(tx, input, scope);
  if (!decisionsFor(record).includes(decision)) throw new Refusal('money_case_decision_unfit');
  const difference = differenceOf(record);
  const facts = { decision, difference: formatMoney(difference), currency: record.currency };
  const subject = caseSubject(record);
  if (decision === 'written_off' && (await call.mustBeProposed(tx, WRITE_OFF_KIND, difference))) {
    const payload: WriteOffPayload = {
      caseId: record.id,
      amount: formatMoney(difference),
      currency: record.currency ?? '',
      reason,
    };
    const proposalId = await call.propose(tx, {
      kind: WRITE_OFF_KIND,
      brandId: record.merchant_id,
      subject,
      payload,
      reason,
    });
    await tx
      .updateTable('reconciliation.money_case')
      .set({ state: 'proposed', proposal_id: proposalId, version: record.version + 1 })
      .where('id', '=', record.id)
      .execute();
    await noteEvent(tx, {
      caseId: record.id,
      what: 'proposed',
      operatorName: call.operator.name,
      words: reason,
      now,
    });
    await call.record(tx, {
      action: 'reconciliation.propose',
      brandId: record.merchant_id,
      subject,
      after: { ...facts, proposal: proposalId },
      reason,
    });
    await notifyOps(tx, { brandId: record.merchant_id, type: 'money_cases_changed' });
    return;
  }
  await carryOutDecision(
    tx,
    record,
    { decision, reason, returnReference, closedBy: call.operator.name, topics },
    now,
  );
  await call.record(tx, {
    action: 'reconciliation.decide',
    brandId: record.merchant_id,
    subject,
    before: { state: record.state },
    after: { state: 'decided', ...facts, ...(returnReference && { returnReference }) },
    reason,
  });
}
