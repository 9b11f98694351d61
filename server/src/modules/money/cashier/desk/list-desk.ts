import type { DepositKind } from '@lanna/contract/money/cashier/cashier';
import { listDeposits, type DepositRow as ShownRow } from '@lanna/contract/money/cashier/ops';
import { formatMoney } from '@lanna/rules/money';
import { OPEN_DEPOSIT_STATES, type ReviewReason } from '@lanna/rules/money/cashier/deposit-state';
import { payableReferencesIn } from '@lanna/rules/money/cashier/payable-reference';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { stateAt, stateInQuery } from '../record/deposit.ts';

/** Deposits of the brands' members, for the desk. */
export const deskDeposits = opsList(listDeposits, ({ db }: ListScope & { now: Date }) => deskRows(db), {
  brand: 'd.merchant_id',
  where: {
    state: (state, { eb, now }) =>
      state === 'said_paid'
        ? eb.and([eb('d.status', '=', 'waiting'), eb('d.paid_said_at', 'is not', null)])
        : eb(stateInQuery(now), 'in', state === 'open' ? OPEN_DEPOSIT_STATES : [state]),
    reason: 'd.reason',
    kind: 'd.kind',
    member: 'd.member_id',
  },
  search: {
    ids: ['d.id', 'd.member_id'],
    text(typed, { eb, db, brandIds }) {
      const [reference] = payableReferencesIn(typed);
      return reference === undefined
        ? eb('d.member_id', 'in', membersNamed(db, brandIds, typed))
        : eb('d.reference', '=', reference);
    },
  },
  days: 'd.created_at',
  sorts: {
    at: { by: 'd.created_at', type: 'timestamptz' },
    changed: { by: 'd.changed_at', type: 'timestamptz' },
  },
  id: 'd.id',
  row: (record, { brands, now }) => showDeskRow(record, brands, now),
  file: {
    name: 'deposits',
    columns: {
      id: 'id',
      at: 'createdAt',
      brand: 'brand',
      state: 'status',
      reason: 'reason',
      member: ({ member }) => member.name,
      method: 'methodCode',
      amount: (_, { amount }) => amount,
      confirmed: (_, { confirmed_amount }) => confirmed_amount,
      fee: (_, { fee }) => fee,
      currency: 'currency',
      reference: 'reference',
      changed: 'changedAt',
      handled_by: 'handledBy',
    },
  },
});

function deskRows(db: Queryable) {
  return db
    .selectFrom('cashier.deposit as d')
    .innerJoin('members.account as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select('m.username')
    .select(({ selectFrom }) =>
      selectFrom('cashier.slip as s')
        .whereRef('s.deposit_id', '=', 'd.id')
        .select(({ fn }) => fn.countAll<bigint>().as('slips'))
        .as('slips'),
    );
}
export type DeskRecord = Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>;

export function showDeskRow(row: DeskRecord, brands: readonly Brand[], now: Date): ShownRow {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    status: stateAt(row, now),
    reason: row.reason as ReviewReason | null,
    member: { id: row.member_id, name: row.username ?? '' },
    methodCode: row.method_code,
    kind: row.kind as DepositKind,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    confirmedAmount: row.confirmed_amount === null ? null : formatMoney(row.confirmed_amount),
    currency: row.currency,
    reference: row.reference,
    slips: Number(row.slips ?? 0n),
    paidSaidAt: row.paid_said_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    handledBy: row.handled_by,
    version: row.version,
  };
}
