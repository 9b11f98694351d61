import type { Value } from '@lanna/contract/endpoint';
import { listMissions, type MissionRow, type showMission } from '@lanna/contract/rewards/missions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

/** Missions of brands, with what they have come to beside their budgets. */
export const opsMissions = opsList(
  listMissions,
  ({ db }: ListScope) =>
    db
      .selectFrom('missions.mission as m')
      .selectAll('m')
      .select([
        sql<number>`(select count(distinct p.member_id)::integer from missions.progress p where p.mission_id = m.id)`.as(
          'members',
        ),
        sql<number>`(select count(*)::integer from missions.progress p where p.mission_id = m.id and p.state in ('done', 'claimed', 'lapsed'))`.as(
          'reached',
        ),
        sql<number>`(select count(*)::integer from missions.progress p where p.mission_id = m.id and p.state = 'claimed')`.as(
          'claimed',
        ),
      ]),
  {
    brand: 'm.merchant_id',
    where: { state: 'm.state' },
    sorts: { madeAt: { by: 'm.made_at', type: 'timestamptz' } },
    id: 'm.id',
    row: (record, { brands }): MissionRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), edit: record.edit },
      state: record.state as MissionRow['state'],
      terms: record.terms as unknown as MissionRow['terms'],
      startsAt: record.starts_at.toISOString(),
      endsAt: record.ends_at?.toISOString() ?? null,
      ...{ budget: formatMoney(record.budget), spent: formatMoney(record.spent) },
      ...{ members: record.members, reached: record.reached, claimed: record.claimed },
      madeAt: record.made_at.toISOString(),
    }),
  },
);

/** A mission with how far members are with each step. Refuses with `not_found`. */
export async function showOpsMission(scope: ListScope, id: string): Promise<Value<typeof showMission>> {
  const mission = await opsMissions.one(scope, id);
  const { rows } = await sql<Value<typeof showMission>['steps'][number]>`
    select step::integer as step, count(*) filter (where state = 'open')::integer as open,
      count(*) filter (where state in ('done', 'claimed', 'lapsed'))::integer as reached,
      count(*) filter (where state = 'claimed')::integer as claimed, count(*) filter (where state = 'dry')::integer as dry
    from missions.progress where mission_id = ${id} group by step order by step`.execute(scope.db);
  return { ...mission, steps: rows };
}
