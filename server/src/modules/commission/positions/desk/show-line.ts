import type { linePositions as endpoint } from '@lanna/contract/commission/positions/ops';
import type { Value } from '@lanna/contract/endpoint';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { readDays } from '../shares/next-day.ts';
import { readHistory, readPositions } from '../shares/read-positions.ts';
import { readSetting, showReckoned } from '../shares/setting.ts';
import { zoneOf } from './zone-of.ts';

/** What each agent of a member's line holds, and what is left for the brand. Refuses with `not_found`. */
export async function showLine(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds'>,
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const member = await findScopedMember(db, id, call.brandIds);
  const { merchantId } = member;
  const days = await readDays(db, { merchantId, timeZone: zoneOf(call.brands, merchantId), now });
  const { rows: line } = await sql<{ id: string; username: string; above: string }>`
    with recursive line(id, username, type, agent_id, step) as (
      select m.id, m.username, m.type, m.agent_id, 0 from members.account m where m.id = ${id} and m.merchant_id = ${merchantId}
      union all
      select a.id, a.username, a.type, a.agent_id, line.step + 1
      from line join members.account a on a.id = line.agent_id where a.merchant_id = ${merchantId}
    )
    select id, coalesce(username, '') as username, coalesce(agent_id, ${merchantId}::uuid) as above
    from line where type = any(${AGENT_TYPES}) order by step`.execute(db);
  const positions = await readPositions(
    db,
    line.map((agent) => ({ memberId: agent.id, aboveId: agent.above })),
    days,
  );
  return {
    reckoned: showReckoned(await readSetting(db, merchantId)),
    nextDay: days.nextDay,
    isTop: line[0]?.id === id && line[0].above === merchantId,
    line: line.map((agent, at) => ({ id: agent.id, name: agent.username, positions: positions[at] ?? [] })),
    brand: RATE_CATEGORIES.map((category) => {
      const left = (day: 'today' | 'tomorrow') =>
        positions
          .map((of) => of.find((row) => row.category === category)?.[day] ?? 0)
          .reduce((rest, share) => rest - Math.min(rest, share), WHOLE_RATE);
      return { category, today: left('today'), tomorrow: left('tomorrow') };
    }),
    history:
      line[0]?.id === id ? await readHistory(db, { merchantId, memberId: id, aboveId: line[0].above }) : [],
  };
}
