import type { Value } from '@lanna/contract/endpoint';
import type { listMembers as endpoint, memberQuery } from '@lanna/contract/people/members/ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import {
  foundMembers,
  isSearchAlone,
  type MemberFilter,
  NAMED_COUNTED_MAX,
} from './internal/found-members.ts';
import { showRow, withRow } from './internal/member-row.ts';

const PAGING: Paging = {
  keys: {
    registered: { by: sql`m.registered_at`, type: 'timestamptz' },
    name: { by: sql`m.username_key collate "C"`, type: 'text' },
    seen: { by: sql`a.seen_at`, type: 'timestamptz' },
  },
  id: sql`m.id`,
};

/** One page of the members of these brands that pass a filter. */
export async function findMembers(
  db: Queryable,
  brands: readonly Brand[],
  { sort, after, limit, ...filter }: z.output<typeof memberQuery>,
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, withRow(foundMembers(db, brands, filter)), pagingBy(sort), {
    sort,
    after,
    limit,
    // Where a name leaves some out, so that the total says `atLeast`.
    ...(isSearchAlone(filter) ? { countedMax: NAMED_COUNTED_MAX } : {}),
  });
  return { ...page, rows: page.rows.map((row) => showRow(row, brands)) };
}

/** All of them as a file. */
export function exportMembers(
  db: Queryable,
  brands: readonly Brand[],
  { sort, ...filter }: MemberFilter & { sort: string },
): CsvAnswer {
  return {
    name: 'members',
    header: [
      'id',
      'brand',
      'user name',
      'nickname',
      'type',
      'status',
      'mobile',
      'e-mail',
      'agent',
      'rank',
      'labels',
      'registered',
      'last seen',
      'balance',
      'currency',
      'demo player',
    ],
    rows: rowsOf(db, brands, { sort, ...filter }),
  };
}

async function* rowsOf(
  db: Queryable,
  brands: readonly Brand[],
  { sort, ...filter }: MemberFilter & { sort: string },
) {
  const all = withRow(foundMembers(db, brands, { ...filter, all: true }));
  for await (const found of readAllRows(all, pagingBy(sort), { sort })) {
    const row = showRow(found, brands);
    yield [
      row.id,
      row.brand,
      row.username,
      row.nickname,
      row.type,
      row.status,
      row.mobileMasked,
      row.emailMasked,
      row.agent?.username ?? null,
      row.rankLevel,
      row.labels.join(', '),
      row.registeredAt,
      row.seenAt,
      row.balance,
      row.currency,
      row.demoPlayer ? 'yes' : 'no',
    ];
  }
}

/** The id is that of the table whose index gives the order. */
function pagingBy(sort: string): Paging {
  return sort.endsWith('seen') ? { ...PAGING, id: sql`a.member_id` } : PAGING;
}
