import type { Tx } from '../../../../platform/sql/database.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';
import { type Bill, collectable, lockBill, missing, moveBill } from '../pages/bill-row.ts';
import { notifyBills } from '../pages/notify-bills.ts';
import { notifyCollectable, notifyExpired, notifyPaid, notifyShort } from '../pages/notify-members.ts';
import { giveBack, payFromBrand, payFromPool, setAside } from './move-money.ts';
import { isApprovalNeeded } from './settings.ts';

/**
 * The next step of a bill that the clock alone decides: what it waits for after it was issued, what its upline can put aside now, that it is paid by itself,
 * that it was not collected in time. Safe to repeat; answers whether anything has changed.
 */
export async function advanceBill(tx: Tx, id: string, now: Date): Promise<boolean> {
  const bill = await lockBill(tx, id);
  if (!bill) return false;
  const after = await step(tx, bill, now);
  if (after === bill) return false;
  await notifyBills(tx, after);
  return true;
}

async function step(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  switch (bill.state) {
    case 'issued':
      return begin(tx, bill, now);
    case 'insufficient':
      return payItself(tx, await putAside(tx, bill, now), now);
    case 'part_collected':
      if (isLate(bill, now)) return expire(tx, bill, now);
      return payItself(tx, await putAside(tx, bill, now), now);
    case 'uncollected':
      if (isLate(bill, now)) return expire(tx, bill, now);
      return payItself(tx, bill, now);
    default:
      return bill;
  }
}

async function begin(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  if (bill.payable === 0n) return moveBill(tx, bill, 'not_reached', now);
  if (bill.payer === 'upline') return payItself(tx, await putAside(tx, bill, now), now);
  if (isByDays(bill) && (await isApprovalNeeded(tx, bill.merchantId)))
    return moveBill(tx, bill, 'unapproved', now);
  return becomeCollectable(tx, bill, now);
}

/** Hours and windows of five minutes are not approved. */
function isByDays({ kind }: Bill): boolean {
  return kind === 'dividend' || kind === 'daily_salary';
}

/** The whole amount is there. */
export async function becomeCollectable(
  tx: Tx,
  bill: Bill,
  now: Date,
  more: Parameters<typeof moveBill>[4] = {},
): Promise<Bill> {
  const after = await moveBill(tx, bill, 'uncollected', now, more);
  if (after.collectDays === null) return payItself(tx, after, now);
  await notifyCollectable(tx, after, now);
  return after;
}

/** Takes from the upline's wallet what is missing, or as much of it as there is. */
async function putAside(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  const lacks = missing(bill);
  if (lacks === 0n) return bill;
  const put = await setAside(tx, bill, lacks, now);
  if (put === 0n && bill.state !== 'issued') return bill;
  const more = { setAside: bill.setAside + put };
  if (bill.state === 'part_collected') return moveBill(tx, bill, 'part_collected', now, more);
  if (put === lacks) return becomeCollectable(tx, bill, now, more);
  const after = await moveBill(tx, bill, 'insufficient', now, more);
  if (bill.state === 'issued') await notifyShort(tx, after, now);
  return after;
}

/** Pays what is there, where the contract is not collected by hand. A frozen agent's waits. */
async function payItself(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  if (bill.collectDays !== null || collectable(bill) === 0n) return bill;
  if (bill.state === 'paid' || (await isFrozen(tx, bill.memberId))) return bill;
  return payOut(tx, bill, now);
}

/** Pays all that is there. The caller has made sure that the agent may have it. */
export async function payOut(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  const amount = collectable(bill);
  if (bill.payer === 'platform') await payFromBrand(tx, bill, amount, now);
  else await payFromPool(tx, bill, amount, now);
  const collected = bill.collected + amount;
  const after = await moveBill(tx, bill, collected === bill.payable ? 'paid' : 'part_collected', now, {
    collected,
  });
  await notifyPaid(tx, after, amount, now);
  return after;
}

function isLate({ expiresAt }: Bill, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** What an upline has put aside goes back. A frozen agent cannot collect, and loses nothing by it. */
async function expire(tx: Tx, bill: Bill, now: Date): Promise<Bill> {
  if (await isFrozen(tx, bill.memberId)) return bill;
  await returnRest(tx, bill, now);
  const after = await moveBill(tx, bill, 'expired', now);
  await notifyExpired(tx, after, now);
  return after;
}

/** Gives back to the upline what was put aside and not paid. */
export async function returnRest(tx: Tx, bill: Bill, now: Date): Promise<void> {
  const rest = bill.setAside - bill.collected;
  if (rest > 0n) await giveBack(tx, bill, rest, now);
}
