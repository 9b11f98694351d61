import { moneyOf, moneyText } from '@lanna/contract/money';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseUnverified } from '../../../accounts/kyc/refuse-unverified.ts';
import { findChannel } from '../../payments/channel.ts';
import type { WithdrawalRow } from '../asking/withdrawal.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { type PayoutShare, sharesOfFee, startPayouts } from '../payouts/start-payouts.ts';
import { newsOf, ownerOf, withdrawalDesk } from '../record/move-withdrawal.ts';
import { notifyMember } from '../record/notify-member.ts';
import { approvedWith, lockApprovals } from './approved-with.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const APPROVE_KIND = 'withdrawals.approve';

const payload = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  amount: moneyText,
  currency: z.string(),
  words: z.string(),
  payouts: z.array(z.object({ amount: moneyText, channelCode: z.string() })),
});
type Payload = z.infer<typeof payload>;

type ApproveCall = DeskCall & Pick<AnyOpsCall, 'mustBeProposed' | 'propose'>;
type ApproveDeps = Pick<WithdrawalDeps, 'gateways'>;

/**
 * Approves a withdrawal as payouts that add up to it; above the console's limit it is signed and proposed to a second operator, and
 * its money stays held. Refuses as `approveWithdrawal` declares.
 */
export async function approveWithdrawal(
  tx: Tx,
  deps: ApproveDeps,
  call: ApproveCall,
  {
    id,
    version,
    words,
    payouts,
  }: { id: string; version: number; words: string; payouts: Payload['payouts'] },
  now: Date,
): Promise<void> {
  const { operator } = call;
  const withdrawal = await withdrawalDesk.lockFor(tx, call, { id, version, inHand: true });
  // From signed only a second operator moves it on.
  withdrawalDesk.refuse(withdrawal, 'signed');
  const { amount } = withdrawal;
  // Asked for when it was not yet needed, or the identity has run out since: the money stays held until it is confirmed or the desk rejects.
  await refuseUnverified(tx, { ...ownerOf(withdrawal), for: 'withdrawal', amount });
  const shares = await readShares(tx, withdrawal, payouts);
  const facts = {
    amount: formatMoney(withdrawal.amount),
    currency: withdrawal.currency,
    member: withdrawal.member_id,
    payouts,
  };
  await lockApprovals(tx, withdrawal.member_id);
  if (await call.mustBeProposed(tx, APPROVE_KIND, await approvedWith(tx, withdrawal, now))) {
    const proposed: Payload = {
      id,
      memberId: withdrawal.member_id,
      amount: formatMoney(withdrawal.amount),
      currency: withdrawal.currency,
      words,
      payouts,
    };
    const proposalId = await call.propose(tx, {
      kind: APPROVE_KIND,
      ...withdrawalDesk.about(withdrawal),
      payload: proposed,
      reason: words || 'withdrawal approved by one operator',
    });
    const signing = { to: 'signed', by: operator.name, handler: operator, proposalId, now } as const;
    const after = { state: 'signed', ...facts };
    return withdrawalDesk.move(tx, withdrawal, signing, { call, action: 'withdrawals.sign', after });
  }
  const after = { state: 'paying', ...facts };
  const recorded = { call, action: APPROVE_KIND, after };
  await carryOut(tx, deps, withdrawal, { shares, words, by: operator.name, now }, recorded);
}

/** A withdrawal that one operator has signed. Approved, its payouts start in the approval's transaction; else it is back in hand. */
export function approveProposal(deps: ApproveDeps): ProposalKind {
  return proposalKind({
    kind: APPROVE_KIND,
    permission: 'withdrawals.decide',
    rule: { standard: { above: '20000' }, floor: { above: '200000' } },
    payload,
    carryOut: async (tx, { id, words, payouts }, { proposalId, brandId, approver, now }) => {
      const withdrawal = await withdrawalDesk.lockProposed(tx, id, { proposalId, brandId });
      if (!withdrawal) throw new Refusal('proposal_outdated');
      const { amount } = withdrawal;
      await refuseUnverified(tx, { ...ownerOf(withdrawal), for: 'withdrawal', amount });
      const shares = await readShares(tx, withdrawal, payouts);
      await carryOut(tx, deps, withdrawal, { shares, words, by: approver.name, now });
      return {
        before: { state: 'signed' },
        after: {
          state: 'paying',
          amount: formatMoney(withdrawal.amount),
          currency: withdrawal.currency,
          member: withdrawal.member_id,
          payouts,
        },
      };
    },
    letGo: async (tx, { id }, { now, ...proposal }) => {
      const withdrawal = await withdrawalDesk.lockProposed(tx, id, proposal);
      if (withdrawal) await withdrawalDesk.move(tx, withdrawal, { to: 'reviewing', by: null, now });
    },
  });
}

async function carryOut(
  tx: Tx,
  deps: ApproveDeps,
  withdrawal: WithdrawalRow,
  { shares, now, ...approval }: { shares: PayoutShare[]; words: string; by: string; now: Date },
  recorded?: Parameters<typeof withdrawalDesk.move>[3],
): Promise<void> {
  const minutes = Math.max(...shares.map(({ channel }) => channel.promisedMinutes));
  const promisedUntil = new Date(now.getTime() + minutes * 60_000);
  const move = { to: 'paying', ...approval, promisedUntil, now } as const;
  await withdrawalDesk.move(tx, withdrawal, move, recorded);
  await startPayouts(tx, deps, withdrawal, shares, now);
  await notifyMember(tx, ownerOf(withdrawal), 'approved', newsOf(withdrawal), now);
}

/** Refuses with `withdrawal_channel_closed` {channelCode}, `withdrawal_split_invalid` {rule}. */
async function readShares(
  tx: Tx,
  withdrawal: WithdrawalRow,
  payouts: Payload['payouts'],
): Promise<PayoutShare[]> {
  const shares: PayoutShare[] = [];
  for (const { amount: text, channelCode } of payouts) {
    const amount = moneyOf(text);
    const { merchant_id: merchantId, currency } = withdrawal;
    const channel = await findChannel(tx, { merchantId, way: 'out', code: channelCode });
    // Hours and ranks are for members; the desk may use what is not switched off.
    if (!channel?.enabled || channel.currency !== currency)
      throw new Refusal('withdrawal_channel_closed', { channelCode });
    if (amount <= 0n || !isPayable(amount, currency) || amount > channel.max)
      throw new Refusal('withdrawal_split_invalid', { rule: 'amount', max: formatMoney(channel.max) });
    shares.push({ amount, channel });
  }
  const amounts = shares.map(({ amount }) => amount);
  if (amounts.reduce((sum, amount) => sum + amount, 0n) !== withdrawal.amount)
    throw new Refusal('withdrawal_split_invalid', { rule: 'sum', amount: formatMoney(withdrawal.amount) });
  const fees = sharesOfFee(withdrawal, amounts);
  if (fees.some((fee, at) => fee >= (amounts[at] ?? 0n)))
    throw new Refusal('withdrawal_split_invalid', { rule: 'fee' });
  return shares;
}
