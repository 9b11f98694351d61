import type { Money } from '@lanna/rules/money';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { giveForPromotion } from '../../bonuses/give-for-promotion.ts';
import type { PromotionRow } from '../editing/promotion.ts';

/** Why the money moves, in the ledger. */
export const REWARD_CODE = 'promotion_reward';

/**
 * Pays an application or claim from the brand's promotion account, once for its id: to the member's wallet, or where the promotion asks for turnover as a
 * bonus of the same id. The caller holds its row and has checked that nothing was paid for it; whatever else the ledger answers is a broken assumption.
 * Refuses with `bonus_queue_full`.
 */
export async function payReward(
  tx: Tx,
  reward: { id: string; merchantId: string; memberId: string; currency: string; amount: Money; now: Date },
  { title, wagering_multiplier: times }: Pick<PromotionRow, 'title' | 'wagering_multiplier'>,
): Promise<{ balance: Money }> {
  const { id, merchantId, memberId, currency, amount, now } = reward;
  if (times > 0) {
    await giveForPromotion(tx, { ...reward, title, times });
    return { balance: await walletBalance(tx, { merchantId, memberId }) };
  }
  const posted = await postGroup(tx, {
    merchantId,
    currency,
    reference: id,
    legs: [{ from: { kind: 'promotion' }, to: { kind: 'wallet', memberId }, amount, code: REWARD_CODE }],
    now,
  });
  if (posted.outcome !== 'posted') throw new Error(`a promotion's reward was not posted: ${posted.outcome}`);
  await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
  return { balance: await walletBalance(tx, { merchantId, memberId }) };
}
