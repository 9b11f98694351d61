import type { OperatorRow } from '@lanna/contract/people/operators/operator-ops';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { type Page, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface OperatorFilter {
  q?: string | undefined;
  status?: OperatorRow['status'] | undefined;
  role?: string | undefined;
  brand?: string | undefined;
}
type ReadingCall = Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'>;

const PAGING: Paging = {
  keys: {
    createdAt: { by: sql`o.created_at`, type: 'timestamptz' },
    name: { by: sql`o.name`, type: 'text' },
  },
  id: sql`o.id`,
};

/** One page of the operators in sight. */
export async function readOperators(
  db: Queryable,
  call: ReadingCall,
  query: OperatorFilter & { sort: string; after?: string | undefined; limit: number },
): Promise<Page<OperatorRow>> {
  const page = await readPage(db, operatorsQuery(db, call, query), PAGING, query);
  return { ...page, rows: page.rows.map(asOperator) };
}

/** All of them, for a file. */
export async function* readAllOperators(
  db: Queryable,
  call: ReadingCall,
  query: OperatorFilter & { sort: string },
): AsyncGenerator<OperatorRow> {
  for await (const row of readAllRows(operatorsQuery(db, call, query), PAGING, query)) yield asOperator(row);
}

/** One of them, undefined where it is out of sight. */
export async function readOperator(db: Queryable, call: ReadingCall, id: string) {
  const row = await operatorsQuery(db, call, {})
    .select(['o.version', 'o.created_by', 'o.password_change_due', 'o.email', 'o.set_by_other_at'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  return row && { row: asOperator(row), ...row };
}

/** Who reads for the whole house sees everybody; otherwise who has a role in a brand of the call, with the roles there alone. */
function operatorsQuery(db: Queryable, { operator, session, brandIds }: ReadingCall, filter: OperatorFilter) {
  const house = session.house.has('operators.read');
  const shown = house ? sql`true` : sql`g.merchant_id = any(${[...brandIds]}::uuid[])`;
  const roles = sql<{ role: string; brand: string | null }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('role', g.role, 'brand', b.code) order by b.code nulls first, g.role)
    from operators.role_grant g left join brands.brand b on b.id = g.merchant_id
    where g.operator_id = o.id and ${shown}), '[]')`;
  let query = db.selectFrom('operators.operator as o').select([
    'o.id',
    'o.name',
    'o.display_name',
    'o.status',
    'o.created_at',
    roles.as('roles'),
    sql<boolean>`exists (select from operators.totp t where t.operator_id = o.id)
        or exists (select from operators.passkey p where p.operator_id = o.id)`.as('has_factor'),
    sql<Date | null>`(select max(s.seen_at) from operators.session s where s.operator_id = o.id)`.as(
      'seen_at',
    ),
  ]);
  if (!house)
    query = query.where(
      sql<boolean>`(exists (select from operators.role_grant g where g.operator_id = o.id and ${shown})
        or (o.created_by = ${operator.id} and not exists (select from operators.role_grant g where g.operator_id = o.id)))`,
    );
  if (filter.brand)
    query = query.where(
      sql<boolean>`exists (select from operators.role_grant g
        where g.operator_id = o.id and g.merchant_id = any(${[...brandIds]}::uuid[]))`,
    );
  if (filter.role)
    query = query.where(
      sql<boolean>`exists (select from operators.role_grant g
        where g.operator_id = o.id and g.role = ${filter.role} and ${shown})`,
    );
  if (filter.status) query = query.where('o.status', '=', filter.status);
  if (filter.q)
    query = query.where(
      sql<boolean>`strpos(lower(o.name || ' ' || o.display_name), ${filter.q.toLowerCase()}) > 0`,
    );
  return query;
}

type FoundOperator = Awaited<ReturnType<ReturnType<typeof operatorsQuery>['executeTakeFirstOrThrow']>>;

function asOperator(row: FoundOperator): OperatorRow {
  return {
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    status: row.status as OperatorRow['status'],
    roles: row.roles,
    hasSecondFactor: row.has_factor,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
  };
}
