import { formatMoney, type Money } from '@lanna/rules/money';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { openRound } from '../vendor-wallet/round.factory.ts';

/** A member of the brand who had 10.00, staked 3.00 of them at a vendor and won `won` in all. */
export async function createWinner(
  db: Database,
  brand: BrandProfile,
  { won = 5_000_000n, now }: { won?: Money; now?: Date } = {},
) {
  const round = await openRound(db, brand, now ? { now } : {});
  await round.apply('win', { amount: won, reference: round.bet.transactionUuid, closes: true });
  const { memberId, username, walletUser } = round.member;
  return { memberId, username, walletUser, vendor: round.vendor.code, merchantId: brand.id };
}

/** What an operator sends to freeze winnings of this member. */
export function freezeBody(
  brand: BrandProfile,
  winner: { walletUser: string; vendor: string },
  { amount = 2_000_000n, key = crypto.randomUUID() as string }: { amount?: Money; key?: string } = {},
) {
  return {
    ...{ brand: brand.code, player: winner.walletUser, vendor: winner.vendor, caseNumber: 'c-1', key },
    ...{ amount: formatMoney(amount), reason: 'hands that look arranged' },
  };
}
