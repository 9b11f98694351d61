import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { adjustMoney as endpoint } from '@lanna/contract/people/members/ops';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, MONEY_SCALE } from '@lanna/rules/money';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { NotifyMember } from '../notify-member.ts';
import { lockScopedMember, memberSubject, type ScopedMember } from '../scoped-member.ts';
import { ADJUST_KIND, type AdjustPayload } from './adjust-proposal.ts';
import { adjustedLately, showAdjustment } from './adjustment.ts';
import { postAdjustment } from './post-adjustment.ts';

type Adjusted = Value<typeof endpoint>;
type Call = Pick<
  OpsCall<typeof endpoint>,
  'params' | 'body' | 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'
>;

/** A billion in the currency's unit: beyond it a slip of the finger is likelier than an intention. */
const AMOUNT_MAX = 1_000_000_000n * MONEY_SCALE;

/**
 * Gives money to a member's wallet or takes it, by hand: at once, or above the console's limit as a proposal that moves nothing until
 * another operator approves. One press of the button counts once. Refuses with `not_found`, `trial_account`,
 * `adjustment_amount_invalid`, `adjustment_insufficient` {available}, `idempotency_conflict`.
 */
export async function adjustMoney(
  tx: Tx,
  call: Call,
  notifyMember: NotifyMember,
  now: Date,
): Promise<Adjusted> {
  const { key, ...asked } = call.body;
  const once = { scope: `adjust ${call.params.id} ${call.operator.id}`, key, body: asked, now };
  let isFirst = false;
  const adjusted = await answerOnce(tx, once, () => {
    isFirst = true;
    return adjust(tx, call, asked, notifyMember, now);
  });
  if (!isFirst) {
    const member = await lockScopedMember(tx, call.params.id, call.brandIds);
    await call.record(tx, {
      action: 'members.adjust-repeated',
      brandId: member.merchantId,
      subject: memberSubject(member),
      after: { adjustment: adjusted.adjustment.id },
    });
  }
  return adjusted;
}

async function adjust(
  tx: Tx,
  call: Call,
  { way, amount: text, reason }: Omit<Received<typeof endpoint>['body'], 'key'>,
  notifyMember: NotifyMember,
  now: Date,
): Promise<Adjusted> {
  // Held, so that two adjustments at once both count towards the limit.
  const member = await lockScopedMember(tx, call.params.id, call.brandIds);
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const size = moneyOf(text);
  if (size <= 0n || size > AMOUNT_MAX || !isPayable(size, member.currency))
    throw new Refusal('adjustment_amount_invalid');
  const amount = way === 'give' ? size : -size;
  const id = newId();
  const { id: memberId, merchantId, currency } = member;
  const wanted = { id, merchantId, memberId, currency, amount };
  const lately = await adjustedLately(tx, memberId, now);
  if (await call.mustBeProposed(tx, ADJUST_KIND, size + lately)) {
    const payload: AdjustPayload = { id, memberId, currency, amount: formatMoney(amount) };
    const proposalId = await call.propose(tx, {
      kind: ADJUST_KIND,
      brandId: merchantId,
      subject: memberSubject(member),
      payload,
      reason,
    });
    const kept = await keep(tx, member, { id, amount, reason, call, now, proposalId });
    const balance = await walletBalance(tx, { merchantId, memberId });
    return { outcome: 'proposed', adjustment: kept, balance: formatMoney(balance), legs: [] };
  }
  const { before, after } = await postAdjustment(tx, { ...wanted, now });
  await notifyMember(tx, { merchantId, memberId, now }, { what: 'adjusted', amount });
  const kept = await keep(tx, member, { id, amount, reason, call, now, proposalId: null });
  await call.record(tx, {
    action: 'members.adjust',
    brandId: merchantId,
    subject: memberSubject(member),
    before: { balance: formatMoney(before) },
    after: { balance: formatMoney(after), amount: formatMoney(amount), currency, reference: id },
    reason,
  });
  return {
    outcome: 'posted',
    adjustment: kept,
    balance: formatMoney(after),
    legs: [
      { kind: 'wallet', change: formatMoney(amount), balanceAfter: formatMoney(after) },
      { kind: 'adjustment', change: formatMoney(-amount), balanceAfter: null },
    ],
  };
}

async function keep(
  tx: Tx,
  { id: memberId, merchantId, currency }: ScopedMember,
  asked: {
    id: string;
    amount: bigint;
    reason: string;
    call: Call;
    now: Date;
    proposalId: string | null;
  },
) {
  const row = {
    id: asked.id,
    amount: asked.amount,
    currency,
    reason: asked.reason,
    operator_name: asked.call.operator.name,
    asked_at: asked.now,
    proposal_id: asked.proposalId,
    posted_at: asked.proposalId === null ? asked.now : null,
  };
  await tx
    .insertInto('members.adjustment')
    .values({ ...row, merchant_id: merchantId, member_id: memberId })
    .execute();
  return showAdjustment(row);
}
