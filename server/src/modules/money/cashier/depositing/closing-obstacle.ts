import { formatMoney } from '@lanna/rules/money';
import type { FindObstacles } from '../../../accounts/security/closing-obstacles.ts';

/**
 * Deposits that may still be credited keep an account open: at the desk, or said to be paid. Any other ends by itself;
 * what arrives for it all the same waits in the wallet.
 */
export const undecidedDeposits: FindObstacles = async (db, { merchantId, memberId }) => {
  const { count, amount } = await db
    .selectFrom('cashier.deposit')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.cast<bigint | null>(eb.fn.sum('amount'), 'bigint').as('amount'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'review'),
        eb.and([eb('status', 'in', ['created', 'waiting']), eb('paid_said_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ kind: 'deposit', amount: formatMoney(amount ?? 0n), count }];
};
