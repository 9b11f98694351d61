import type { LineStep } from '@lanna/contract/commission/teams/team';
import type { Period } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import type { Team } from '../read-figures.ts';

/**
 * A place in an agent's team, as its line was day by day: a day on which the way down was another one does not belong to it. So what a
 * branch came to, and what the level below it shows, are sums of the same rows.
 */
export interface PlaceInLine {
  merchantId: string;
  /** Whose team it is part of: the asking agent. */
  topId: string;
  /** Whose place it is. */
  accountId: string;
  /** Undefined at the top: the asking agent. */
  aboveId: string | undefined;
  /** Days on which the account was an agent, with a level of its own. */
  agentDays: readonly string[];
  /** Days on which it was none: what it did is in the row of the one above alone. */
  plainDays: readonly string[];
  /** What the account did in person, and no level below it. */
  inPerson: boolean;
  path: LineStep[];
}

/** Proves the way down on each day. Refuses with `team_branch_unknown` where it was not in the line on any of them. */
export async function placeInLine(
  db: Queryable,
  team: Team,
  way: readonly string[] | undefined,
  period: Period,
): Promise<PlaceInLine> {
  const { merchantId, agentId } = team;
  const all = daysOf(period);
  if (!way) return topOf(team, all);
  const own = way.at(-1) === (way.at(-2) ?? agentId);
  const ids = own ? way.slice(0, -1) : way;
  const accountId = ids.at(-1);
  const names = await namesOf(db, team, way);
  const path = way.map((id) => ({ id, account: names.get(id) ?? '', agent: true, own: false }));
  const last = path.at(-1);
  if (!last) throw new Error('a way has an end');
  last.own = own;
  if (accountId === undefined) {
    last.agent = false;
    return { ...topOf(team, all), inPerson: true, path };
  }
  // From just above the account up to the asking agent.
  const above = [agentId, ...ids.slice(0, -1)].reverse();
  const { rows } = await sql<{ day: string; agent: boolean }>`
    select d.day::text as day, l.agent
    from unnest(${all}::date[]) as d(day)
    cross join lateral (
      select array_agg(agent_id order by step) filter (where step > 0) as above, coalesce(bool_or(step = 0), false) as agent
      from agents.line_on(${merchantId}, ${accountId}, d.day)
    ) l
    where l.above[1:${above.length}::int] = ${above}::uuid[]
    order by 1`.execute(db);
  if (rows.length === 0) throw new Refusal('team_branch_unknown');
  const agentDays = rows.filter(({ agent }) => agent).map(({ day }) => day);
  const inPerson = own || agentDays.length === 0;
  last.agent = !inPerson;
  return {
    merchantId,
    topId: agentId,
    accountId,
    aboveId: above[0],
    agentDays,
    plainDays: rows.filter(({ agent }) => !agent).map(({ day }) => day),
    inPerson,
    path,
  };
}

export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

function topOf({ merchantId, agentId }: Team, agentDays: readonly string[]): PlaceInLine {
  return {
    merchantId,
    topId: agentId,
    accountId: agentId,
    aboveId: undefined,
    agentDays,
    plainDays: [],
    inPerson: false,
    path: [],
  };
}

async function namesOf(db: Queryable, { merchantId, agentId }: Team, ids: readonly string[]) {
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'agent_id'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, nameInLine(agentId, row)]));
}
