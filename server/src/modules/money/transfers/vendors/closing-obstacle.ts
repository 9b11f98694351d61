import { formatMoney } from '@lanna/rules/money';
import type { FindObstacles } from '../../../accounts/security/closing-obstacles.ts';

/**
 * Money on its way back from a vendor keeps an account open, since it would arrive in a closed one. What goes to a vendor is held on the
 * wallet and named as that. What a vendor has is asked before anything is decided: `keptByVendors`.
 */
export const comingFromVendors: FindObstacles = async (db, { merchantId, memberId }) => {
  const { count, amount } = await db
    .selectFrom('transfers.transfer')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.cast<bigint | null>(eb.fn.sum('amount'), 'bigint').as('amount'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'from_vendor')
    .where('state', 'in', ['asked', 'sending'])
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ kind: 'vendor_wallets', amount: formatMoney(amount ?? 0n), count }];
};
