import { type CountedDay, wasLimitHit } from '@lanna/rules/accounts/protection/limit-hits';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

export interface LatelyOf {
  merchantId: string;
  memberIds: readonly string[];
  /** Day of the brand, and the moment it began. */
  sinceDay: string;
  since: Date;
  /** What each has deposited on a day, for limits of deposits. */
  deposits: ReadonlyMap<string, readonly CountedDay[]>;
}

/** Which of these members have hit a limit of theirs or of the brand, or were away from play by a time-out or an exclusion, since a day. */
export async function heldBackLately(
  db: Queryable,
  of: LatelyOf,
): Promise<Map<string, 'limit' | 'time_out'>> {
  const found = new Map<string, 'limit' | 'time_out'>();
  for (const memberId of await limitsHit(db, of)) found.set(memberId, 'limit');
  for (const memberId of await awayLately(db, of)) found.set(memberId, 'time_out');
  return found;
}

async function awayLately(db: Queryable, { merchantId, memberIds, since }: LatelyOf): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct a.member_id from protection.excluded_account a join protection.exclusion e on e.id = a.exclusion_id
    where a.merchant_id = ${merchantId} and a.member_id = any(${[...memberIds]}::uuid[])
      and a.released_at is null and not a.suspected and coalesce(e.ended_at, 'infinity') >= ${since}`.execute(
    db,
  );
  return rows.map((row) => row.member_id);
}

type Limits = Record<`${'deposit' | 'stake' | 'loss'}_${'day' | 'week' | 'month'}`, Money | null>;

async function limitsHit(db: Queryable, of: LatelyOf): Promise<string[]> {
  const { rows: limited } = await sql<{ member_id: string } & Limits>`
    select m.id as member_id, o.deposit_day, o.deposit_week, o.deposit_month,
      least(o.stake_day, t.stake_day) as stake_day, least(o.stake_week, t.stake_week) as stake_week,
      least(o.stake_month, t.stake_month) as stake_month, least(o.loss_day, t.loss_day) as loss_day,
      least(o.loss_week, t.loss_week) as loss_week, least(o.loss_month, t.loss_month) as loss_month
    from unnest(${[...of.memberIds]}::uuid[]) m (id)
    join brands.betting_terms t on t.merchant_id = ${of.merchantId}
    left join protection.own_limits o on o.member_id = m.id and o.merchant_id = ${of.merchantId}
    where o.member_id is not null or t.limits_play`.execute(db);
  const played = await playedDays(
    db,
    of,
    limited.map((row) => row.member_id),
  );
  return limited
    .filter((row) => {
      const days = played.get(row.member_id) ?? [];
      const hit = (kind: 'deposit' | 'stake' | 'loss', counted: readonly CountedDay[]) =>
        wasLimitHit(
          counted,
          { day: row[`${kind}_day`], week: row[`${kind}_week`], month: row[`${kind}_month`] },
          of.sinceDay,
        );
      return (
        hit('deposit', of.deposits.get(row.member_id) ?? []) ||
        hit(
          'stake',
          days.map(({ day, stake }) => ({ day, amount: stake })),
        ) ||
        hit(
          'loss',
          days.map(({ day, loss }) => ({ day, amount: loss })),
        )
      );
    })
    .map((row) => row.member_id);
}

/** From the first day of any period that reaches into the days asked about. */
async function playedDays(db: Queryable, { merchantId, sinceDay }: LatelyOf, memberIds: readonly string[]) {
  const { rows } = await sql<{ member_id: string; day: string; stake: Money; loss: Money }>`
    select member_id, day::text as day, sum(stake)::bigint as stake, sum(stake - payout)::bigint as loss
    from bets.member_day
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[])
      and day >= ${sinceDay}::date - 31
    group by member_id, day`.execute(db);
  return Map.groupBy(rows, (row) => row.member_id);
}
