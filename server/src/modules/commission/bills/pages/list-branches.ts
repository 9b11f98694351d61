import type { billBranches as endpoint } from '@lanna/contract/commission/bills/bills';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts } from '../../../../platform/sql/numbered-page.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { readBranchFigures } from '../../teams/read-branch-figures.ts';
import { type ListedBill, type Reader, readBill } from './list-bills.ts';

type Page = Received<typeof endpoint>['query'];

/** The children a bill's figures came through, those with the greatest turnover first. Refuses `bill_unknown`. */
export async function listBranches(
  db: Queryable,
  reader: Reader,
  id: string,
  page: Page,
): Promise<Value<typeof endpoint>> {
  const bill = await readBill(db, reader, id);
  if (!bill) throw new Refusal('bill_unknown');
  const { list, total } = await branchesOf(db, bill, page);
  const names = await namesOf(
    db,
    list.map(({ memberId }) => memberId),
    reader.memberId,
  );
  return {
    list: list.map((branch) => ({ ...branch, account: names.get(branch.memberId) ?? '' })),
    ...pageFacts(page, total),
  };
}

/** As they are, without names. */
export async function branchesOf(
  db: Queryable,
  bill: Pick<
    ListedBill,
    'merchant_id' | 'member_id' | 'contract_id' | 'kind' | 'from_day' | 'to_day' | 'slot'
  >,
  { pageNo, pageSize }: Page,
) {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  if (bill.kind === 'hourly_salary') return hourBranches(db, bill, page);
  const team = { merchantId: bill.merchant_id, agentId: bill.member_id };
  const { list, total } = await readBranchFigures(db, team, { from: bill.from_day, to: bill.to_day }, page);
  return {
    list: list.map(({ childId, stake, payout, validTurnover, bonuses, active }) => ({
      memberId: childId,
      self: childId === bill.member_id,
      stake: formatMoney(stake),
      payout: formatMoney(payout),
      turnover: formatMoney(validTurnover),
      bonuses: formatMoney(bonuses),
      active,
    })),
    total,
  };
}

async function hourBranches(
  db: Queryable,
  bill: Pick<ListedBill, 'contract_id' | 'member_id' | 'from_day' | 'slot'>,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<{ child_id: string; stake: Money; turnover: Money; total: number }>`
    select child_id, stake, turnover, count(*) over ()::integer as total from bills.branch_hour
    where contract_id = ${bill.contract_id} and day = ${bill.from_day}::date and hour = ${bill.slot}
    order by turnover desc, child_id limit ${limit} offset ${offset}`.execute(db);
  return {
    list: rows.map(({ child_id: memberId, stake, turnover }) => ({
      memberId,
      self: memberId === bill.member_id,
      stake: formatMoney(stake),
      // By the hour only what was staked is counted.
      payout: formatMoney(0n),
      turnover: formatMoney(turnover),
      bonuses: null,
      active: null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Undefined reader: an operator, to whom names are no secret. */
export async function namesOf(
  db: Queryable,
  ids: readonly string[],
  readerId?: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'agent_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id ?? '',
      readerId === undefined ? (row.username ?? '') : nameInLine(readerId, row),
    ]),
  );
}
