import { moneyOf, moneyText } from '@lanna/contract/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { payReward } from '../applying/pay-reward.ts';
import { returnToBudget } from '../applying/spend-budget.ts';
import { readPayableMember } from '../reading/read-participant.ts';
import { applicationDesk } from './move-application.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const ISSUE_KIND = 'promotions.issue';

const payload = z.object({
  /** Of the application, and of its posting. */
  id: z.uuid(),
  memberId: z.uuid(),
  amount: moneyText,
  currency: z.string(),
  words: z.string(),
});
export type IssuePayload = z.infer<typeof payload>;

/** A reward that one operator has signed. Approved, it is paid in the approval's transaction; else it goes back to the budget. */
export const issueProposal = proposalKind({
  kind: ISSUE_KIND,
  permission: 'promotions.decide',
  rule: { standard: { above: '1000' }, floor: { above: '10000' } },
  payload,
  carryOut: async (tx, { id, amount: text }, { proposalId, brandId, approver, now }) => {
    const application = await applicationDesk.lockProposed(tx, id, { proposalId, brandId });
    if (!application) throw new Refusal('proposal_outdated');
    const { merchant_id: merchantId, member_id: memberId, currency } = application;
    // The account may have been locked since.
    await readPayableMember(tx, { merchantId, memberId });
    const promotion = await tx
      .selectFrom('promotions.promotion')
      .select(['title', 'wagering_multiplier'])
      .where('id', '=', application.promotion_id)
      .forShare()
      .executeTakeFirstOrThrow();
    await payReward(tx, { id, merchantId, memberId, currency, amount: moneyOf(text), now }, promotion);
    await applicationDesk.move(tx, application, { to: 'issued', by: approver.name, now });
    return {
      before: { state: 'signed' },
      after: { state: 'issued', amount: text, currency, member: memberId, reference: id },
    };
  },
  letGo: async (tx, { id, amount }, { now, ...proposal }) => {
    const application = await applicationDesk.lockProposed(tx, id, proposal);
    if (!application) return;
    await returnToBudget(tx, application.promotion_id, moneyOf(amount), application.spent_on);
    const by = application.handled_by ?? '';
    await applicationDesk.move(tx, application, { to: 'processing', by, reward: null, now });
  },
});
