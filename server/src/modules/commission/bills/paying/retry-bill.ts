import type { retryBill as endpoint } from '@lanna/contract/commission/bills/ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { lockBill, missing } from '../pages/bill-row.ts';
import { advanceBill } from './advance-bill.ts';
import { subjectOf } from './decide-bill.ts';

/** Tries again what an upline's wallet lacked, for an operator. Refuses `not_found`, `bill_decided`. */
export function retryBill(
  db: Database,
  call: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const before = await lockBill(tx, id);
    if (!before || !call.brandIds.includes(before.merchantId)) throw new Refusal('not_found');
    if (missing(before) === 0n || !['insufficient', 'part_collected'].includes(before.state))
      throw new Refusal('bill_decided');
    await advanceBill(tx, id, now);
    const after = (await lockBill(tx, id)) ?? before;
    const lacks = formatMoney(missing(after));
    await call.record(tx, {
      action: 'bills.retry',
      brandId: before.merchantId,
      subject: subjectOf(before),
      before: { state: before.state, missing: formatMoney(missing(before)) },
      after: { state: after.state, missing: lacks },
    });
    return { state: after.state, missing: lacks };
  });
}
