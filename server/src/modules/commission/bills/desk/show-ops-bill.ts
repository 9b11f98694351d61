import type { showOpsBill as endpoint } from '@lanna/contract/commission/bills/ops';
import { receipt } from '@lanna/contract/commission/bills/receipt';
import { DENIABLE_STATES } from '@lanna/contract/commission/bills/states';
import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readContracts } from '../computing/contract-in-force.ts';
import { linesOf } from '../computing/lines-of-bill.ts';
import { branchesOf, namesOf } from '../pages/list-branches.ts';
import { APPROVE_BILL } from '../paying/decide-bill.ts';
import { opsBillRows, showOpsBillRow } from './ops-bill-rows.ts';

const BRANCHES = 20;

/** One bill with every step of its sum and what can be decided. Refuses `not_found`. */
export async function showOpsBill(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brandIds' | 'brands' | 'mustBeProposed'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await opsBillRows(db)
    .where('b.id', '=', id)
    .where('b.merchant_id', 'in', [...call.brandIds])
    .select([
      'b.receipt',
      'b.earned',
      'b.earned_now',
      'b.owed_before',
      'b.owed_after',
      'b.taken_back',
      'b.decided_by',
      'b.decision_reason',
    ])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const contract = (await readContracts(db, [row.contract_id])).get(row.contract_id);
  if (!contract) throw new Error(`bill ${id} is of no contract`);
  const bill = showOpsBillRow(row, call.brands);
  const branches =
    row.kind === 'real_time_salary'
      ? { list: [], total: 0 }
      : await branchesOf(db, row, { pageNo: 1, pageSize: BRANCHES });
  const names = await namesOf(
    db,
    branches.list.map(({ memberId }) => memberId),
  );
  const lines = await linesOf(db, id);
  const isOpen = row.proposal_id === null;
  return {
    bill,
    contractId: row.contract_id,
    terms: wireTermsOf(contract.terms),
    receipt: receipt.parse(row.receipt),
    earned: formatMoney(row.earned),
    earnedNow: formatMoney(row.earned_now),
    ...lines,
    // To operators names are no secret.
    below: lines.below.map(({ username, agent_id: _, ...one }) => ({ ...one, account: username ?? '' })),
    owedBefore: formatMoney(row.owed_before),
    owedAfter: formatMoney(row.owed_after),
    takenBack: formatMoney(row.taken_back),
    branches: branches.list.map(({ bonuses: _, ...branch }) => ({
      ...branch,
      name: names.get(branch.memberId) ?? '',
    })),
    branchesInAll: branches.total,
    decided: row.decided_by === null ? null : { by: row.decided_by, reason: row.decision_reason ?? '' },
    mayApprove: isOpen && bill.state === 'unapproved',
    mayDeny: isOpen && DENIABLE_STATES.includes(bill.state),
    mayRetry: bill.missing !== formatMoney(0n),
    needsSecondOperator: await call.mustBeProposed(db, APPROVE_BILL, row.payable),
  };
}
