import { minorDigits } from '@lanna/rules/currency';
import { formatMoney, MONEY_SCALE } from '@lanna/rules/money';
import type { CheckElsewhere, ClosingMember } from '../../../accounts/security/closing-obstacles.ts';
import { askBalance } from './ask-vendor.ts';
import { silent } from './bring-all-back.ts';
import { readPlayer } from './read-player.ts';
import type { TransferDeps } from './send-transfer.ts';
import { transferVendors } from './transfer-vendor.ts';

/**
 * Money that vendors keep of a member keeps the account open: a member of a closed account could not bring it back. Vendors the
 * member has ever sent money to are asked, side by side; one that does not say keeps the account open as well, without a figure.
 */
export function keptByVendors({ db, client }: Pick<TransferDeps, 'db' | 'client'>): CheckElsewhere {
  return async (member) => {
    const brand = await db.kysely
      .selectFrom('brands.brand')
      .select(['id', 'code', 'currency'])
      .where('id', '=', member.merchantId)
      .executeTakeFirstOrThrow();
    const [vendors, sentTo] = await Promise.all([
      transferVendors(db.kysely, brand),
      vendorsSentTo({ db }, member),
    ]);
    const mayHave = vendors.filter(({ id }) => sentTo.has(id));
    if (mayHave.length === 0) return [];
    const { walletUser } = await readPlayer(db.kysely, member);
    const asked = { merchantId: brand.id, operatorId: brand.code, walletUser, currency: brand.currency };
    const balances = await Promise.all(
      mayHave.map((vendor) => askBalance(client, { ...asked, vendor }).catch(silent)),
    );
    const coin = MONEY_SCALE / 10n ** BigInt(minorDigits(brand.currency));
    const kept = balances.filter((balance) => balance === undefined || balance >= coin);
    if (kept.length === 0) return [];
    const isKnown = kept.every((balance) => balance !== undefined);
    const amount = isKnown ? formatMoney(kept.reduce((sum, balance) => sum + (balance ?? 0n), 0n)) : null;
    return [{ kind: 'vendor_wallets', amount, count: kept.length }];
  };
}

async function vendorsSentTo({ db }: Pick<TransferDeps, 'db'>, { merchantId, memberId }: ClosingMember) {
  const rows = await db.kysely
    .selectFrom('transfers.transfer')
    .select('vendor_id')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'to_vendor')
    .where('state', '<>', 'refused')
    .execute();
  return new Set(rows.map(({ vendor_id }) => vendor_id));
}
