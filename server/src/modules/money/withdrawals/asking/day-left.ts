import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { RankLimit } from '../settings.ts';

export interface DayLeft {
  amountLeft: Money;
  countLeft: number;
  nextDayAt: Date;
}

/** What of a member's limits is left on the brand's day: what was rejected or came back whole does not count. */
export async function dayLeft(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  { dayAmount, dayCount }: RankLimit,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<DayLeft> {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  const used = await db
    .selectFrom('withdrawals.withdrawal')
    .select([sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'), sql<bigint>`count(*)`.as('count')])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('requested_at', '>=', new Date(day.epochMilliseconds))
    .where('state', 'not in', ['rejected', 'returned'])
    .executeTakeFirstOrThrow();
  const amountLeft = dayAmount - used.amount;
  return {
    amountLeft: amountLeft > 0n ? amountLeft : 0n,
    countLeft: Math.max(0, dayCount - Number(used.count)),
    nextDayAt: new Date(day.add({ days: 1 }).epochMilliseconds),
  };
}
