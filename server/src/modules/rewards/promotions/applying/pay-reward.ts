import type { Money } from '@lanna/rules/money';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';

/** Why the money moves, in the ledger. */
export const REWARD_CODE = 'promotion_reward';

/**
 * Pays an application or claim from the brand's promotion account to the member's wallet, once for its id. The caller holds its row
 * and has checked that nothing was paid for it; whatever else the ledger answers is a broken assumption.
 */
export async function payReward(
  tx: Tx,
  reward: { id: string; merchantId: string; memberId: string; currency: string; amount: Money; now: Date },
): Promise<{ balance: Money }> {
  const { id, merchantId, memberId, currency, amount, now } = reward;
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
