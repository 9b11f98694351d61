import type { Value } from '@lanna/contract/endpoint';
import type { allBack as endpoint } from '@lanna/contract/money/transfers/transfers';
import { minorDigits } from '@lanna/rules/currency';
import { formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { askTransfer } from './ask-transfer.ts';
import { askBalance } from './ask-vendor.ts';
import { readPlayer } from './read-player.ts';
import { sendTransfer, type TransferDeps } from './send-transfer.ts';
import { showOwnTransfer } from './show-transfer.ts';
import { type TransferVendor, transferVendors } from './transfer-vendor.ts';

/** One vendor of the press: what it said it holds, undefined where it did not answer. */
interface Found {
  vendor: TransferVendor;
  balance: Money | undefined;
}
/** What is kept of the press: one line for each vendor. */
interface Line {
  vassalage: string;
  name: string;
  outcome: 'started' | 'empty' | 'silent';
  id: string | null;
}

/** More in one order than a number of JSON holds exactly for every vendor is left for a second press. */
const ORDER_MAX = 90_000_000_000n * MONEY_SCALE;

/**
 * Brings everything back from all vendors with wallets of their own: one transfer each, each with its own outcome, so that a vendor
 * that is silent keeps no other's money. Refuses `vendor_wallet_unknown` where the brand has no such vendor.
 */
export async function bringAllBack(
  deps: TransferDeps,
  context: { brand: BrandProfile; memberId: string; idempotencyKey: string },
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const { brand, memberId, idempotencyKey } = context;
  const owner = { merchantId: brand.id, memberId };
  const once = { scope: `all back ${memberId}`, key: idempotencyKey, body: {}, now: clock.now() };
  const isRepeated = await db.transaction((tx) => wasAnswered(tx, once));
  const found = isRepeated ? [] : await checkEverywhere(deps, brand, memberId);
  const lines = await db.transaction((tx) =>
    answerOnce(tx, once, () => writeDown(tx, found, { ...owner, currency: brand.currency, now: once.now })),
  );
  await Promise.all(lines.map(({ id }) => (id === null ? undefined : sendTransfer(deps, id))));
  return {
    list: await Promise.all(
      lines.map(async ({ id, ...line }) => ({
        ...line,
        transfer: id === null ? null : await showOwnTransfer(db.kysely, owner, id),
      })),
    ),
    balance: formatMoney(await walletBalance(db.kysely, owner)),
  };
}

async function checkEverywhere(
  { db, client }: TransferDeps,
  brand: BrandProfile,
  memberId: string,
): Promise<Found[]> {
  const vendors = await transferVendors(db.kysely, brand);
  if (vendors.length === 0) throw new Refusal('vendor_wallet_unknown');
  const { walletUser } = await readPlayer(db.kysely, { merchantId: brand.id, memberId });
  const asked = { merchantId: brand.id, operatorId: brand.code, walletUser, currency: brand.currency };
  return Promise.all(
    vendors.map(async (vendor) => ({
      vendor,
      balance: await askBalance(client, { ...asked, vendor }).catch(silent),
    })),
  );
}

export function silent(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'vendor_unreachable') return undefined;
  throw error;
}

async function writeDown(
  tx: Tx,
  found: readonly Found[],
  owner: { merchantId: string; memberId: string; currency: string; now: Date },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { vendor, balance } of found) {
    const line = { vassalage: vendor.code, name: vendor.name };
    const amount = balance === undefined ? 0n : payableRoundedDown(balance, owner.currency);
    if (amount === 0n) lines.push({ ...line, outcome: balance === undefined ? 'silent' : 'empty', id: null });
    else {
      const id = await askTransfer(tx, { ...owner, vendorId: vendor.id, kind: 'from_vendor', amount });
      lines.push({ ...line, outcome: 'started', id });
    }
  }
  return lines;
}

/** Fractions below the currency's least coin stay where they are. */
function payableRoundedDown(balance: Money, currency: string): Money {
  const coin = MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
  const most = balance > ORDER_MAX ? ORDER_MAX : balance;
  return most - (most % coin);
}
