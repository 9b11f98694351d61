import { listOpsSheets, type SheetRow } from '@lanna/contract/commission/positions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { periodOfSheet, type SheetRecord, sheets } from '../sheets/sheet-rows.ts';

/** Sheets of the brands' lines, for operators. */
export const opsSheets = opsList(listOpsSheets, ({ db }: ListScope) => sheets(db), {
  brand: 's.merchant_id',
  where: {
    state: (state) => STATES[state],
    with: (upper) => (upper === 'brand' ? WITH_BRAND : sql<boolean>`s.upper_id <> s.merchant_id`),
    member: (id) => sql<boolean>`(s.lower_id = ${id}::uuid or s.upper_id = ${id}::uuid)`,
  },
  search: {
    ids: ['s.id'],
    text: (typed, { eb }) => eb('l.username_key', 'like', likePrefix(typed.toLowerCase())),
  },
  days: ({ from = null, to = null }) =>
    sql<boolean>`s.to_day >= coalesce(${from}::date, '-infinity') and s.from_day <= coalesce(${to}::date, 'infinity')`,
  sorts: { to: { by: 's.to_day', type: 'date' }, amount: { by: 's.amount', type: 'bigint' } },
  id: 's.id',
  row: (record, { brands }) => showOpsSheetRow(record, brands),
  file: {
    name: 'sheets',
    columns: {
      id: 'id',
      brand: 'brand',
      from: 'from',
      to: 'to',
      lower: ({ lower }) => lower.name,
      upper: ({ upper }) => upper?.name ?? '',
      state: 'state',
      amount: 'amount',
      currency: 'currency',
      issued: 'issuedAt',
      'lower settled': ({ lowerSettledAt }) => lowerSettledAt ?? '',
      'upper settled': ({ upperSettledAt }) => upperSettledAt ?? '',
    },
  },
});

const WITH_BRAND = sql<boolean>`s.upper_id = s.merchant_id`;
const STATES = {
  open: sql<boolean>`(s.lower_at is null and s.upper_at is null)`,
  half: sql<boolean>`((s.lower_at is null) <> (s.upper_at is null))`,
  settled: sql<boolean>`(s.lower_at is not null and s.upper_at is not null)`,
};

export function showOpsSheetRow(row: SheetRecord, brands: readonly Brand[]): SheetRow {
  const brand = brands.find(({ id }) => id === row.merchant_id);
  const settled = [row.lower_at, row.upper_at].filter((at) => at !== null).length;
  return {
    id: row.id,
    brand: brand?.code ?? '',
    lower: { id: row.lower_id, name: row.lower_name ?? '' },
    upper: row.upper_account_id === null ? null : { id: row.upper_account_id, name: row.upper_name ?? '' },
    ...periodOfSheet(row),
    amount: formatMoney(row.amount),
    currency: brand?.currency ?? '',
    issuedAt: row.issued_at.toISOString(),
    state: settled === 0 ? 'open' : settled === 1 ? 'half' : 'settled',
    lowerSettledAt: row.lower_at?.toISOString() ?? null,
    upperSettledAt: row.upper_at?.toISOString() ?? null,
    upperSettledBy: row.upper_by,
  };
}
