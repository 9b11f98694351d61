import type { Money } from '@lanna/rules/money';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { refuseAboveDepositLimit } from './deposit-limits.ts';
import type { Deposited } from './deposited.ts';

/**
 * Whether money of an agent may come to a member: the account is open, nothing keeps the member from play, and the deposit limits leave
 * room for it. `closed` is all that is answered: why is the member's own affair.
 */
export async function takesMoneyOfLine(
  tx: Tx,
  member: { brand: BrandProfile; memberId: string; status: string },
  { amount, now }: { amount: Money; now: Date },
  deposited: Deposited,
): Promise<'takes' | 'closed'> {
  if (member.status !== 'active') return 'closed';
  const { brand, memberId } = member;
  const owner = { merchantId: brand.id, memberId };
  try {
    await refuseAboveDepositLimit(
      tx,
      { ...owner, settings: brand.settings.protection, timeZone: brand.timeZone, amount, now },
      deposited,
    );
    return 'takes';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'deposit_limit_reached') return 'closed';
    throw error;
  }
}
