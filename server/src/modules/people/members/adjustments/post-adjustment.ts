import { formatMoney, type Money } from '@lanna/rules/money';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';

/**
 * Moves what an operator gives (above zero) or takes between the member's wallet and the brand's account of adjustments, once for
 * its id. A wallet never falls below what is held of it. Refuses with `adjustment_insufficient` {available}.
 */
export async function postAdjustment(
  tx: Tx,
  adjustment: {
    id: string;
    merchantId: string;
    memberId: string;
    currency: string;
    amount: Money;
    now: Date;
  },
): Promise<{ before: Money; after: Money }> {
  const { id, merchantId, memberId, currency, amount, now } = adjustment;
  const wallet = { kind: 'wallet', memberId } as const;
  const house = { kind: 'adjustment' } as const;
  const [from, to] = amount > 0n ? [house, wallet] : [wallet, house];
  const size = amount > 0n ? amount : -amount;
  const posted = await postGroup(tx, {
    merchantId,
    currency,
    reference: id,
    legs: [{ from, to, amount: size, code: 'adjustment' }],
    now,
  });
  if (posted.outcome === 'insufficient')
    throw new Refusal('adjustment_insufficient', { available: formatMoney(posted.available) });
  if (posted.outcome !== 'posted') throw new Error(`an adjustment was not posted: ${posted.outcome}`);
  await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
  const after = await walletBalance(tx, { merchantId, memberId });
  return { before: after - amount, after };
}
