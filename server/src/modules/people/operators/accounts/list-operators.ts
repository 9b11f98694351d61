import { listOperators, type OperatorRow } from '@lanna/contract/people/operators/operator-ops';
import { type RawBuilder, sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { roleNames } from '../internal/role-names.ts';

type Viewing = Pick<AnyOpsCall, 'operator' | 'session'>;
type Scope = ListScope & Viewing & { query: { brand?: string | undefined } };

export const operators = opsList(
  listOperators,
  ({ db, query, ...at }: At<Scope>) => {
    const rows = operatorRows(db, at);
    return query.brand === undefined ? rows : rows.where(hasRole(isOfBrands(at)));
  },
  {
    // Held by its query: an operator is of no brand, the roles are.
    brand: null,
    where: {
      q: (typed) => sql<boolean>`strpos(lower(o.name || ' ' || o.display_name), ${typed.toLowerCase()}) > 0`,
      status: 'o.status',
      role: (role, at) => hasRole(sql`g.role = ${role} and ${isInSight(at)}`),
    },
    sorts: {
      createdAt: { by: 'o.created_at', type: 'timestamptz' },
      name: { by: 'o.name', type: 'text' },
    },
    id: 'o.id',
    row: operatorRow,
    file: {
      name: 'operators',
      columns: {
        id: 'id',
        name: 'name',
        'display name': 'displayName',
        status: 'status',
        roles: ({ roles }) => roleNames(roles).join(', '),
        'second factor': ({ hasSecondFactor }) => (hasSecondFactor ? 'yes' : 'no'),
        created: 'createdAt',
        seen: 'seenAt',
      },
    },
  },
);

type ReadingCall = Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'>;

/** Who reads for the whole house sees everybody; otherwise who has a role in a brand of the call, with the roles there alone. */
export function operatorRows(db: Queryable, call: ReadingCall) {
  const isShown = isInSight(call);
  const roles = sql<{ role: string; brand: string | null }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('role', g.role, 'brand', b.code) order by b.code nulls first, g.role)
    from operators.role_grant g left join brands.brand b on b.id = g.merchant_id
    where g.operator_id = o.id and ${isShown}), '[]')`;
  const rows = db
    .selectFrom('operators.operator as o')
    .select(['o.id', 'o.name', 'o.display_name', 'o.status', 'o.created_at', roles.as('roles')])
    .select([
      sql<boolean>`exists (select from operators.totp t where t.operator_id = o.id)
        or exists (select from operators.passkey p where p.operator_id = o.id)`.as('has_factor'),
      sql<Date | null>`(select max(s.seen_at) from operators.session s where s.operator_id = o.id)`.as(
        'seen_at',
      ),
    ]);
  if (readsHouse(call)) return rows;
  return rows.where(
    sql<boolean>`(${hasRole(isShown)} or (o.created_by = ${call.operator.id} and not ${hasRole(sql`true`)}))`,
  );
}

function readsHouse({ session }: ReadingCall) {
  return session.house.has('operators.read');
}

/** Of a role (`g`). */
function isInSight(call: ReadingCall) {
  return readsHouse(call) ? sql`true` : isOfBrands(call);
}

function isOfBrands({ brandIds }: ReadingCall) {
  return sql`g.merchant_id = any(${[...brandIds]}::uuid[])`;
}

function hasRole(condition: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from operators.role_grant g where g.operator_id = o.id and ${condition})`;
}

type OperatorRecord = Awaited<ReturnType<ReturnType<typeof operatorRows>['executeTakeFirstOrThrow']>>;

export function operatorRow(row: OperatorRecord): OperatorRow {
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
