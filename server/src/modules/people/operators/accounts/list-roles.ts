import type { Value } from '@lanna/contract/endpoint';
import type { listRoles as description } from '@lanna/contract/people/operators/role-ops';
import { sql } from 'kysely';
import type { OperatorDeps } from '../session/deps.ts';
import { OWNER } from './refuse-last-owner.ts';
import { permissionsOf } from './role.ts';

/** Every role with what it comes to, and every permission there is. */
export async function listRoles({
  db,
  permissions,
}: Pick<OperatorDeps, 'db' | 'permissions'>): Promise<Value<typeof description>> {
  const rows = await db.kysely
    .selectFrom('operators.role as r')
    .select([
      'r.code',
      'r.permissions',
      'r.built_in',
      'r.version',
      sql<number>`(select count(distinct g.operator_id)::integer from operators.role_grant g where g.role = r.code)`.as(
        'operators',
      ),
    ])
    .orderBy('r.built_in', 'desc')
    .orderBy(sql`cardinality(r.permissions)`)
    .orderBy('r.code')
    .execute();
  return {
    roles: rows.map(({ code, permissions: lines, built_in, version, operators }) => ({
      code,
      lines,
      permissions: permissionsOf(lines, permissions),
      builtIn: built_in,
      fixed: code === OWNER,
      version,
      operators,
    })),
    permissions: [...permissions],
  };
}
