import type { consolidatedFunds } from '@lanna/contract/commission/contracts/contracts';
import type { Value } from '@lanna/contract/endpoint';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { COLLECT_DAYS_MAX, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { dayOf } from '../pages/contract-row.ts';

type Flags = Value<typeof consolidatedFunds>;

const NAMES = {
  dividend: 'divtypereq',
  daily_salary: 'dailysalreqtype',
  hourly_salary: 'contracthoursalreq',
  real_time_salary: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Flags>;

/** Which contracts a member has: 3 its end is asked for, 1 a proposal waits for an answer, 2 in force or lately ended, 0 none (decision 132). */
export async function contractFlags(
  db: Queryable,
  brand: BrandProfile,
  { memberId, type, now }: { memberId: string; type: number; now: Date },
): Promise<Flags> {
  const flags: Flags = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };
  if (!brand.settings.site.agentPolicy || !AGENT_TYPES.includes(type)) return flags;
  const rows = await db
    .selectFrom('contracts.contract')
    .select(['kind', RANK.as('rank')])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .where(({ or, eb, and }) =>
      or([
        eb('state', 'in', ['effective', 'termination_asked']),
        and([eb('state', '=', 'offered'), eb('expires_at', '>', now)]),
        and([
          eb('state', '=', 'ended'),
          eb('last_day', '>=', sql<Date>`${dayOf(now, brand.timeZone)}::date - ${COLLECT_DAYS_MAX}::integer`),
        ]),
      ]),
    )
    .groupBy('kind')
    .execute();
  for (const { kind, rank } of rows) flags[NAMES[kind as ContractKind]] = ([0, 2, 1, 3] as const)[rank] ?? 0;
  return flags;
}

const RANK = sql<number>`max(case state when 'termination_asked' then 3 when 'offered' then 2 else 1 end)`;
