import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { refuseWhileBonus } from '../../rewards/bonuses/refuse-while-bonus.ts';
import type { KeptElsewhere } from '../withdrawals/turnover.ts';
import { withdrawableOf } from '../withdrawals/withdrawable-of.ts';

interface Payer {
  merchantId: string;
  memberId: string;
  currency: string;
}

/** Two presses at once, or a bet beside them, are checked one after the other. */
export async function lockWallet(tx: Tx, { merchantId, memberId }: Pick<Payer, 'merchantId' | 'memberId'>) {
  await sql`
    select vendor_wallet.lock_wallet(account_id) from ledger.available_balance
    where is_wallet and owner_id = ${memberId} and merchant_id = ${merchantId}`.execute(tx);
}

/**
 * What could not be withdrawn for the sake of turnover cannot be passed on within a line either, nor what a bonus is open beside. Under the lock of the wallet. Refuses
 * `bonus_still_open` {amount}, `transfer_balance_short` {available}, `transfer_turnover_unmet` {most}.
 */
export async function refuseUnfree(
  tx: Tx,
  payer: Payer,
  amount: Money,
  elsewhere: readonly KeptElsewhere[],
): Promise<void> {
  await refuseWhileBonus(tx, payer);
  const available = await walletBalance(tx, payer);
  if (amount > available) throw new Refusal('transfer_balance_short', { available: formatMoney(available) });
  const { withdrawable } = await withdrawableOf(tx, payer, available, elsewhere);
  if (amount > withdrawable)
    throw new Refusal('transfer_turnover_unmet', { most: formatMoney(withdrawable) });
}
