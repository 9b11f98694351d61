import type { collectBill as endpoint } from '@lanna/contract/commission/bills/bills';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { type Bill, collectable, lockBill, missing } from '../pages/bill-row.ts';
import type { Reader } from '../pages/list-bills.ts';
import { notifyBills } from '../pages/notify-bills.ts';
import { payOut } from '../paying/advance-bill.ts';

/**
 * Pays what there is of a bill to the agent who earned it. The same press twice moves nothing the second time. Refuses `bill_unknown`,
 * `bill_not_collectable`, `agent_frozen`.
 */
export function collectBill(
  db: Database,
  reader: Reader,
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const bill = await lockOwn(tx, reader, id);
    const amount = collectable(bill);
    if (bill.state === 'paid' || (bill.state === 'part_collected' && amount === 0n)) return answer(bill, 0n);
    const isOpen = ['uncollected', 'insufficient', 'part_collected'].includes(bill.state);
    const isLate = bill.expiresAt !== null && bill.expiresAt <= now;
    if (!isOpen || isLate || amount === 0n) throw new Refusal('bill_not_collectable');
    await refuseFrozen(tx, bill.memberId);
    const after = await payOut(tx, bill, now);
    await notifyBills(tx, after);
    return answer(after, amount);
  });
}

async function lockOwn(tx: Tx, { merchantId, memberId }: Reader, id: string): Promise<Bill> {
  const bill = await lockBill(tx, id);
  if (!bill || bill.merchantId !== merchantId || bill.memberId !== memberId)
    throw new Refusal('bill_unknown');
  return bill;
}

function answer(bill: Bill, amount: bigint) {
  return {
    state: bill.state,
    amount: formatMoney(amount),
    collected: formatMoney(bill.collected),
    missing: formatMoney(missing(bill)),
  };
}
