import type { listMoneyCases as endpoint } from '@lanna/contract/money/reconciliation/case-ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { type CaseScope, caseRow, casesOf, differenceOf } from './money-case.ts';

type Query = z.output<NonNullable<typeof endpoint.query>>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;

export interface CasesWanted {
  brands: readonly Brand[];
  scope: CaseScope;
  /** The operator who asks, for "mine". */
  operatorName: string;
}

const PAGING: Paging = {
  keys: {
    at: { by: sql`k.opened_at`, type: 'timestamptz' },
    since: { by: sql`k.since`, type: 'timestamptz' },
  },
  id: sql`k.id`,
};

export async function listCases(db: Queryable, wanted: CasesWanted, query: Filter & PageWanted) {
  const page = await readPage(db, filtered(db, wanted, query), PAGING, query);
  return { ...page, rows: page.rows.map((record) => caseRow(record, wanted.brands)) };
}

export function casesFile(db: Queryable, wanted: CasesWanted, query: Filter & { sort: string }): CsvAnswer {
  return { name: 'money-cases', header: HEADER, rows: linesOf(db, wanted, query) };
}

const HEADER = [
  'id',
  'brand',
  'kind',
  'state',
  'channel',
  'way',
  'currency',
  'booked',
  'told',
  'difference',
  'since',
  'opened',
  'taken_by',
  'decision',
  'closed',
  'closed_by',
];

async function* linesOf(db: Queryable, wanted: CasesWanted, query: Filter & { sort: string }) {
  for await (const record of readAllRows(filtered(db, wanted, query), PAGING, query)) {
    const row = caseRow(record, wanted.brands);
    yield [
      row.id,
      row.brand,
      row.kind,
      row.state,
      row.channel,
      row.way,
      row.currency,
      record.booked,
      record.told,
      row.difference === null ? null : differenceOf(record),
      row.since,
      row.openedAt,
      row.takenBy,
      row.decision,
      row.closedAt,
      row.closedBy,
    ] as const;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function filtered(
  db: Queryable,
  { scope, operatorName }: CasesWanted,
  { state, kind, channel, search, taken, from, to }: Filter,
) {
  return casesOf(db, scope)
    .$if(state === 'waiting', (query) => query.where('k.state', 'in', ['open', 'proposed']))
    .$if(state !== undefined && state !== 'waiting', (query) => query.where('k.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('k.kind', '=', kind ?? ''))
    .$if(channel !== undefined, (query) => query.where('k.channel_code', '=', channel ?? ''))
    .$if(taken === 'me', (query) => query.where('k.taken_by', '=', operatorName))
    .$if(taken === 'none', (query) => query.where('k.taken_by', 'is', null))
    .$if(from !== undefined, (query) =>
      query.where('k.opened_at', '>=', startOfDay(scope.brandIds, from ?? '')),
    )
    .$if(to !== undefined, (query) =>
      query.where('k.opened_at', '<', startOfDay(scope.brandIds, to ?? '', 1)),
    )
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          ...(UUID.test(search ?? '')
            ? [where('k.id', '=', search ?? ''), where('k.subject', '=', search ?? '')]
            : []),
          sql<boolean>`position(lower(${search ?? ''}) in lower(coalesce(k.facts->>'external', ''))) > 0`,
        ]),
      ),
    );
}
