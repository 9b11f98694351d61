import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { formatMoney, type Money } from '@lanna/rules/money';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { AccountName } from '../../../books/ledger/account.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';

/** What a movement of a bill needs to know of it. */
export interface Payee {
  id: string;
  merchantId: string;
  currency: string;
  kind: ContractKind;
  memberId: string;
  uplineId: string | null;
}

const POOL = { kind: 'pool', purpose: 'contracts' } as const;
const BRAND = { kind: 'agent_pay' } as const;

/** The brand's pay to an agent. */
export function payFromBrand(tx: Tx, bill: Payee, amount: Money, now: Date): Promise<void> {
  return move(
    tx,
    bill,
    { kind: 'paid', from: BRAND, to: walletOf(bill.memberId), amount, code: byTheBrand(bill) },
    now,
  );
}

/** What the upline has put aside reaches who earned it. */
export function payFromPool(tx: Tx, bill: Payee, amount: Money, now: Date): Promise<void> {
  const code = bill.kind === 'dividend' ? 'upline_dividend' : 'upline_salary';
  return move(tx, bill, { kind: 'paid', from: POOL, to: walletOf(bill.memberId), amount, code }, now);
}

/** Puts aside as much of an amount as the upline's wallet has, and answers how much. */
export async function setAside(tx: Tx, bill: Payee, wanted: Money, now: Date): Promise<Money> {
  const uplineId = uplineOf(bill);
  await lockWallets(tx, [uplineId]);
  const has = await walletBalance(tx, { merchantId: bill.merchantId, memberId: uplineId });
  const amount = has < wanted ? has : wanted;
  if (amount <= 0n) return 0n;
  await move(
    tx,
    bill,
    { kind: 'set_aside', from: walletOf(uplineId), to: POOL, amount, code: 'contract_pay_set_aside' },
    now,
  );
  return amount;
}

export function giveBack(tx: Tx, bill: Payee, amount: Money, now: Date): Promise<void> {
  const to = walletOf(uplineOf(bill));
  return move(tx, bill, { kind: 'returned', from: POOL, to, amount, code: 'contract_pay_returned' }, now);
}

/** Takes back what the brand has paid too much; what the wallet lacks is owed. */
export async function takeBack(tx: Tx, bill: Payee, amount: Money, now: Date): Promise<void> {
  const { memberId, merchantId } = bill;
  await lockWallets(tx, [memberId]);
  const has = await walletBalance(tx, { merchantId, memberId });
  const taken = has < amount ? has : amount;
  const code = byTheBrand(bill);
  if (taken > 0n)
    await move(
      tx,
      bill,
      { kind: 'taken_back', from: walletOf(memberId), to: BRAND, amount: taken, code: `${code}_returned` },
      now,
    );
  if (taken < amount) {
    const from = { kind: 'receivable', memberId } as const;
    await move(
      tx,
      bill,
      { kind: 'shortfall', from, to: BRAND, amount: amount - taken, code: `${code}_shortfall` },
      now,
    );
  }
}

interface Movement {
  kind: 'set_aside' | 'returned' | 'paid' | 'taken_back' | 'shortfall';
  from: AccountName;
  to: AccountName;
  amount: Money;
  code: string;
}

/** The caller holds the bill, whose row changes in the same transaction: so each movement is posted once. */
async function move(tx: Tx, bill: Payee, { kind, ...leg }: Movement, now: Date): Promise<void> {
  const id = newId();
  const { merchantId, currency } = bill;
  const posted = await postGroup(tx, { merchantId, currency, reference: id, legs: [leg], now });
  if (posted.outcome !== 'posted')
    throw new Error(`${leg.code} of ${formatMoney(leg.amount)} for bill ${bill.id} was ${posted.outcome}`);
  await tx
    .insertInto('bills.movement')
    .values({ id, bill_id: bill.id, kind, amount: leg.amount, at: now })
    .execute();
}

function byTheBrand({ kind }: Payee): 'dividend' | 'salary' {
  return kind === 'dividend' ? 'dividend' : 'salary';
}

function walletOf(memberId: string): AccountName {
  return { kind: 'wallet', memberId };
}

function uplineOf({ id, uplineId }: Payee): string {
  if (uplineId === null) throw new Error(`bill ${id} has no upline that pays`);
  return uplineId;
}
