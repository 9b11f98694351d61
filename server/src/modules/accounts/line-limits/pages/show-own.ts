import { LOSS_PERIODS, type OwnLineLimits } from '@lanna/contract/accounts/line-limits/line-limits';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { heldTo } from '../allowances/read-line.ts';
import { readSuspension } from '../suspensions/read-suspensions.ts';

/** What holds a member back, and what is left of it. */
export async function showOwn(
  db: Queryable,
  owner: Owner,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<OwnLineLimits> {
  const [held, suspension] = await Promise.all([heldTo(db, owner), readSuspension(db, owner)]);
  const most = { day: held.lossDay, week: held.lossWeek };
  const lost = most.day === null && most.week === null ? undefined : await lostOf(db, owner, now);
  const ends = endsOf(now, timeZone);
  return {
    suspension,
    stakes: RATE_CATEGORIES.flatMap((category) => {
      const stake = held.stakes[category];
      return stake === undefined ? [] : [{ category, most: formatMoney(stake) }];
    }),
    losses: LOSS_PERIODS.flatMap((period) => {
      const limit = most[period];
      if (limit === null || !lost) return [];
      const left = limit - lost[period];
      return [
        {
          period,
          most: formatMoney(limit),
          left: formatMoney(left > 0n ? left : 0n),
          until: ends[period].toISOString(),
        },
      ];
    }),
  };
}

async function lostOf(db: Queryable, { merchantId, memberId }: Owner, now: Date) {
  const { rows } = await sql<{ day: bigint; week: bigint }>`
    select in_day as day, in_week as week from line_limits.lost(${merchantId}, ${memberId}, ${now})`.execute(
    db,
  );
  if (!rows[0]) throw new Error('what a member has lost came to no row');
  return rows[0];
}

function endsOf(now: Date, timeZone: string): Record<'day' | 'week', Date> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const begins = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    day: begins(today.add({ days: 1 })),
    week: begins(today.add({ days: 8 - today.dayOfWeek })),
  };
}
