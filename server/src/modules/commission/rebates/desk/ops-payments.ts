import type {
  listPayments as endpoint,
  RebatePayment,
  showPayment as showEndpoint,
} from '@lanna/contract/commission/rebates/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { CsvAnswer } from '../../../../platform/files/send-csv.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { kindOf } from '../pages/list-rows.ts';
import { brandCode } from './ops-due.ts';

type Filter = Omit<Received<typeof endpoint>['query'], 'after' | 'limit'>;

const PAGING: Paging = { keys: { at: { by: sql`p.at`, type: 'timestamptz' } }, id: sql`p.id` };
/** Of what a payment has moved. */
const ROWS_SHOWN = 1000;

/** Postings of rebates to agents, the latest first. */
export async function listPayments(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, found(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => shown(row, brands)) };
}

export function paymentsFile(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'rebate-payments',
    header: ['id', 'brand', 'at', 'earner', 'amount', 'owed'],
    rows: fileRows(db, brands, wanted),
  };
}

async function* fileRows(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const row of readAllRows(found(db, brands, wanted), PAGING, wanted))
    yield [
      row.id,
      brandCode(brands, row.merchant_id),
      row.at.toISOString(),
      row.username,
      row.amount,
      row.owed,
    ];
}

/** A payment and the rows it has moved. Refuses with `not_found`. */
export async function showPayment(
  db: Queryable,
  brands: readonly Brand[],
  id: string,
): Promise<Value<typeof showEndpoint>> {
  const payment = await found(db, brands, { sort: '-at' }).where('p.id', '=', id).executeTakeFirst();
  if (!payment) throw new Refusal('not_found');
  const { rows } = await sql<{
    day: string;
    child_id: string;
    username: string;
    kind: string;
    part: string;
    before: Money;
    after: Money;
    count: number;
  }>`
    select l.day::text as day, l.child_id, c.username, l.kind, l.part, l.before, l.after, count(*) over ()::int as count
    from rebates.payment_line l join members.account c on c.id = l.child_id
    where l.payment_id = ${id} order by abs(l.after - l.before) desc, l.day, l.child_id, l.kind, l.part limit ${ROWS_SHOWN}`.execute(
    db,
  );
  return {
    ...shown(payment, brands),
    rows: rows.map(({ day, child_id, username, kind, part, before, after }) => ({
      day,
      child: { id: child_id, username },
      kind: kindOf(kind),
      part,
      before: formatMoney(before),
      after: formatMoney(after),
    })),
    count: rows[0]?.count ?? 0,
  };
}

function found(db: Queryable, brands: readonly Brand[], { from, to, agent, search }: Filter) {
  return db
    .selectFrom('rebates.payment as p')
    .innerJoin('members.account as e', 'e.id', 'p.earner_id')
    .select(['p.id', 'p.merchant_id', 'p.earner_id', 'e.username', 'p.at', 'p.amount', 'p.owed'])
    .$narrowType<{ username: string }>()
    .where(
      'p.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`p.day >= ${from}::date`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`p.day <= ${to}::date`))
    .$if(agent !== undefined, (rows) => rows.where('p.earner_id', '=', agent ?? ''))
    .$if(search !== undefined, (rows) =>
      rows.where(sql<boolean>`e.username_key collate "C" like ${likePrefix((search ?? '').toLowerCase())}`),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>;

function shown(row: Row, brands: readonly Brand[]): RebatePayment {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    earner: { id: row.earner_id, username: row.username },
    at: row.at.toISOString(),
    amount: formatMoney(row.amount),
    owed: formatMoney(row.owed),
  };
}
