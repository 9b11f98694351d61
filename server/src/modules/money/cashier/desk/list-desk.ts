import type { Received } from '@lanna/contract/endpoint';
import type { DepositKind } from '@lanna/contract/money/cashier/cashier';
import type { listDeposits as endpoint, DepositRow as ShownRow } from '@lanna/contract/money/cashier/ops';
import { formatMoney } from '@lanna/rules/money';
import { OPEN_DEPOSIT_STATES, type ReviewReason } from '@lanna/rules/money/cashier/deposit-state';
import { payableReferencesIn } from '@lanna/rules/money/cashier/payable-reference';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { stateAt, stateInQuery } from '../record/deposit.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    at: { by: sql`d.created_at`, type: 'timestamptz' },
    changed: { by: sql`d.changed_at`, type: 'timestamptz' },
  },
  id: sql`d.id`,
};

/** Deposits of the brands' members, for the desk. */
export async function listDesk(db: Queryable, brands: readonly Brand[], wanted: Query, now: Date) {
  const page = await readPage(db, filtered(db, brands, wanted, now), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showDeskRow(row, brands, now)) };
}

const CSV_HEADER = [
  ...[
    'id',
    'at',
    'brand',
    'state',
    'reason',
    'member',
    'method',
    'amount',
    'confirmed',
    'fee',
    'currency',
    'reference',
  ],
  ...['changed', 'handled_by'],
];

export function exportDesk(db: Queryable, brands: readonly Brand[], wanted: Filter, now: Date): CsvAnswer {
  return { name: 'deposits', header: CSV_HEADER, rows: linesOf(db, brands, wanted, now) };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter, now: Date) {
  for await (const record of readAllRows(filtered(db, brands, wanted, now), PAGING, wanted)) {
    const row = showDeskRow(record, brands, now);
    yield [
      ...[row.id, row.createdAt, row.brand, row.status, row.reason ?? '', row.member.name, row.methodCode],
      ...[record.amount, record.confirmed_amount, record.fee, row.currency, row.reference],
      ...[row.changedAt, row.handledBy],
    ] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], wanted: Filter, now: Date) {
  const { state, reason, kind, member, search, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const states = state === 'open' ? OPEN_DEPOSIT_STATES : state && [state];
  const searchId = z.uuid().safeParse(search).data;
  const [reference] = payableReferencesIn(search ?? '');
  return deskRows(db, brandIds)
    .$if(states !== undefined, (query) => query.where(stateInQuery(now), 'in', states ?? []))
    .$if(reason !== undefined, (query) => query.where('d.reason', '=', reason ?? null))
    .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? ''))
    .$if(member !== undefined, (query) => query.where('d.member_id', '=', member ?? ''))
    .$if(searchId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('d.id', '=', searchId ?? ''), eb('d.member_id', '=', searchId ?? '')]),
      ),
    )
    .$if(reference !== undefined, (query) => query.where('d.reference', '=', reference ?? ''))
    .$if(search !== undefined && searchId === undefined && reference === undefined, (query) =>
      query.where('d.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
    )
    .$if(from !== undefined, (query) => query.where('d.created_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (query) => query.where('d.created_at', '<', startOfDay(brandIds, to ?? '', 1)));
}

export function deskRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('cashier.deposit as d')
    .innerJoin('members.account as m', 'm.id', 'd.member_id')
    .where('d.merchant_id', 'in', brandIds)
    .selectAll('d')
    .select('m.username')
    .select(({ selectFrom }) =>
      selectFrom('cashier.slip as s')
        .whereRef('s.deposit_id', '=', 'd.id')
        .select(({ fn }) => fn.countAll<bigint>().as('slips'))
        .as('slips'),
    );
}

export function showDeskRow(
  row: Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
  now: Date,
): ShownRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
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
