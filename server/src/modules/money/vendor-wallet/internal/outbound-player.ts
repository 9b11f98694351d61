import type { Queryable } from '../../../../platform/sql/database.ts';

export interface VendorPlayer {
  memberId: string;
  /** What vendors know the player by. */
  walletUser: string;
  status: string;
  currency: string;
  country: string;
}

/** A member of the brand as a vendor may know them. */
export async function findVendorPlayer(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
): Promise<VendorPlayer> {
  return db
    .selectFrom('members.account')
    .select(['id as memberId', 'wallet_user as walletUser', 'status', 'currency', 'country'])
    .where('id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .executeTakeFirstOrThrow();
}
