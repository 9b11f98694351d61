import { BILL_STATES, type BillState, hasEnded, mayMove } from '@lanna/contract/commission/bills/states';
import {
  CONTRACT_KINDS,
  type ContractKind,
  PAYERS,
  type Payer,
} from '@lanna/rules/commission/contracts/terms';
import type { Money } from '@lanna/rules/money';
import type { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { oneOf } from './one-of.ts';

/** A bill as what becomes of it is decided. */
export interface Bill {
  id: string;
  merchantId: string;
  currency: string;
  contractId: string;
  kind: ContractKind;
  memberId: string;
  uplineId: string | null;
  payer: Payer;
  payable: Money;
  setAside: Money;
  collected: Money;
  state: BillState;
  collectDays: number | null;
  expiresAt: Date | null;
  proposalId: string | null;
  version: number;
}

/** The bill, held until the transaction ends. */
export async function lockBill(tx: Tx, id: string): Promise<Bill | undefined> {
  const row = await billColumns(tx).where('b.id', '=', id).forUpdate('b').executeTakeFirst();
  return row && billOf(row);
}

function billColumns(db: Queryable) {
  return db
    .selectFrom('bills.bill as b')
    .innerJoin('brands.brand as brand', 'brand.id', 'b.merchant_id')
    .select([
      'b.id',
      'b.merchant_id',
      'brand.currency',
      'b.contract_id',
      'b.kind',
      'b.member_id',
      'b.upline_id',
      'b.payer',
      'b.payable',
      'b.set_aside',
      'b.collected',
      'b.state',
      'b.collect_days',
      'b.expires_at',
      'b.proposal_id',
      'b.version',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof billColumns>['executeTakeFirstOrThrow']>>;

function billOf(row: Row): Bill {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    currency: row.currency ?? '',
    contractId: row.contract_id,
    kind: oneOf(CONTRACT_KINDS, row.kind),
    memberId: row.member_id,
    uplineId: row.upline_id,
    payer: oneOf(PAYERS, row.payer),
    payable: row.payable,
    setAside: row.set_aside,
    collected: row.collected,
    state: oneOf(BILL_STATES, row.state),
    collectDays: row.collect_days,
    expiresAt: row.expires_at,
    proposalId: row.proposal_id,
    version: row.version,
  };
}

/** What is there to be collected now. */
export function collectable({
  payer,
  payable,
  setAside,
  collected,
}: Pick<Bill, 'payer' | 'payable' | 'setAside' | 'collected'>): Money {
  return (payer === 'platform' ? payable : setAside) - collected;
}

/** What the upline has yet to put aside. */
export function missing({ payer, payable, setAside }: Pick<Bill, 'payer' | 'payable' | 'setAside'>): Money {
  return payer === 'platform' ? 0n : payable - setAside;
}

export interface Decision {
  name: string;
  reason: string;
}

/** Moves a bill on, with what has changed of its money. A move that is not in the table is an internal error. */
export async function moveBill(
  tx: Tx,
  bill: Bill,
  state: BillState,
  now: Date,
  more: { setAside?: Money; collected?: Money; by?: Decision } = {},
): Promise<Bill> {
  if (state !== bill.state && !mayMove(bill.state, state))
    throw new Error(`a bill that is ${bill.state} cannot become ${state}`);
  const after: Bill = {
    ...bill,
    state,
    setAside: more.setAside ?? bill.setAside,
    collected: more.collected ?? bill.collected,
    version: bill.version + 1,
  };
  const isWhole = missing(after) === 0n;
  const waits = state === 'uncollected' || state === 'part_collected';
  if (waits && isWhole && bill.collectDays !== null && bill.expiresAt === null)
    after.expiresAt = new Date(now.getTime() + bill.collectDays * DAY_MS);
  const isOver = hasEnded(state);
  await tx
    .updateTable('bills.bill')
    .set({
      state,
      set_aside: after.setAside,
      collected: after.collected,
      expires_at: after.expiresAt,
      ended_at: isOver ? now : null,
      ...(isOver && { proposal_id: null }),
      ...(more.by && { decided_by: more.by.name, decision_reason: more.by.reason }),
      version: after.version,
    })
    .where('id', '=', bill.id)
    .execute();
  return after;
}

const DAY_MS = 86_400_000;

/** Those open of a state, oldest first: ids only, each is held again before anything becomes of it. */
export async function billsWaiting(
  db: Queryable,
  condition: ReturnType<typeof sql<boolean>>,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bills.bill as b')
    .select('b.id')
    .where(condition)
    .orderBy('b.issued_at')
    .orderBy('b.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
