import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { bringSaidPaid, depositDesk } from './move-deposit.ts';
import { type Notices, notifyOfEnd } from './notify-deposit.ts';

const AT_ONCE = 200;
/** A gateway is asked and closes its order; one that has not answered for so long after the end is waited for no more. */
const GATEWAY_GRACE_MS = 24 * 3_600_000;

/**
 * Writes down what the clock has decided: deposits that were not paid in time. What is paid later is credited all the same. One whose member
 * says to have paid comes to the desk instead: no clock gives up money that may be on its way. Says how many.
 */
export function expireDeposits(db: Database, notices: Notices, now: Date): Promise<number> {
  return inBatches(db, AT_ONCE, (tx) => expireSome(tx, notices, now));
}

async function expireSome(tx: Tx, notices: Notices, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('status', 'in', ['created', 'waiting'])
    .where('expires_at', '<=', now)
    .where(({ or, eb }) =>
      or([eb('kind', '<>', 'gateway'), eb('expires_at', '<=', new Date(now.getTime() - GATEWAY_GRACE_MS))]),
    )
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const deposit of due) {
    const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id };
    if (deposit.paid_said_at !== null) {
      await bringSaidPaid(tx, deposit, notices, now);
      continue;
    }
    await depositDesk.move(tx, deposit, { to: 'expired', by: null, cause: 'expired', now });
    await notifyOfEnd(tx, owner, { to: 'expired', amount: deposit.amount }, notices, now);
  }
  return due.length;
}
