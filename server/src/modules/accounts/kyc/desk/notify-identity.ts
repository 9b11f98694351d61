import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

/** Notifies the member's pages and the desk that the check has moved, once it is committed. */
export async function notifyOfIdentity(tx: Queryable, { merchantId, memberId }: Owner): Promise<void> {
  await notifyPush(tx, { m: [memberId], t: ['identity_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'identity_changed' });
}

export type IdentityNews = 'approved' | 'rejected' | 'expired';

/** What a member waits for; nothing of the document. Who has to send it once more is asked as for the first time. */
export async function notifyMember(tx: Tx, owner: Owner, news: IdentityNews, now: Date): Promise<void> {
  const { merchantId, memberId } = owner;
  const template = news === 'expired' ? 'identity_needed' : (`identity_${news}` as const);
  await sendMessage(tx, { merchantId, memberId, template, facts: {}, now });
}
