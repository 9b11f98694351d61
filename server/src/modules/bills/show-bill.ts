import type { showBill as endpoint } from '@lanna/contract/bills/bills';
import { receipt } from '@lanna/contract/bills/receipt';
import { wireTermsOf } from '@lanna/contract/contracts/terms';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nameInLine } from '../members/name-in-line.ts';
import { readContracts } from './contract-in-force.ts';
import { linesOf } from './lines-of-bill.ts';
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
