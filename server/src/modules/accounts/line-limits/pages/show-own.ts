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

/** From the bets placed in the day and the week that run: as bets are refused by it. */
async function lostOf(db: Queryable, { merchantId, memberId }: Owner, now: Date) {
  const { rows } = await sql<{ day: bigint; week: bigint }>`
    select s.day_stake - s.day_payout as day, s.week_stake - s.week_payout as week
    from bets.play_sums(${merchantId}, ${memberId}, ${now}) s`.execute(db);
  return rows[0] ?? { day: 0n, week: 0n };
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
