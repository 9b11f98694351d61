import type { listAlerts as endpoint, WalletAlert } from '@lanna/contract/money/vendor-wallet/ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { alertRows, showAlert } from '../internal/alert-rows.ts';

export type AlertFilter = Omit<
  z.output<NonNullable<typeof endpoint.query>>,
  'brand' | 'sort' | 'after' | 'limit'
>;

/** Whose alerts are read. `house`: also those that concern no brand. */
export interface AlertScope {
  brandIds: readonly string[];
  house: boolean;
}

const PAGING: Paging = {
  keys: { at: { by: sql`a.last_at`, type: 'timestamptz' } },
  id: sql`a.id`,
  idType: 'bigint',
};

export async function listAlerts(
  db: Queryable,
  scope: AlertScope,
  filter: AlertFilter,
  wanted: PageWanted,
): Promise<Page<WalletAlert>> {
  const page = await readPage(db, alertsOf(db, scope, filter), PAGING, wanted);
  return { ...page, rows: page.rows.map(showAlert) };
}

export function alertsFile(db: Queryable, scope: AlertScope, filter: AlertFilter, sort: string): CsvAnswer {
  return { name: 'wallet-alerts', header: HEADER, rows: fileRows(db, scope, filter, sort) };
}

function alertsOf(db: Queryable, { brandIds, house }: AlertScope, { state, kind, vendor }: AlertFilter) {
  return alertRows(db, brandIds, house)
    .$if(state === 'open', (rows) =>
      rows.where('a.closed_at', 'is', null).where('a.acknowledged_at', 'is', null),
    )
    .$if(state === 'acknowledged', (rows) =>
      rows.where('a.closed_at', 'is', null).where('a.acknowledged_at', 'is not', null),
    )
    .$if(state === 'closed', (rows) => rows.where('a.closed_at', 'is not', null))
    .$if(kind !== undefined, (rows) => rows.where('a.kind', '=', kind ?? ''))
    .$if(vendor !== undefined, (rows) => rows.where('v.code', '=', vendor ?? ''));
}

const HEADER = [
  'id',
  'kind',
  'state',
  'brand',
  'vendor',
  'member',
  'subject',
  'facts',
  'times',
  'raised_at',
  'last_at',
  'acknowledged_by',
  'note',
];

async function* fileRows(db: Queryable, scope: AlertScope, filter: AlertFilter, sort: string) {
  for await (const row of readAllRows(alertsOf(db, scope, filter), PAGING, { sort })) {
    const alert = showAlert(row);
    yield [
      alert.id,
      alert.kind,
      alert.state,
      alert.brand,
      alert.vendor,
      alert.member?.name ?? null,
      alert.subject,
      JSON.stringify(alert.facts),
      alert.times,
      alert.raisedAt,
      alert.lastAt,
      alert.acknowledgedBy,
      alert.note,
    ];
  }
}
