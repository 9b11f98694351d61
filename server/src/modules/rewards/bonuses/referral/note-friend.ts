import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Registered } from '../../../accounts/registration/registered.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { maskName } from '../../../people/members/mask.ts';

/** Keeps who has registered by a member's link. A code that is none leads nowhere, and refuses no registration. */
export const noteFriend: Registered = async (tx, { merchantId, memberId, referralCode, now }) => {
  const code = referralCode?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9]{8}$/.test(code)) return;
  const inviter = await tx
    .selectFrom('bonuses.friend_code as c')
    .innerJoin('members.account as m', 'm.id', 'c.member_id')
    .select(['m.id', 'm.type'])
    .where('c.merchant_id', '=', merchantId)
    .where('c.code', '=', code)
    .executeTakeFirst();
  if (!inviter || inviter.type === TRIAL_TYPE) return;
  await tx
    .insertInto('bonuses.referral')
    .values({ friend_id: memberId, merchant_id: merchantId, inviter_id: inviter.id, referred_at: now })
    .execute();
  const { username } = await tx
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await sendMessage(tx, {
    ...{ merchantId, memberId: inviter.id, now, template: 'friend_joined' },
    facts: { member: maskName(username) },
  });
  await notifyPush(tx, { m: [inviter.id], t: ['bonuses_changed'] });
};
