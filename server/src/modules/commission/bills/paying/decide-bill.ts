import type {
  approveBills,
  BILL_DECISIONS,
  decideBill as endpoint,
} from '@lanna/contract/commission/bills/ops';
import { DENIABLE_STATES } from '@lanna/contract/commission/bills/states';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { type ActionSubject, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { type Bill, type Decision, lockBill, moveBill } from '../pages/bill-row.ts';
import { notifyBills } from '../pages/notify-bills.ts';
import { notifyDenied } from '../pages/notify-members.ts';
import { becomeCollectable, returnRest } from './advance-bill.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const APPROVE_BILL = 'bills.approve';

type Call = Pick<AnyOpsCall, 'operator' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>;
type Outcome = (typeof BILL_DECISIONS)[number];

/** Approves or denies a bill. Denying takes one operator, whatever the amount. Refuses `not_found`, `bill_decided`, `changed_meanwhile`. */
export function decideBill(
  db: Database,
  call: Call,
  id: string,
  { decision, version, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const bill = await lockDecidable(tx, id, call.brandIds, decision);
    if (bill.proposalId !== null) throw new Refusal('bill_decided');
    if (bill.version !== version) throw new Refusal('changed_meanwhile');
    return decide(tx, call, bill, decision, reason, now);
  });
}

/** Approves each that waits for it; others are left as they are. Refuses `not_found` where one is not of the operator's brands. */
export async function approveMany(
  db: Database,
  call: Call,
  { ids, reason }: Received<typeof approveBills>['body'],
  now: Date,
): Promise<Value<typeof approveBills>> {
  const wanted = [...new Set(ids)].sort();
  return db.transaction(async (tx) => {
    const counts = { approved: 0, proposed: 0, left: 0 };
    for (const id of wanted) {
      const bill = await lockBill(tx, id);
      if (!bill || !call.brandIds.includes(bill.merchantId)) throw new Refusal('not_found');
      if (bill.state !== 'unapproved' || bill.proposalId !== null) counts.left += 1;
      else {
        const { outcome } = await decide(tx, call, bill, 'approve', reason, now);
        counts[outcome === 'decided' ? 'approved' : 'proposed'] += 1;
      }
    }
    // A call that changes nothing is still one that an operator made.
    if (counts.approved + counts.proposed === 0)
      await call.record(tx, {
        action: 'bills.approve-many',
        brandId: null,
        subject: { kind: 'bill', id: wanted[0] ?? '', name: `${wanted.length} bills` },
        after: counts,
        reason,
      });
    return counts;
  });
}

async function decide(tx: Tx, call: Call, bill: Bill, decision: Outcome, reason: string, now: Date) {
  const brandId = bill.merchantId;
  const subject = subjectOf(bill);
  if (decision === 'approve' && (await call.mustBeProposed(tx, APPROVE_BILL, bill.payable))) {
    const payload = { id: bill.id };
    const proposalId = await call.propose(tx, { kind: APPROVE_BILL, brandId, subject, payload, reason });
    await noteProposal(tx, bill.id, proposalId);
    await notifyBills(tx, bill);
    return { outcome: 'proposed' as const, proposalId };
  }
  const after = await carryOut(tx, bill, decision, { name: call.operator.name, reason }, now);
  await call.record(tx, {
    action: decision === 'approve' ? 'bills.approve' : 'bills.deny',
    brandId,
    subject,
    before: { state: bill.state },
    after: {
      state: after.state,
      amount: formatMoney(bill.payable),
      currency: bill.currency,
      reference: bill.id,
    },
    reason,
  });
  return { outcome: 'decided' as const, proposalId: null };
}

async function carryOut(tx: Tx, bill: Bill, decision: Outcome, by: Decision, now: Date): Promise<Bill> {
  let after: Bill;
  if (decision === 'approve') after = await becomeCollectable(tx, bill, now, { by });
  else {
    await returnRest(tx, bill, now);
    after = await moveBill(tx, bill, 'denied', now, { by });
    await notifyDenied(tx, after, now);
  }
  await notifyBills(tx, after);
  return after;
}

/** Carried out when a second operator approves; outdated if the bill was decided meanwhile. */
export const billProposal = proposalKind({
  kind: APPROVE_BILL,
  permission: 'bills.decide',
  rule: { standard: { above: '20000' }, floor: { above: '200000' } },
  payload: z.object({ id: z.uuid() }),
  carryOut: async (tx, { id }, { brandId, reason, approver, proposer, now }) => {
    if (brandId === null) throw new Error('a bill is of a brand');
    const bill = await lockDecidable(tx, id, [brandId], 'approve').catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal('proposal_outdated', { cause: error.code });
      throw error;
    });
    const after = await carryOut(
      tx,
      { ...bill, proposalId: null },
      'approve',
      { name: approver.name, reason },
      now,
    );
    await noteProposal(tx, id, null);
    const { currency } = bill;
    return {
      before: { state: bill.state },
      after: { state: after.state, amount: formatMoney(bill.payable), currency, reference: id, proposer },
    };
  },
  letGo: (tx, { id }) => noteProposal(tx, id, null),
});

async function noteProposal(tx: Tx, id: string, proposalId: string | null): Promise<void> {
  await tx
    .updateTable('bills.bill')
    .set((eb) => ({ proposal_id: proposalId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function lockDecidable(
  tx: Tx,
  id: string,
  brandIds: readonly string[],
  decision: Outcome,
): Promise<Bill> {
  const bill = await lockBill(tx, id);
  if (!bill || !brandIds.includes(bill.merchantId)) throw new Refusal('not_found');
  const may = decision === 'approve' ? bill.state === 'unapproved' : DENIABLE_STATES.includes(bill.state);
  if (!may) throw new Refusal('bill_decided');
  return bill;
}

export function subjectOf({ id, kind, payable, currency }: Bill): ActionSubject {
  return { kind: 'bill', id, name: `${kind} ${formatMoney(payable)} ${currency}` };
}
