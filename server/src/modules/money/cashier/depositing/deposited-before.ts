import type { Money } from '@lanna/rules/money';
import { OPEN_DEPOSIT_STATES } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockDeposits } from '../../../accounts/protection/lock-deposits.ts';
import { stateInQuery } from '../record/deposit.ts';

/**
 * What has come in of a member, and what is still to be paid: several deposits at once do not get around a limit on their sum. The
 * member's deposits are made one after the other from here on.
 */
export async function depositedBefore(
  tx: Tx,
  { merchantId, memberId, currency }: { merchantId: string; memberId: string; currency: string },
  now: Date,
): Promise<Money> {
  await lockDeposits(tx, memberId);
  const { total } = await tx
    .selectFrom('cashier.deposit as d')
    .select(sql<bigint>`coalesce(sum(coalesce(d.credited_amount, d.amount)), 0)::bigint`.as('total'))
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', merchantId)
    .where('d.currency', '=', currency)
    .where(stateInQuery(now), 'in', ['credited', ...OPEN_DEPOSIT_STATES])
    .executeTakeFirstOrThrow();
  return total;
}
