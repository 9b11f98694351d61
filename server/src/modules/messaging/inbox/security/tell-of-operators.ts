import { formatMoney } from '@lanna/rules/money';
import { isShut } from '../../../people/members/account-status.ts';
import type { TellMember } from '../../../people/members/tell-member.ts';
import { sendMessage } from '../send-message.ts';

/** What operators do to a member's money and account by hand. */
export const tellOfOperators: TellMember = async (tx, { merchantId, memberId, now }, news) => {
  const told = { merchantId, memberId, now };
  if (news.what === 'adjusted') {
    const template = news.amount < 0n ? 'adjustment_taken' : 'adjustment_added';
    const amount = formatMoney(news.amount < 0n ? -news.amount : news.amount);
    await sendMessage(tx, { ...told, template, facts: { amount } });
    return;
  }
  const facts = { at: now.toISOString() };
  if (news.to === 'disabled') await sendMessage(tx, { ...told, template: 'account_locked', facts });
  else if (news.to === 'closed') await sendMessage(tx, { ...told, template: 'account_closed', facts });
  else if (isShut(news.from)) await sendMessage(tx, { ...told, template: 'account_reopened', facts });
};
