import type { DueRow, listDue as endpoint } from '@lanna/contract/commission/rebates/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { CsvAnswer } from '../../../../platform/files/send-csv.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { kindOf } from '../pages/list-rows.ts';

type Filter = Omit<Received<typeof endpoint>['query'], 'after' | 'limit'>;

const PAGING: Paging = {
  keys: { day: { by: sql`d.day`, type: 'date' }, due: { by: sql`d.due`, type: 'bigint' } },
  id: sql`(d.earner_id || d.child_id::text || d.kind || d.part) collate "C"`,
  idType: 'text',
};

/** Rebates of agents by day, child and category. */
export async function listDue(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, found(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => shown(row, brands)) };
}

export function dueFile(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return { name: 'rebates', header: HEADER, rows: fileRows(db, brands, wanted) };
}

const HEADER = ['brand', 'day', 'earner', 'child', 'kind', 'part', 'turnover', 'rate_percent', 'due', 'paid'];

async function* fileRows(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const row of readAllRows(found(db, brands, wanted), PAGING, wanted))
    yield [
      brandCode(brands, row.merchant_id),
      row.day,
      row.earner_name,
      row.child_name,
      row.kind,
      row.part,
      row.turnover,
      row.rate === null ? null : row.rate / 1000,
      row.due,
      row.paid,
    ];
}

function found(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  const { from, to, kind, agent, search, open } = wanted;
  return db
    .selectFrom('rebates.due as d')
    .innerJoin('members.account as e', 'e.id', 'd.earner_id')
    .innerJoin('members.account as c', 'c.id', 'd.child_id')
    .select([
      'd.merchant_id',
      sql<string>`d.day::text`.as('day'),
      'd.earner_id',
      'e.username as earner_name',
      'd.child_id',
      'c.username as child_name',
      'd.kind',
      'd.part',
      'd.turnover',
      'd.rate',
      'd.due',
      'd.paid',
    ])
    .$narrowType<{ earner_name: string; child_name: string; turnover: Money }>()
    .where(
      'd.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where(sql<boolean>`(d.due <> 0 or d.paid <> 0)`)
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`d.day >= ${from}::date`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`d.day <= ${to}::date`))
    .$if(kind !== undefined, (rows) => rows.where('d.kind', '=', kind ?? ''))
    .$if(agent !== undefined, (rows) => rows.where('d.earner_id', '=', agent ?? ''))
    .$if(search !== undefined, (rows) =>
      rows.where(sql<boolean>`e.username_key collate "C" like ${likePrefix((search ?? '').toLowerCase())}`),
    )
    .$if(open !== undefined, (rows) => rows.where(sql<boolean>`d.due <> d.paid`));
}

type Row = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>;

function shown(row: Row, brands: readonly Brand[]): DueRow {
  return {
    id: [row.earner_id, row.day, row.child_id, row.kind, row.part].join(' '),
    brand: brandCode(brands, row.merchant_id),
    day: row.day,
    earner: { id: row.earner_id, username: row.earner_name },
    child: { id: row.child_id, username: row.child_name },
    kind: kindOf(row.kind),
    part: row.part,
    turnover: formatMoney(row.turnover),
    rate: row.rate,
    due: formatMoney(row.due),
    paid: formatMoney(row.paid),
  };
}

export function brandCode(brands: readonly Brand[], merchantId: string): string {
  return brands.find(({ id }) => id === merchantId)?.code ?? '';
}
