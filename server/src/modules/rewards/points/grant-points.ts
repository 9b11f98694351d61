import type { Money } from '@lanna/rules/money';
import { applyChange, monthOf } from '@lanna/rules/rewards/points/lots';
import type { Tx } from '../../../platform/sql/database.ts';
import { lockPoints } from './moving/lock-points.ts';
import { writeEntry } from './moving/write-entry.ts';

/**
 * Gives a member points for something a topic above has decided, once for its reference: again it gives nothing and answers `repeated`. What the member owes of points that were taken back is paid
 * by it first. They expire with the month they are given in.
 */
export async function grantPoints(
  tx: Tx,
  grant: {
    member: { merchantId: string; memberId: string };
    /** In parts: one point is `MONEY_SCALE`. */
    amount: Money;
    reference: string;
    /** For the member's history, a short word of the topic (`mission`, `wheel`). */
    reason: string;
    now: Date;
  },
): Promise<'granted' | 'repeated'> {
  const { member, amount, reference, reason, now } = grant;
  if (amount <= 0n || reference === '') throw new Error('a grant of points has an amount and a reference');
  const held = await lockPoints(tx, { ...member, now });
  const before = await tx
    .selectFrom('points.entry')
    .select(['amount', 'debt_change'])
    .where('member_id', '=', member.memberId)
    .where('kind', '=', 'granted')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (before) {
    if (before.amount - before.debt_change !== amount)
      throw new Error('a grant of points came back with another amount');
    return 'repeated';
  }
  const applied = applyChange(held, { month: monthOf(held.today), amount });
  await writeEntry(tx, held, { kind: 'granted', code: 'points_granted', ...applied, reference, reason });
  return 'granted';
}
