import type { Permission } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../platform/sql/database.ts';
import { covers } from './accounts/role.ts';

/** Active operators who have a permission in a brand, by name: those a case may be handed over to. */
export async function findPermittedOperators(
  db: Queryable,
  permission: Permission,
  merchantId: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('operators.role_grant as g')
    .innerJoin('operators.role as r', 'r.code', 'g.role')
    .innerJoin('operators.operator as o', 'o.id', 'g.operator_id')
    .where('o.status', '=', 'active')
    .where(({ or, eb }) => or([eb('g.merchant_id', 'is', null), eb('g.merchant_id', '=', merchantId)]))
    .select(['o.id', 'o.name', 'r.permissions'])
    .orderBy('o.name')
    .execute();
  const able = rows.filter(({ permissions }) => permissions.some((line) => covers(line, permission)));
  return [...new Map(able.map(({ id, name }) => [id, { id, name }])).values()];
}
