import type { Value } from '@lanna/contract/endpoint';
import type { listMembers, MemberRow } from '@lanna/contract/people/members/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../platform/http/calls/route.ts';
import { type CsvColumns, csvOf } from '../../../platform/ops/csv-columns.ts';
import type { WantedOf } from '../../../platform/ops/list-parts.ts';
import type { FileAnswer } from '../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import {
  foundMembers,
  isSearchAlone,
  type MemberFilter,
  NAMED_COUNTED_MAX,
} from './internal/found-members.ts';
import { type FoundRow, showRow, withRow } from './internal/member-row.ts';

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
  { sort, after, limit, ...filter }: WantedOf<typeof listMembers>,
): Promise<Value<typeof listMembers>> {
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
export function membersFile(
  db: Queryable,
  brands: readonly Brand[],
  { sort, ...filter }: MemberFilter & { sort: string },
): FileAnswer {
  const all = withRow(foundMembers(db, brands, { ...filter, all: true }));
  return csvOf('members', COLUMNS, shownRows(readAllRows(all, pagingBy(sort), { sort }), brands));
}

async function* shownRows(all: AsyncIterable<FoundRow>, brands: readonly Brand[]) {
  for await (const found of all) yield [showRow(found, brands), found] as const;
}

const COLUMNS: CsvColumns<MemberRow, FoundRow> = {
  id: 'id',
  brand: 'brand',
  'user name': 'username',
  nickname: 'nickname',
  type: 'type',
  status: 'status',
  mobile: 'mobileMasked',
  'e-mail': 'emailMasked',
  agent: ({ agent }) => agent?.username ?? null,
  rank: 'rankLevel',
  labels: ({ labels }) => labels.join(', '),
  registered: 'registeredAt',
  'last seen': 'seenAt',
  balance: 'balance',
  currency: 'currency',
  'demo player': ({ demoPlayer }) => (demoPlayer ? 'yes' : 'no'),
};

/** The id is that of the table whose index gives the order. */
function pagingBy(sort: string): Paging {
  return sort.endsWith('seen') ? { ...PAGING, id: sql`a.member_id` } : PAGING;
}
