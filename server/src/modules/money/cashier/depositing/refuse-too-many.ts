import { OPEN_DEPOSIT_STATES } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockDeposits } from '../../../accounts/protection/lock-deposits.ts';
import { stateInQuery } from '../record/deposit.ts';

/** So many that came to nothing, within so long, pause deposits. */
const FAILED_MAX = 5;
const WITHIN_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/**
 * A member has only so many unfinished deposits at once; and after five that came to nothing within ten minutes there is a pause,
 * against trying stolen cards and naming made-up transfers. Refuses with `deposits_open` {max}, `deposits_blocked`
 * {retryAfterSeconds}. The member's deposits are made one after the other from here on.
 */
export async function refuseTooMany(
  tx: Tx,
  memberId: string,
  { openMax, pauseMinutes }: { openMax: number; pauseMinutes: number },
  now: Date,
): Promise<void> {
  await lockDeposits(tx, memberId);
  const ended = await tx
    .selectFrom('cashier.deposit as d')
    .select(sql<Date>`case when d.status = 'waiting' then d.expires_at else d.changed_at end`.as('at'))
    .where('d.member_id', '=', memberId)
    .where(stateInQuery(now), 'in', ['failed', 'expired'])
    .orderBy('at', 'desc')
    .limit(FAILED_MAX)
    .execute();
  const [last, oldest] = [ended[0], ended[FAILED_MAX - 1]];
  if (last && oldest && last.at.getTime() - oldest.at.getTime() <= WITHIN_MS) {
    const untilMs = last.at.getTime() + pauseMinutes * MINUTE_MS;
    if (untilMs > now.getTime())
      throw new Refusal('deposits_blocked', {
        retryAfterSeconds: Math.ceil((untilMs - now.getTime()) / 1000),
      });
  }
  const { open } = await tx
    .selectFrom('cashier.deposit as d')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('d.member_id', '=', memberId)
    .where('d.status', 'in', OPEN_DEPOSIT_STATES)
    .where(stateInQuery(now), 'in', OPEN_DEPOSIT_STATES)
    // A second payment that came by itself does not count.
    .where('d.follows', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) >= openMax) throw new Refusal('deposits_open', { max: openMax });
}
