import { formatMoney, type Money } from '@lanna/rules/money';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { GatheredNotices } from '../../../../platform/push/gathered-notices.ts';
import { afterCommit, type Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

export type Notices = Pick<GatheredNotices, 'notify'>;

/** Notifies the member's pages and the desk that a deposit has changed, once it is committed. */
export async function notifyOfDeposit(
  tx: Tx,
  { memberId, merchantId }: Owner,
  notices: Notices,
): Promise<void> {
  afterCommit(tx, () => notices.notify([memberId], ['deposits_changed']));
  await notifyOps(tx, { brandId: merchantId, type: 'deposits_changed' });
}

/**
 * Notifies the member that money has come. Notices of many deposits go out together, outside of their transactions: one that notifies
 * makes every other one that does wait for its commit. The desk looks at what is not credited, and asks again by itself.
 */
export async function notifyOfCredit(
  tx: Tx,
  { memberId, merchantId, depositId }: Owner & { depositId: string },
  notices: Notices,
  now: Date,
): Promise<void> {
  afterCommit(tx, () => notices.notify([memberId], ['balance_changed', 'deposits_changed']));
  const { kind, credited_amount: amount } = await tx
    .selectFrom('cashier.deposit')
    .select(['kind', 'credited_amount'])
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow();
  // A member who adds play money is looking at the page.
  if (kind === 'sandbox') return;
  if (amount === null) throw new Error(`the deposit ${depositId} is not credited`);
  await notifyMember(tx, { memberId, merchantId }, { news: 'credited', amount }, notices, now);
}

/** Notifies the member how a deposit has ended without money: by the clock, the bank or gateway, or the desk. */
export async function notifyOfEnd(
  tx: Tx,
  owner: Owner,
  { to, amount }: { to: 'expired' | 'failed' | 'refused'; amount: Money },
  notices: Notices,
  now: Date,
): Promise<void> {
  await notifyOfDeposit(tx, owner, notices);
  await notifyMember(tx, owner, { news: to, amount }, notices, now);
}

async function notifyMember(
  tx: Tx,
  owner: Owner,
  { news, amount }: { news: 'credited' | 'expired' | 'failed' | 'refused'; amount: Money },
  notices: Notices,
  now: Date,
): Promise<void> {
  const facts = { amount: formatMoney(amount) };
  await sendMessage(tx, { ...owner, template: `deposit_${news}`, facts, notices, now });
}
