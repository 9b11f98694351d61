import { formatMoney } from '@lanna/rules/money';
import { isShut } from '../../../people/members/account-status.ts';
import type { NotifyMember } from '../../../people/members/notify-member.ts';
import { sendMessage } from '../send-message.ts';

/** What operators do to a member's money and account by hand. */
export const notifyOfOperators: NotifyMember = async (tx, { merchantId, memberId, now }, news) => {
  const notified = { merchantId, memberId, now };
  if (news.what === 'adjusted') {
    const template = news.amount < 0n ? 'adjustment_taken' : 'adjustment_added';
    const amount = formatMoney(news.amount < 0n ? -news.amount : news.amount);
    await sendMessage(tx, { ...notified, template, facts: { amount } });
    return;
  }
  const facts = { at: now.toISOString() };
  if (news.to === 'disabled') await sendMessage(tx, { ...notified, template: 'account_locked', facts });
  else if (news.to === 'closed') await sendMessage(tx, { ...notified, template: 'account_closed', facts });
  else if (isShut(news.from)) await sendMessage(tx, { ...notified, template: 'account_reopened', facts });
};
