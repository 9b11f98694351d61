import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { fullestNumbers } from '../fullest-numbers.ts';

/** From here on there is little time to close a number, or to sell it at half rate, before its limit does. */
const NEAR_PERCENT = 90;

/** Draws that take bets and have a number on which nearly all that may stand on it stands. */
export function nearlyUsedLimits(db: Queryable, clock: Clock): OpenWork {
  return {
    key: 'near-limits',
    permission: 'lottery.change',
    href: '/lottery-exposure',
    count: async (brandIds) => {
      const near = await Promise.all(
        brandIds.map((id) => fullestNumbers(db, id, { percent: NEAR_PERCENT, now: clock.now() })),
      );
      return { count: near.flat().length, since: null };
    },
  };
}
