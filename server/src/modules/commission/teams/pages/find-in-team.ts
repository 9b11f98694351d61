import type { findInTeam as endpoint } from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { placeInLine } from '../counting/place-in-line.ts';
import { teamDays } from '../counting/team-days.ts';

/** The way down to a member by the whole account name. Refuses with `team_branch_unknown`, whether or not the account exists elsewhere. */
export async function findInTeam(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  { account, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const { rows } = await sql<{ id: string; above: string[] }>`
    select m.id, l.above
    from members.account m
    cross join generate_series(${days.to}::date, ${days.from}::date, interval '-1 day') d(day)
    cross join lateral (
      select array_agg(agent_id order by step) filter (where step > 0) as above from agents.line_on(${brand.id}, m.id, d.day::date)
    ) l
    where m.merchant_id = ${brand.id} and m.username_key = ${account.toLowerCase()} and ${memberId} = any (l.above)
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('team_branch_unknown');
  const way = [found.id, ...found.above.slice(0, found.above.indexOf(memberId))].reverse();
  const { path } = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, way, days);
  return { path };
}
