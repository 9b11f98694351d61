import { formatMoney, type Money } from '@lanna/rules/money';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { type Bill, missing } from './bill-row.ts';
import { PAGES } from './pages.ts';

/** The agent can collect a bill. */
export async function notifyCollectable(tx: Tx, bill: Bill, now: Date): Promise<void> {
  await sendMessage(tx, {
    ...to(bill, bill.memberId, 'collectable'),
    template: 'contract_bill_collectable',
    facts: { amount: formatMoney(bill.payable) },
    now,
  });
}

/** What is paid every hour or every few minutes is seen in the wallet; other payments are announced. */
export async function notifyPaid(tx: Tx, bill: Bill, amount: Money, now: Date): Promise<void> {
  if (bill.kind === 'hourly_salary' || bill.kind === 'real_time_salary') return;
  await sendMessage(tx, {
    ...to(bill, bill.memberId, `paid ${bill.version}`),
    template: 'contract_bill_paid',
    facts: { amount: formatMoney(amount) },
    now,
  });
}

/** Both sides learn at once that an upline's wallet is short. */
export async function notifyShort(tx: Tx, bill: Bill, now: Date): Promise<void> {
  const facts = { amount: formatMoney(missing(bill)) };
  await sendMessage(tx, { ...to(bill, bill.memberId, 'waits'), template: 'contract_bill_waits', facts, now });
  if (bill.uplineId !== null)
    await sendMessage(tx, {
      ...to(bill, bill.uplineId, 'short'),
      template: 'contract_bill_short',
      facts,
      now,
    });
}

export async function notifyExpired(tx: Tx, bill: Bill, now: Date): Promise<void> {
  const facts = { amount: formatMoney(bill.payable - bill.collected) };
  await sendMessage(tx, {
    ...to(bill, bill.memberId, 'expired'),
    template: 'contract_bill_expired',
    facts,
    now,
  });
}

export async function notifyDenied(tx: Tx, bill: Bill, now: Date): Promise<void> {
  const facts = { amount: formatMoney(bill.payable - bill.collected) };
  await sendMessage(tx, {
    ...to(bill, bill.memberId, 'denied'),
    template: 'contract_bill_denied',
    facts,
    now,
  });
}

function to({ id, merchantId, kind }: Bill, memberId: string, what: string) {
  return { merchantId, memberId, source: `bill ${id} ${what}`, path: PAGES[kind] };
}
