import type { RatesChange } from '@lanna/contract/people/agents/rates';
import { RATE_CATEGORIES, type RateCategory, type Rates } from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readGiven } from './given-rates.ts';
import type { Place } from './team.ts';

export type SomeRates = { readonly [Category in RateCategory]?: number | undefined };

/**
 * What giving an account these rates comes to, from a day on. `most`: what the agent directly above has from then on. Refuses with
 * `rate_above_own` {category, max}.
 */
export async function ratesChange(
  db: Queryable,
  place: Place,
  { wanted, most, fromDay }: { wanted: SomeRates; most: Rates; fromDay: string },
): Promise<RatesChange> {
  const given = await readGiven(db, place, fromDay);
  const changed = RATE_CATEGORIES.flatMap((category) => {
    const to = wanted[category];
    if (to === undefined) return [];
    if (to > most[category]) throw new Refusal('rate_above_own', { category, max: most[category] });
    return to === given[category] ? [] : [{ category, from: given[category], to }];
  });
  const changes = await Promise.all(
    changed.map(async (change) => ({
      ...change,
      capped: await countAbove(db, place, {
        ...change,
        most: Math.min(change.from, most[change.category]),
        fromDay,
      }),
    })),
  );
  return { fromDay, changes };
}

/** Agents below an account with more than a rate on a day, of those who have `most` at most: no account below one that is at or below it has more. */
async function countAbove(
  db: Queryable,
  { merchantId, memberId }: Place,
  { category, to, most, fromDay }: { category: RateCategory; to: number; most: number; fromDay: string },
): Promise<number> {
  if (to >= most) return 0;
  const { rows } = await sql<{ agents: number }>`
    with recursive above(id, rate) as (
      select ${memberId}::uuid, ${most}::integer
      union all
      select m.id, least(above.rate, given.rate)
      from above
      join members.account m on m.agent_id = above.id and m.merchant_id = ${merchantId} and m.type in (1, 2, 41, 42) and m.type <> 0
      cross join lateral (
        select r.rate from agents.rate r
        where r.member_id = m.id and r.category = ${category} and r.from_day <= ${fromDay}::date
        order by r.from_day desc limit 1
      ) given
      where least(above.rate, given.rate) > ${to}
    )
    select (count(*) - 1)::int as agents from above`.execute(db);
  return rows[0]?.agents ?? 0;
}
