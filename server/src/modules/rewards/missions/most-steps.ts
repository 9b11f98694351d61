import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { maskName } from '../../people/members/mask.ts';

const PLACES_SHOWN = 50;

export interface MostSteps {
  month: string;
  places: { place: number; name: string; claimed: number; isMe: boolean }[];
  own: { place: number; claimed: number } | null;
}

/** Steps claimed in the brand's present month, ties by who got there first. Who is out of play, or is no person, is not on it. */
export async function mostSteps(
  db: Queryable,
  of: { brand: { id: string; timeZone: string }; memberId: string; now: Date },
): Promise<MostSteps> {
  const { brand, memberId, now } = of;
  const { rows } = await sql<{
    month: string;
    place: number;
    member_id: string;
    username: string;
    claimed: number;
  }>`
    with month as (select date_trunc('month', ${now}::timestamptz at time zone ${brand.timeZone}) as first)
    select * from (
      select to_char(m.first, 'YYYY-MM') as month, row_number() over (order by count(*) desc, max(p.claimed_at), a.id)::integer as place,
        a.id as member_id, a.username, count(*)::integer as claimed
      from month m
      join missions.progress p on p.merchant_id = ${brand.id} and p.state = 'claimed' and p.claimed_at >= m.first at time zone ${brand.timeZone}
      join members.account a on a.id = p.member_id and a.status = 'active' and not a.is_demo_player
      group by m.first, a.id, a.username) ranked
    where place <= ${PLACES_SHOWN} or member_id = ${memberId} order by place`.execute(db);
  const own = rows.find((row) => row.member_id === memberId);
  return {
    month: rows[0]?.month ?? monthOf(now, brand.timeZone),
    places: rows
      .filter(({ place }) => place <= PLACES_SHOWN)
      .map(({ place, member_id, username, claimed }) => ({
        ...{ place, claimed, isMe: member_id === memberId },
        name: maskName(username),
      })),
    own: own ? { place: own.place, claimed: own.claimed } : null,
  };
}

function monthOf(now: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
    .slice(0, 7);
}
