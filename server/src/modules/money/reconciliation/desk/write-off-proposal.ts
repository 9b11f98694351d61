import { moneyText } from '@lanna/contract/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { carryOutDecision } from './carry-out-decision.ts';
import { reopenCase } from './reopen-case.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const WRITE_OFF_KIND = 'reconciliation.write-off';

const payload = z.object({
  caseId: z.uuid(),
  /** What the clearing account is moved by: what came in counts above zero. */
  amount: moneyText,
  currency: z.string(),
  reason: z.string(),
});
export type WriteOffPayload = z.infer<typeof payload>;

/** A difference that one operator would write off. Approved, it is posted in the approval's transaction; else the case is open again. */
export const writeOffProposal = proposalKind({
  kind: WRITE_OFF_KIND,
  permission: 'reconciliation.decide',
  rule: { standard: 'always', floor: { above: '1000' } },
  payload,
  carryOut: async (tx, { caseId, amount, currency, reason }, { proposalId, approver, proposer, now }) => {
    const record = await tx
      .selectFrom('reconciliation.money_case')
      .selectAll()
      .where('id', '=', caseId)
      .forUpdate()
      .executeTakeFirst();
    // It has mended, or is another amount by now.
    if (record?.state !== 'proposed' || record.proposal_id !== proposalId)
      throw new Refusal('proposal_outdated');
    await carryOutDecision(
      tx,
      record,
      { decision: 'written_off', reason, closedBy: `${proposer}, ${approver.name}` },
      now,
    );
    return {
      before: { state: 'proposed' },
      after: { state: 'decided', decision: 'written_off', amount, currency },
    };
  },
  letGo: (tx, { caseId }, { proposalId, now }) => reopenCase(tx, { caseId, proposalId, now }),
});
