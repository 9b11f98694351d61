import type { listProtections as endpoint, ProtectionRow } from '@lanna/contract/accounts/protection/ops';
import type { Received } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { LIMIT_NAMES, type LimitName, partsOf } from '../limit-name.ts';
import { showValue } from '../limits/change-limit.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: { changed: { by: sql`l.changed_at`, type: 'timestamptz' } },
  id: sql`l.member_id`,
};

/** Members of the brands who have limits of their own, or want looser ones. */
export async function listProtections(db: Queryable, brands: readonly Brand[], wanted: Query, now: Date) {
  const page = await readPage(db, filtered(db, brands, wanted, now), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showRow(row, brands)) };
}

export function protectionsFile(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Filter,
  now: Date,
): CsvAnswer {
  return {
    name: 'protection',
    header: ['brand', 'member', 'changed', 'currency', ...LIMIT_NAMES, 'pending'],
    rows: linesOf(db, brands, wanted, now),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter, now: Date) {
  for await (const record of readAllRows(filtered(db, brands, wanted, now), PAGING, wanted)) {
    const row = showRow(record, brands);
    yield [
      row.brand,
      row.member.name,
      row.changedAt,
      row.currency,
      ...LIMIT_NAMES.map((name) => showValue(name, record[name])),
      row.pending,
    ];
  }
}

function filtered(db: Queryable, brands: readonly Brand[], { search, kind, pending }: Filter, now: Date) {
  const memberId = z.uuid().safeParse(search).data;
  return db
    .selectFrom('protection.own_limits as l')
    .innerJoin('members.account as m', 'm.id', 'l.member_id')
    .select(['l.member_id', 'l.merchant_id', 'l.changed_at', 'm.username', 'm.currency'])
    .select(LIMIT_NAMES.map((name) => `l.${name}` as const))
    .select(waiting(now).as('pending'))
    .where(
      'l.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where(sql<boolean>`(${anyOf(LIMIT_NAMES)} is not null or ${waiting(now)} > 0)`)
    .$if(kind !== undefined, (rows) =>
      rows.where(
        sql<boolean>`${anyOf(LIMIT_NAMES.filter((name) => partsOf(name).kind === kind))} is not null`,
      ),
    )
    .$if(pending !== undefined, (rows) =>
      rows.where(sql<boolean>`(${waiting(now)} > 0) = ${pending === 'yes'}`),
    )
    .$if(memberId !== undefined, (rows) => rows.where('m.id', '=', memberId ?? ''))
    .$if(search !== undefined && memberId === undefined, (rows) =>
      rows.where('m.username_key', 'like', likePrefix((search ?? '').toLowerCase())),
    );
}

function anyOf(names: readonly LimitName[]) {
  return sql`coalesce(${sql.join(names.map((name) => sql.ref(`l.${name}`)))})`;
}

function waiting(now: Date) {
  return sql<number>`(select count(*)::integer from protection.raise r
    where r.member_id = l.member_id and r.confirm_by > ${now})`;
}

type Row = { [Name in LimitName]: bigint | null } & {
  member_id: string;
  merchant_id: string;
  username: string;
  currency: string;
  changed_at: Date;
  pending: number;
};

function showRow(row: Row, brands: readonly Brand[]): ProtectionRow {
  return {
    member: { id: row.member_id, name: row.username },
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    currency: row.currency,
    limits: LIMIT_NAMES.filter((name) => row[name] !== null).map((name) => ({
      ...partsOf(name),
      value: showValue(name, row[name]),
    })),
    pending: row.pending,
    changedAt: row.changed_at.toISOString(),
  };
}
