import type { Value } from '@lanna/contract/endpoint';
import type { merchantWallet as endpoint, HELD_FOR } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { askBalance } from './ask-vendor.ts';
import { silent } from './bring-all-back.ts';
import { readPlayer } from './read-player.ts';
import type { TransferDeps } from './send-transfer.ts';
import { ownTransfers, showTransfer } from './show-transfer.ts';
import { transferVendors } from './transfer-vendor.ts';

/** All wallets of a member at the brand: each vendor is asked now, side by side; one that does not say holds up no other. */
export async function listWallets(
  { db, client }: TransferDeps,
  brand: BrandProfile,
  memberId: string,
): Promise<Value<typeof endpoint>> {
  const owner = { merchantId: brand.id, memberId };
  const [vendors, player, balance, holds, open] = await Promise.all([
    transferVendors(db.kysely, brand),
    readPlayer(db.kysely, owner),
    walletBalance(db.kysely, owner),
    openHolds(db.kysely, owner),
    ownTransfers(db.kysely, owner)
      .where('t.state', 'in', ['asked', 'sending'])
      .orderBy('t.created_at', 'desc')
      .limit(100)
      .execute(),
  ]);
  const underWay = open.map(showTransfer);
  const asked = {
    merchantId: brand.id,
    operatorId: brand.code,
    walletUser: player.walletUser,
    currency: brand.currency,
  };
  const wallets = await Promise.all(
    vendors.map(async (vendor) => {
      const there = await askBalance(client, { ...asked, vendor }).catch(silent);
      return {
        vassalage: vendor.code,
        name: vendor.name,
        state:
          there === undefined ? ('silent' as const) : vendor.open ? ('open' as const) : ('closed' as const),
        balance: there === undefined ? null : formatMoney(there),
        min: formatMoney(vendor.min),
        max: formatMoney(vendor.max),
        underWay: underWay.find(({ vassalage }) => vassalage === vendor.code) ?? null,
      };
    }),
  );
  return {
    currency: brand.currency,
    main: {
      balance: formatMoney(balance),
      held: formatMoney(holds.reduce((sum, { amount }) => sum + amount, 0n)),
      holds: holds.map(({ id, amount, since, isTransfer }) => ({
        for: heldFor(isTransfer),
        id,
        amount: formatMoney(amount),
        since: since.toISOString(),
      })),
    },
    wallets,
  };
}

/** What is set aside and is no transfer is on its way out. */
function heldFor(isTransfer: boolean): (typeof HELD_FOR)[number] {
  return isTransfer ? 'transfer' : 'withdrawal';
}

async function openHolds(db: Queryable, owner: { merchantId: string; memberId: string }) {
  const { rows } = await sql<{ id: string; amount: bigint; since: Date; isTransfer: boolean }>`
    select h.reference as id, h.amount, h.held_at as since, t.id is not null as "isTransfer"
    from ledger.available_balance a
    join ledger.open_hold h on h.account_id = a.account_id
    left join transfers.transfer t on t.id = h.reference
    where a.is_wallet and a.owner_id = ${owner.memberId} and a.merchant_id = ${owner.merchantId}
    order by h.held_at limit 100`.execute(db);
  return rows;
}
