import { moneyOf } from '@lanna/contract/money';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { payReward } from '../applying/pay-reward.ts';
import { spendBudget } from '../applying/spend-budget.ts';
import { type PromotionRow, rewardOf } from '../editing/promotion.ts';
import { brandDay } from '../reading/brand-day.ts';
import { readPayableMember } from '../reading/read-participant.ts';
import { type Alone, decidedLately, lockAlone, noteAlone } from './decided-alone.ts';
import { ISSUE_KIND, type IssuePayload } from './issue-proposal.ts';
import { applicationDesk } from './move-application.ts';

type IssueCall = DeskCall & Pick<AnyOpsCall, 'brands' | 'mustBeProposed' | 'propose'>;

/**
 * Pays an application out of the promotion's budget, once; above the console's limit, counted with what the operator has paid alone
 * within a day and what the member got so, the amount is set aside and proposed to a second operator, and nothing moves yet. Refuses as `issueReward` declares.
 */
export async function issueReward(
  tx: Tx,
  call: IssueCall,
  { id, version, amount: text, words }: Versioned & { amount: string; words: string },
  now: Date,
): Promise<void> {
  const application = await applicationDesk.lockFor(tx, call, { id, version });
  applicationDesk.refuse(application, 'issued');
  if (application.state === 'signed')
    throw new Refusal('application_move_impossible', { from: 'signed', to: 'issued' });
  const { merchant_id: merchantId, member_id: memberId, currency } = application;
  const promotion = await tx
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', application.promotion_id)
    .forShare()
    .executeTakeFirstOrThrow();
  const amount = rewardWanted(promotion, text);
  await readPayableMember(tx, { merchantId, memberId });
  const timeZone = call.brands.find((brand) => brand.id === merchantId)?.timeZone;
  if (!timeZone) throw new Error('an application of the scope is of one of its brands');
  const spent = await spendBudget(tx, promotion, amount, brandDay(now, timeZone).today);
  if (spent.outcome === 'too_little')
    throw new Refusal('promotion_budget_spent', { left: formatMoney(spent.left), today: spent.today });
  const move = { by: call.operator.name, words, reward: amount, spentOn: spent.spentOn, now };
  const facts = { amount: formatMoney(amount), currency, member: memberId };
  const alone: Alone = { what: 'issue', subjectId: id, operatorId: call.operator.id, merchantId, memberId };
  await lockAlone(tx, alone);
  if (await call.mustBeProposed(tx, ISSUE_KIND, amount + (await decidedLately(tx, alone, now)))) {
    const payload: IssuePayload = { id, amount: formatMoney(amount), currency, memberId, words };
    const proposalId = await call.propose(tx, {
      kind: ISSUE_KIND,
      ...applicationDesk.about(application),
      payload,
      reason: words || (promotion.title.EN ?? promotion.title.TH ?? 'promotion'),
    });
    const after = { state: 'signed', ...facts };
    const recorded = { call, action: 'promotions.sign', after };
    await applicationDesk.move(tx, application, { ...move, to: 'signed', proposalId }, recorded);
  } else {
    await noteAlone(tx, alone, amount, now);
    await payReward(tx, { id, merchantId, memberId, currency, amount, now }, promotion);
    const after = { state: 'issued', ...facts, reference: id };
    await applicationDesk.move(
      tx,
      application,
      { ...move, to: 'issued' },
      { call, action: ISSUE_KIND, after },
    );
  }
  if (spent.isLast) await notifyPush(tx, { b: merchantId, t: ['promotions_changed'] });
}

/** Refuses with `application_reward_invalid` {max}. */
function rewardWanted(promotion: PromotionRow, text: string): Money {
  const amount = moneyOf(text);
  const reward = rewardOf(promotion);
  const max = reward?.amount ?? 0n;
  const isWithin = reward?.kind === 'fixed' ? amount === max : amount <= max;
  if (amount <= 0n || !isWithin || !isPayable(amount, promotion.currency))
    throw new Refusal('application_reward_invalid', { max: formatMoney(max) });
  return amount;
}
