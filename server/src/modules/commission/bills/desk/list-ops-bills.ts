import type { listBills as endpoint } from '@lanna/contract/commission/bills/ops';
import type { Received } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { CASES, opsBillRows, showOpsBillRow } from './ops-bill-rows.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    at: { by: sql`b.issued_at`, type: 'timestamptz' },
    amount: { by: sql`b.payable`, type: 'bigint' },
  },
  id: sql`b.id`,
};

/** Bills of the brands' agents, for operators. */
export async function listOpsBills(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showOpsBillRow(row, brands)) };
}

export function billsFile(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'bills',
    header: [
      'id',
      'issued',
      'brand',
      'kind',
      'from',
      'to',
      'hour',
      'agent',
      'upline',
      'payer',
      'state',
      'payable',
      'collected',
      'missing',
      'currency',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showOpsBillRow(record, brands);
    yield [
      row.id,
      row.issuedAt,
      row.brand,
      row.kind,
      row.from,
      row.to,
      row.hour ?? '',
      row.agent.name,
      row.upline?.name ?? '',
      row.payer,
      row.state,
      row.payable,
      row.collected,
      row.missing,
      row.currency,
    ] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  const { search, kind, state, payer, member, from, to } = wanted;
  const searchId = z.uuid().safeParse(search).data;
  return opsBillRows(
    db,
    brands.map(({ id }) => id),
  )
    .$if(state === 'case', (rows) => rows.where(CASES))
    .$if(state !== undefined && state !== 'case', (rows) => rows.where('b.state', '=', state ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('b.kind', '=', kind ?? ''))
    .$if(payer !== undefined, (rows) => rows.where('b.payer', '=', payer ?? ''))
    .$if(member !== undefined, (rows) => rows.where('b.member_id', '=', member ?? ''))
    .$if(searchId !== undefined, (rows) => rows.where('b.id', '=', searchId ?? ''))
    .$if(search !== undefined && searchId === undefined, (rows) =>
      rows.where('m.username_key', 'like', likePrefix((search ?? '').toLowerCase())),
    )
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`b.to_day >= ${from ?? ''}::date`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`b.from_day <= ${to ?? ''}::date`));
}
