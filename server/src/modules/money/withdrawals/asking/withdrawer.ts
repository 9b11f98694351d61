import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isShut } from '../../../people/members/account-status.ts';

/** The member as withdrawals need it. */
export interface Withdrawer {
  id: string;
  merchantId: string;
  username: string;
  status: string;
  rankLevel: number;
  currency: string;
  registeredAt: Date;
}

export async function readWithdrawer(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Withdrawer> {
  const member = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'status', 'rank_level', 'currency', 'registered_at'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return {
    id: member.id,
    merchantId,
    username: member.username,
    status: member.status,
    rankLevel: member.rank_level,
    currency: member.currency,
    registeredAt: member.registered_at,
  };
}

/** Who excluded himself from play may take his money out (RG-3); an account that an operator shut may not. Refuses with `account_disabled`. */
export function refuseShut({ status }: Pick<Withdrawer, 'status'>): void {
  if (!mayWithdraw({ status })) throw new Refusal('account_disabled');
}

export function mayWithdraw({ status }: Pick<Withdrawer, 'status'>): boolean {
  return !isShut(status);
}
