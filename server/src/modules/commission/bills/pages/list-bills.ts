import type { BillRow, BillSide, listBills as endpoint } from '@lanna/contract/commission/bills/bills';
import { BILL_STATES } from '@lanna/contract/commission/bills/states';
import type { Received, Value } from '@lanna/contract/endpoint';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageFacts, rowsOfPage } from '../../../../platform/sql/numbered-page.ts';
import { maskName } from '../../../people/members/mask.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { periodOfBill } from '../computing/period-of-bill.ts';
import { collectable, missing } from './bill-row.ts';
import { oneOf } from './one-of.ts';

/** The agent whose bills are read. */
export interface Reader {
  merchantId: string;
  memberId: string;
}

/** Bills of a kind, newest first: those the agent earns by, or those it pays to the own line. */
export async function listBills(
  db: Queryable,
  reader: Reader,
  { kind, side, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const found = billsOf(db, reader, side).where('b.kind', '=', kind);
  const [sums, rows] = await Promise.all([
    found.select(SUMS[side]).executeTakeFirstOrThrow(),
    rowsOfPage(selectBill(found).orderBy('b.issued_at', 'desc').orderBy('b.id', 'desc'), asked),
  ]);
  return {
    list: rows.map((row) => showBillRow(row, reader)),
    ...pageFacts(asked, sums.total),
    paid: formatMoney(sums.paid),
    waiting: formatMoney(sums.waiting),
  };
}

/** The bill of an agent who earns by it or pays it; of others there is none. */
export function readBill(db: Queryable, reader: Reader, id: string) {
  return selectBill(
    db
      .selectFrom('bills.bill as b')
      .where('b.merchant_id', '=', reader.merchantId)
      .where('b.id', '=', id)
      .where((b) =>
        b.or([
          b('b.member_id', '=', reader.memberId),
          b.and([b('b.upline_id', '=', reader.memberId), b('b.payer', '=', 'upline')]),
        ]),
      ),
  ).executeTakeFirst();
}

function billsOf(db: Queryable, { merchantId, memberId }: Reader, side: BillSide) {
  const bills = db.selectFrom('bills.bill as b').where('b.merchant_id', '=', merchantId);
  return side === 'own'
    ? bills.where('b.member_id', '=', memberId)
    : bills.where('b.upline_id', '=', memberId).where('b.payer', '=', 'upline');
}

const OPEN = sql`b.state in ('uncollected', 'insufficient', 'part_collected')`;
const SUMS = {
  own: [
    sql<number>`count(*)::int`.as('total'),
    sql<Money>`coalesce(sum(b.collected), 0)::bigint`.as('paid'),
    sql<Money>`coalesce(sum(case b.payer when 'platform' then b.payable else b.set_aside end - b.collected) filter (where ${OPEN}), 0)::bigint`.as(
      'waiting',
    ),
  ],
  line: [
    sql<number>`count(*)::int`.as('total'),
    sql<Money>`coalesce(sum(b.collected), 0)::bigint`.as('paid'),
    sql<Money>`coalesce(sum(b.payable - b.set_aside) filter (where ${OPEN}), 0)::bigint`.as('waiting'),
  ],
} as const;

function selectBill(bills: ReturnType<typeof billsOf>) {
  return bills
    .innerJoin('members.account as m', 'm.id', 'b.member_id')
    .leftJoin('members.account as u', 'u.id', 'b.upline_id')
    .select([
      'b.id',
      'b.merchant_id',
      'b.contract_id',
      'b.kind',
      'b.member_id',
      'b.payer',
      'm.username',
      'm.agent_id',
      'u.username as upline',
      sql<string>`b.from_day::text`.as('from_day'),
      sql<string>`b.to_day::text`.as('to_day'),
      'b.slot',
      'b.state',
      'b.payable',
      'b.set_aside',
      'b.collected',
      'b.taken_back',
      'b.earned',
      'b.owed_before',
      'b.owed_after',
      'b.receipt',
      'b.expires_at',
      'b.issued_at',
      'b.decision_reason',
    ]);
}

export type ListedBill = Awaited<ReturnType<ReturnType<typeof selectBill>['executeTakeFirstOrThrow']>>;

export function showBillRow(row: ListedBill, { memberId }: Reader): BillRow {
  const side = row.member_id === memberId ? 'own' : 'line';
  const money = {
    payer: oneOf(PAYERS, row.payer),
    payable: row.payable,
    setAside: row.set_aside,
    collected: row.collected,
  };
  const state = oneOf(BILL_STATES, row.state);
  const isOpen = state === 'uncollected' || state === 'insufficient' || state === 'part_collected';
  const upline = row.upline === null ? null : maskName(row.upline);
  const kind = oneOf(CONTRACT_KINDS, row.kind);
  return {
    id: row.id,
    kind,
    side,
    ...periodOfBill(kind, row),
    payer: money.payer,
    other: side === 'line' ? nameInLine(memberId, row) : upline,
    state,
    payable: formatMoney(row.payable),
    collected: formatMoney(row.collected),
    collectable: formatMoney(side === 'own' && isOpen ? collectable(money) : 0n),
    missing: formatMoney(isOpen ? missing(money) : 0n),
    takenBack: formatMoney(row.taken_back),
    expiresAt: row.expires_at?.toISOString() ?? null,
    issuedAt: row.issued_at.toISOString(),
  };
}
