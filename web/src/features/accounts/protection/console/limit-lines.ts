import type { LimitPeriod } from '@lanna/contract/accounts/protection/limits';
import type { MemberProtection, ProtectionChange } from '@lanna/contract/accounts/protection/ops';
import { moneyOf } from '@lanna/contract/money';

/** One limit as a line of the table: money as text, or minutes; null where there is none or it has none. */
export interface LimitLine {
  kind: ProtectionChange['kind'];
  period: LimitPeriod | null;
  own: string | number | null;
  brand: string | number | null;
  used: string | number | null;
  /** Deposits that are open and count as well. */
  waiting: string | null;
  left: string | number | null;
  pending: { amount: string | number | null; effectiveAt: string } | null;
}

export function limitLines({ limits, session, realityCheck }: MemberProtection): LimitLine[] {
  return [
    ...limits.map(({ amount, brandAmount, ...limit }) => ({
      ...limit,
      own: amount,
      brand: brandAmount,
      waiting: moneyOf(limit.waiting) > 0n ? limit.waiting : null,
    })),
    {
      kind: 'session',
      period: null,
      own: session.minutesPerDay,
      brand: session.brandMinutesPerDay,
      used: session.usedMinutes,
      waiting: null,
      left: session.leftMinutes,
      pending: session.pending,
    },
    {
      kind: 'reality_check',
      period: null,
      own: realityCheck.ownMinutes,
      brand: realityCheck.brandMinutes,
      used: null,
      waiting: null,
      left: null,
      pending: realityCheck.pending,
    },
  ];
}
