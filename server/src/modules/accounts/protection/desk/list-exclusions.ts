import type {
  countExclusions as counting,
  ExclusionRow,
} from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { type ExclusionRecord, exclusionsOfBrands, showExclusions } from '../exclusions/exclusion-row.ts';

interface Filters {
  kind?: ExclusionRow['kind'] | undefined;
  state?: ExclusionRow['state'] | 'in_force' | 'suspected' | undefined;
  origin?: ExclusionRow['origin'] | undefined;
  search?: string | undefined;
}

const PAGING: Paging = { keys: { since: { by: sql`e.since`, type: 'timestamptz' } }, id: sql`e.id` };
const AT_ONCE = 500;

export async function listExclusions(
  db: Queryable,
  brands: readonly Brand[],
  wanted: PageWanted & Filters,
  now: Date,
) {
  const page = await readPage(db, filtered(db, brands, wanted, now), PAGING, wanted);
  return { ...page, rows: await showExclusions(db, brands, page.rows, now) };
}

export function exportExclusions(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
  now: Date,
): CsvAnswer {
  return {
    name: 'exclusions',
    header: [
      'since',
      'brand',
      'member',
      'kind',
      'origin',
      'state',
      'until',
      'end_asked',
      'ends',
      'ended',
      'ended_by',
      'accounts',
      'marks',
      'reason',
      'operator',
    ],
    rows: linesOf(db, brands, wanted, now),
  };
}

async function* linesOf(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
  now: Date,
) {
  let part: ExclusionRecord[] = [];
  const lines = async () => (await showExclusions(db, brands, part, now)).map(lineOf);
  for await (const record of readAllRows(filtered(db, brands, wanted, now), PAGING, wanted)) {
    part.push(record);
    if (part.length < AT_ONCE) continue;
    yield* await lines();
    part = [];
  }
  yield* await lines();
}

function lineOf(row: ExclusionRow) {
  return [
    row.since,
    row.brand,
    row.member?.username ?? '',
    row.kind,
    row.origin,
    row.state,
    row.until,
    row.endAskedAt,
    row.endsAt,
    row.endedAt,
    row.endedBy,
    row.accounts,
    row.marks.join(' '),
    row.reason,
    row.operator,
  ] as const;
}

function filtered(
  db: Queryable,
  brands: readonly Brand[],
  { kind, state, origin, search }: Filters,
  now: Date,
) {
  const brandIds = brands.map(({ id }) => id);
  const overdue = sql<boolean>`e.kind = 'self_exclusion' and e.until <= ${now}`;
  return exclusionsOfBrands(db, brandIds)
    .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind ?? ''))
    .$if(origin !== undefined, (query) => query.where('e.origin', '=', origin ?? ''))
    .$if(state === 'ended', (query) => query.where('e.ended_at', 'is not', null))
    .$if(state !== undefined && state !== 'ended', (query) => query.where('e.ended_at', 'is', null))
    .$if(state === 'suspected', (query) =>
      query.where('e.id', 'in', (inner) =>
        inner
          .selectFrom('protection.excluded_account as alike')
          .select('alike.exclusion_id')
          .where('alike.merchant_id', 'in', brandIds)
          .where('alike.suspected', '=', true)
          .where('alike.released_at', 'is', null),
      ),
    )
    .$if(state === 'ending', (query) => query.where('e.ends_at', 'is not', null))
    .$if(state === 'overdue', (query) => query.where('e.ends_at', 'is', null).where(overdue))
    .$if(state === 'running', (query) =>
      query.where('e.ends_at', 'is', null).where(sql<boolean>`(${overdue}) is not true`),
    )
    .$if(search !== undefined, (query) =>
      query.where('e.id', 'in', (inner) =>
        inner
          .selectFrom('protection.excluded_account as named')
          .select('named.exclusion_id')
          .where('named.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
      ),
    );
}

export async function countExclusions(
  db: Queryable,
  brandIds: readonly string[],
  now: Date,
): Promise<Value<typeof counting>> {
  const self = sql`kind = 'self_exclusion'`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::integer`;
  return db
    .selectFrom(exclusionsOfBrands(db, brandIds).where('e.ended_at', 'is', null).as('held'))
    .select([
      count(sql`kind = 'time_out'`).as('timeOuts'),
      count(self).as('selfExclusions'),
      count(sql`${self} and until is null`).as('forGood'),
      count(sql`${self} and until <= ${now} and ends_at is null`).as('overdue'),
      count(sql`ends_at is not null`).as('ending'),
      count(sql`origin = 'registry'`).as('registry'),
    ])
    .executeTakeFirstOrThrow();
}
