import type { Money } from '@lanna/rules/money';
import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseBeyondReach } from '../../../accounts/line-limits/refuse-beyond-reach.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { holdMoney } from '../../../books/ledger/hold-money.ts';
import { refuseWhileBonus } from '../../../rewards/bonuses/refuse-while-bonus.ts';
import { readPlayer } from './read-player.ts';

/**
 * Writes a transfer down before anything is sent; what goes to the vendor is set aside with it. Refuses `bonus_still_open` {amount},
 * `transfer_balance_short`, `play_excluded`, `play_suspended`, `line_limit_no_transfer`.
 * Answers its id.
 */
export async function askTransfer(
  tx: Tx,
  wanted: {
    merchantId: string;
    memberId: string;
    vendorId: string;
    kind: 'to_vendor' | 'from_vendor';
    amount: Money;
    currency: string;
    now: Date;
  },
): Promise<string> {
  const { merchantId, memberId, vendorId, kind, amount, currency, now } = wanted;
  const id = newId();
  if (kind === 'to_vendor') {
    await refuseWhileBonus(tx, { memberId });
    const account = { kind: 'wallet', memberId } as const;
    const held = await holdMoney(tx, { merchantId, currency, reference: id, account, amount, now });
    if (held.outcome === 'insufficient')
      throw new Refusal('transfer_balance_short', { available: formatMoney(held.available) });
    if (held.outcome !== 'held') throw new Error(`the money of a new transfer was not held: ${held.outcome}`);
  }
  if (kind === 'to_vendor') {
    await refuseExcluded(tx, { merchantId, memberId });
    await refuseBeyondReach(tx, { merchantId, memberId });
  }
  await tx
    .insertInto('transfers.transfer')
    .values({
      id,
      merchant_id: merchantId,
      member_id: memberId,
      kind,
      vendor_id: vendorId,
      amount,
      currency,
      state: 'asked',
      created_at: now,
    })
    .execute();
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'transfers_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'transfers_changed' });
  return id;
}

/** Asked again under the lock of the wallet: an exclusion waits for it, or has come before. */
async function refuseExcluded(tx: Tx, owner: { merchantId: string; memberId: string }): Promise<void> {
  const { status } = await readPlayer(tx, owner);
  await refuseInactive(tx, { ...owner, status });
}
