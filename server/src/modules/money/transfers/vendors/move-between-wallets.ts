import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { walletTransfer as endpoint } from '@lanna/contract/money/transfers/transfers';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { askTransfer } from './ask-transfer.ts';
import { askBalance } from './ask-vendor.ts';
import { readPlayer } from './read-player.ts';
import { sendTransfer, type TransferDeps } from './send-transfer.ts';
import { showOwnTransfer } from './show-transfer.ts';
import { findTransferVendor, type TransferVendor } from './transfer-vendor.ts';

/**
 * Moves money between the main wallet and the one at a vendor. It is written down before it is sent, so that a press repeated, or
 * one whose answer was lost, finds the first one; the answer says how far it has come. Refuses `vendor_wallet_unknown`,
 * `vendor_wallet_closed`, `amount_out_of_range`, `transfer_balance_short`, `account_disabled`, `play_excluded`, `vendor_unreachable`.
 */
export async function moveBetweenWallets(
  deps: TransferDeps,
  body: Received<typeof endpoint>['body'],
  context: { brand: BrandProfile; memberId: string; idempotencyKey: string },
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const { brand, memberId, idempotencyKey } = context;
  const now = clock.now();
  const owner = { merchantId: brand.id, memberId };
  const once = { scope: `transfer ${memberId}`, key: idempotencyKey, body, now };
  const isRepeated = () => db.transaction((tx) => wasAnswered(tx, once));
  // What is refused beforehand was never written down; a repeated press is answered by the first one, whatever has changed since.
  const vendor = await findTransferVendor(db.kysely, brand, body.vassalage);
  if (!vendor) throw new Refusal('vendor_wallet_unknown');
  const amount = moneyOf(body.amount);
  if (!(await isRepeated()))
    try {
      await refuseBeforehand(deps, { brand, memberId, vendor, way: body.way, amount });
    } catch (refusal) {
      // Of two presses at once the second may find there what the first has left: it is answered as the first.
      if (!(await isRepeated())) throw refusal;
    }
  const { id } = await db.transaction((tx) =>
    answerOnce(tx, once, async () => ({
      id: await askTransfer(tx, {
        ...owner,
        vendorId: vendor.id,
        kind: body.way === 'in' ? 'to_vendor' : 'from_vendor',
        amount,
        currency: brand.currency,
        now,
      }),
    })),
  );
  await sendTransfer(deps, id);
  return {
    transfer: await showOwnTransfer(db.kysely, owner, id),
    balance: formatMoney(await walletBalance(db.kysely, owner)),
  };
}

async function refuseBeforehand(
  { db, client }: TransferDeps,
  wanted: {
    brand: BrandProfile;
    memberId: string;
    vendor: TransferVendor;
    way: 'in' | 'out';
    amount: Money;
  },
): Promise<void> {
  const { brand, memberId, vendor, way, amount } = wanted;
  // What comes back may be less than the least that goes in: nothing must be left behind.
  const min = way === 'in' ? vendor.min : 1n;
  if (amount < min || (way === 'in' && amount > vendor.max) || !isPayable(amount, brand.currency))
    throw new Refusal('amount_out_of_range', { min: formatMoney(vendor.min), max: formatMoney(vendor.max) });
  const player = await readPlayer(db.kysely, { merchantId: brand.id, memberId });
  if (way === 'in') {
    if (!vendor.open) throw new Refusal('vendor_wallet_closed');
    await refuseInactive(db.kysely, { merchantId: brand.id, memberId, status: player.status });
    if (player.stopped) throw new Refusal('account_disabled');
  }
  // A vendor that does not answer now is not sent money whose fate would then be unknown.
  const there = await askBalance(client, {
    merchantId: brand.id,
    operatorId: brand.code,
    vendor,
    walletUser: player.walletUser,
    currency: brand.currency,
  });
  if (way === 'out' && amount > there)
    throw new Refusal('transfer_balance_short', { available: formatMoney(there) });
}
