import type { OpsBillRow } from '@lanna/contract/commission/bills/ops';
import { BILL_STATES } from '@lanna/contract/commission/bills/states';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { periodOfBill } from '../computing/period-of-bill.ts';
import { missing } from '../pages/bill-row.ts';
import { oneOf } from '../pages/one-of.ts';

/** An upline lacks money. */
export const CASES = sql<boolean>`(b.state in ('insufficient', 'part_collected') and b.set_aside < b.payable and b.payer = 'upline')`;

/** Bills of all brands. */
export function opsBillRows(db: Queryable) {
  return db
    .selectFrom('bills.bill as b')
    .innerJoin('members.account as m', 'm.id', 'b.member_id')
    .leftJoin('members.account as u', 'u.id', 'b.upline_id')
    .select([
      'b.id',
      'b.merchant_id',
      'b.contract_id',
      'b.kind',
      sql<string>`b.from_day::text`.as('from_day'),
      sql<string>`b.to_day::text`.as('to_day'),
      'b.slot',
      'b.member_id',
      'm.username',
      'b.upline_id',
      'u.username as upline_name',
      'b.payer',
      'b.state',
      'b.payable',
      'b.set_aside',
      'b.collected',
      'b.issued_at',
      'b.version',
      'b.proposal_id',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsBillRows>['executeTakeFirstOrThrow']>>;

export function showOpsBillRow(row: Row, brands: readonly Brand[]): OpsBillRow {
  const brand = brands.find(({ id }) => id === row.merchant_id);
  const kind = oneOf(CONTRACT_KINDS, row.kind);
  const payer = oneOf(PAYERS, row.payer);
  const state = oneOf(BILL_STATES, row.state);
  const isOpen = state === 'insufficient' || state === 'part_collected';
  return {
    id: row.id,
    brand: brand?.code ?? '',
    kind,
    ...periodOfBill(kind, row),
    agent: { id: row.member_id, name: row.username ?? '' },
    upline: row.upline_id === null ? null : { id: row.upline_id, name: row.upline_name ?? '' },
    payer,
    state,
    payable: formatMoney(row.payable),
    collected: formatMoney(row.collected),
    missing: formatMoney(isOpen ? missing({ payer, payable: row.payable, setAside: row.set_aside }) : 0n),
    currency: brand?.currency ?? '',
    issuedAt: row.issued_at.toISOString(),
    version: row.version,
    proposalId: row.proposal_id,
  };
}
