import { formatMoney, type Money } from '@lanna/rules/money';
import { shortNumber } from '@lanna/rules/short-number';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

/** Notifies the member's pages and the desk that a withdrawal, payout or receipt has changed, once it is committed. */
export async function notifyOfWithdrawal(tx: Queryable, { merchantId, memberId }: Owner): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['withdrawals_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'withdrawals_changed' });
}

/** The member's own pages; the message about it is made from the sealed record of the account. */
export async function notifyOfBankAccount(tx: Tx, { memberId }: Pick<Owner, 'memberId'>): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['bank_accounts_changed'] });
}

export type WithdrawalNews =
  | 'requested'
  | 'question'
  | 'approved'
  | 'rejected'
  | 'paid'
  | 'returned'
  | 'report_answered';

/** What a player waits for, of a withdrawal. `amount`: its own, or that of the payout that it is about. */
export async function notifyMember(
  tx: Tx,
  { merchantId, memberId }: Owner,
  news: WithdrawalNews,
  { withdrawalId, amount }: { withdrawalId: string; amount: Money },
  now: Date,
): Promise<void> {
  const facts = { amount: formatMoney(amount), withdrawalNumber: shortNumber('W', withdrawalId) };
  await sendMessage(tx, { merchantId, memberId, template: `withdrawal_${news}`, facts, now });
}
