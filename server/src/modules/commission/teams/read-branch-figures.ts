import {
  PERIOD_KINDS,
  type Period,
  type PeriodKind,
  periodOf,
} from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { FIGURES, MONEY_SUMS, PLAY_SUMS } from './internal/figure-columns.ts';
import type { Figures, Team } from './read-figures.ts';

/** What came through one child of an agent. The agent is a child of itself for what it does in person. */
export interface BranchFigures extends Figures {
  childId: string;
  /** Members of the branch with a settled bet in the period; null where the period is no day, week, half month or month. */
  active: number | null;
}

export interface BranchPage {
  limit: number;
  offset?: number;
}

/**
 * The branches of a team in a period, those with the greatest turnover first; over all pages they add up to `readTeamFigures`, and their active members to
 * `readActive`. Reads a row for each child and day, whatever is below the children.
 */
export async function readBranchFigures(
  db: Queryable,
  { agentId, merchantId }: Team,
  period: Period,
  { limit, offset = 0 }: BranchPage,
): Promise<{ list: BranchFigures[]; total: number }> {
  const kind = kindOf(period);
  const days = sql`agent_id = ${agentId} and merchant_id = ${merchantId}
    and day between ${period.from}::date and ${period.to}::date`;
  const branches = sql`
    (select child_id, ${PLAY_SUMS} from teams.branch_play where ${days} group by child_id) p
    full join (select child_id, ${MONEY_SUMS} from teams.branch_money where ${days} group by child_id) m using (child_id)
    full join (select child_id, members from teams.branch_active
      where agent_id = ${agentId} and merchant_id = ${merchantId} and kind = ${kind ?? null} and from_day = ${period.from}::date
        and members > 0) a
      using (child_id)`;
  const { rows } = await sql<BranchFigures & { total: number }>`
    select child_id as "childId", ${FIGURES},
      ${kind ? sql`coalesce(members, 0)` : sql`null`}::integer as active, count(*) over ()::integer as total
    from ${branches}
    order by coalesce(valid_turnover, 0) desc, child_id
    limit ${limit} offset ${offset}`.execute(db);
  const list = rows.map(({ total: _, ...branch }) => branch);
  return { list, total: rows[0]?.total ?? 0 };
}

function kindOf({ from, to }: Period): PeriodKind | undefined {
  return PERIOD_KINDS.find((kind) => {
    const period = periodOf(kind, from);
    return period.from === from && period.to === to;
  });
}
