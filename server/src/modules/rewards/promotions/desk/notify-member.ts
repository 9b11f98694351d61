import { formatMoney, type Money } from '@lanna/rules/money';
import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import type { ApplicationRow } from '../applying/application.ts';

/** Notifies the member of what became of an application; what the desk only takes in hand is no news. */
export async function notifyMember(
  tx: Tx,
  application: Pick<ApplicationRow, 'merchant_id' | 'member_id' | 'promotion_id'>,
  to: KeptState,
  reward: Money | null,
  now: Date,
): Promise<void> {
  if (to !== 'joined' && to !== 'issued' && to !== 'rejected') return;
  const { merchant_id: merchantId, member_id: memberId, promotion_id: id } = application;
  const { title: promotion, wagering_multiplier: times } = await tx
    .selectFrom('promotions.promotion')
    .select(['title', 'wagering_multiplier'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const notified = { merchantId, memberId, now };
  if (to === 'issued')
    await sendMessage(tx, {
      ...notified,
      template: times > 0 ? 'promotion_bonus' : 'promotion_paid',
      facts: { promotion, amount: formatMoney(reward ?? 0n) },
    });
  else await sendMessage(tx, { ...notified, template: `promotion_${to}`, facts: { promotion } });
}
