import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Bets added up together; a page of the record reads at most some of these, whatever the filter. */
const STRETCH_BETS = 250;
/** Stretches added up together. */
const STRETCHES_JOINED = 80;
/** In one transaction, in which the member cannot bet: some milliseconds. */
const STRETCHES_AT_ONCE = 12;

interface StretchSize {
  bets: number;
  joined: number;
}

/**
 * Adds up stretches of the records of members with very many bets, of those who played on the day `since` or later; without a day, of all.
 * Safe to run at any time, twice at once, and to be killed: what is not added up is read bet by bet.
 */
export async function sumStretches(
  db: Queryable,
  { before, since }: { before: Date; since?: string },
  size: StretchSize = { bets: STRETCH_BETS, joined: STRETCHES_JOINED },
): Promise<void> {
  for (const memberId of await membersWithMany(db, since, size.bets)) {
    let added = STRETCHES_AT_ONCE;
    while (added === STRETCHES_AT_ONCE) {
      const { rows } = await sql<{ added: number }>`
        select bets.sum_stretches(${memberId}, ${before}, ${size.bets}, ${size.joined}, ${STRETCHES_AT_ONCE}) as added`.execute(
        db,
      );
      added = rows[0]?.added ?? 0;
    }
  }
}

/** Whose settled bets since about their last stretch may fill another; which do is found when they are added up. */
async function membersWithMany(db: Queryable, since: string | undefined, bets: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select active.member_id
    from (
      select member_id, sum(bets) as bets from bets.daily_sum
      where ${since ?? null}::date is null or day >= ${since ?? null}::date
      group by member_id
    ) active
    left join lateral (
      select until_at from bets.stretch t where t.member_id = active.member_id and t.level = 0
      order by t.from_at desc limit 1
    ) reached on true
    where (${since ?? null}::date is not null or active.bets >= ${bets}) and ${bets} <= (
      select sum(d.bets) from bets.daily_sum d
      where d.member_id = active.member_id and d.day >= coalesce((reached.until_at - interval '2 days')::date, '-infinity')
    )`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
