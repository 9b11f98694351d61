import type { listIncomeBranch as endpoint, RebateKind } from '@lanna/contract/commission/rebates/income';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { shownChild } from './list-rows.ts';
import type { Earner } from './show-income.ts';

const PAGING: Paging = {
  keys: { turnover: { by: sql`s.turnover`, type: 'bigint' } },
  id: sql`s.child_id`,
};

/** Where the turnover of an agent below comes from on a day: its rows add up to what came through that agent. Refuses with `member_unknown`. */
export async function listBranch(
  db: Queryable,
  earner: Earner,
  { under, day, kind, part, after, pageSize }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  await refuseOtherLine(db, earner, { memberId: under, day });
  const of = { merchantId: earner.merchantId, agentId: under, day, kind, part };
  const [{ rows, next }, total] = await Promise.all([
    readPage(db, childrenOf(db, of), PAGING, { sort: '-turnover', after, limit: pageSize }),
    childrenOf(db, of)
      .clearSelect()
      .select(sql<Money>`coalesce(sum(s.turnover), 0)::bigint`.as('turnover'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    turnover: formatMoney(total.turnover),
    rows: rows.map((row) => ({ child: shownChild(row, under), turnover: formatMoney(row.turnover) })),
    next,
  };
}

/** The day belongs to one line: who was in the agent's on it may be looked at for it. Refuses with `member_unknown`. */
export async function refuseOtherLine(
  db: Queryable,
  { merchantId, agentId }: Earner,
  { memberId, day }: { memberId: string; day: string },
): Promise<void> {
  if (memberId === agentId) return;
  const { rows } = await sql`
    select 1 from agents.line_on(${merchantId}, ${memberId}, ${day}::date) l where l.agent_id = ${agentId}`.execute(
    db,
  );
  if (rows.length === 0) throw new Refusal('member_unknown');
}

interface BranchOfDay {
  merchantId: string;
  agentId: string;
  day: string;
  kind: RebateKind;
  part: string;
}

function childrenOf(db: Queryable, { merchantId, agentId, day, kind, part }: BranchOfDay) {
  const sums =
    kind === 'category'
      ? sql<{ child_id: string; turnover: Money }>`(
          select child_id, valid_turnover as turnover from teams.child_play
          where agent_id = ${agentId} and merchant_id = ${merchantId} and day = ${day}::date and category = ${part}
            and valid_turnover <> 0)`
      : sql<{ child_id: string; turnover: Money }>`(
          select child_id, stake as turnover from rebates.lottery_play
          where agent_id = ${agentId} and merchant_id = ${merchantId} and day = ${day}::date and prize_mode = ${part} and stake <> 0)`;
  return db
    .selectFrom(sums.as('s'))
    .innerJoin('members.account as c', 'c.id', 's.child_id')
    .select(['s.child_id', 's.turnover', 'c.username', 'c.agent_id', 'c.type'])
    .$narrowType<{ username: string; type: number }>();
}
