import type { showBill as endpoint } from '@lanna/contract/commission/bills/bills';
import { receipt } from '@lanna/contract/commission/bills/receipt';
import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { readContracts } from '../computing/contract-in-force.ts';
import { linesOf } from '../computing/lines-of-bill.ts';
import { type Reader, readBill, showBillRow } from './list-bills.ts';

/** One bill with every step of its sum. Refuses `bill_unknown`. */
export async function showBill(db: Queryable, reader: Reader, id: string): Promise<Value<typeof endpoint>> {
  const row = await readBill(db, reader, id);
  if (!row) throw new Refusal('bill_unknown');
  const contract = (await readContracts(db, [row.contract_id])).get(row.contract_id);
  if (!contract) throw new Error(`bill ${id} is of no contract`);
  const { corrections, below, movements } = await linesOf(db, id);
  return {
    bill: showBillRow(row, reader),
    terms: wireTermsOf(contract.terms),
    receipt: receipt.parse(row.receipt),
    earned: formatMoney(row.earned),
    corrections,
    owedBefore: formatMoney(row.owed_before),
    owedAfter: formatMoney(row.owed_after),
    below: below.map(({ username, agent_id, ...one }) => ({
      ...one,
      account: nameInLine(reader.memberId, { username, agent_id }),
    })),
    movements,
    reason: row.decision_reason,
  };
}
