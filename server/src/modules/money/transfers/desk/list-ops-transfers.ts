import type { Received } from '@lanna/contract/endpoint';
import type { listTransfers as endpoint } from '@lanna/contract/money/transfers/ops';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { opsTransferRows, showTransferRow } from './ops-transfer-rows.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    at: { by: sql`t.created_at`, type: 'timestamptz' },
    amount: { by: sql`t.amount`, type: 'bigint' },
  },
  id: sql`t.id`,
};

/** Transfers of the brands' members, for operators. */
export async function listOpsTransfers(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showTransferRow(row, brands)) };
}

export function transfersFile(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'transfers',
    header: [
      'id',
      'at',
      'brand',
      'kind',
      'state',
      'reason',
      'member',
      'vendor_or_agent',
      'amount',
      'currency',
      'ended',
      'attention',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showTransferRow(record, brands);
    yield [
      row.id,
      row.createdAt,
      row.brand,
      row.kind,
      row.state,
      row.reason,
      row.member.name,
      row.other,
      row.amount,
      row.currency,
      row.endedAt,
      row.attention,
    ] as const;
  }
}

/** What a person has to look at. */
export const ATTENTION = sql<boolean>`(t.state = 'sending' and t.unclear_at is not null
  or t.contradicted_at is not null and t.contradiction_seen_at is null)`;

function filtered(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  const { search, kind, state, vendor, member, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const searchId = z.uuid().safeParse(search).data;
  return opsTransferRows(db, brandIds)
    .$if(state === 'attention', (rows) => rows.where(ATTENTION))
    .$if(state !== undefined && state !== 'attention', (rows) => rows.where('t.state', '=', state ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('t.kind', '=', kind ?? ''))
    .$if(vendor !== undefined, (rows) => rows.where('v.code', '=', vendor ?? ''))
    .$if(member !== undefined, (rows) => rows.where('t.member_id', '=', member ?? ''))
    .$if(searchId !== undefined, (rows) => rows.where('t.id', '=', searchId ?? ''))
    .$if(search !== undefined && searchId === undefined, (rows) =>
      rows.where('m.username_key', 'like', likePrefix((search ?? '').toLowerCase())),
    )
    .$if(from !== undefined, (rows) => rows.where('t.created_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (rows) => rows.where('t.created_at', '<', startOfDay(brandIds, to ?? '', 1)));
}
