import type { Permission } from '@lanna/contract/endpoint';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { permissionsOf } from './role.ts';

/** Lines of a role, in one brand or (null) in the whole house. */
export interface Grant {
  lines: readonly string[];
  merchantId: string | null;
}

/**
 * Whether an operator has every permission that these grants come to, wherever they hold. None gives, changes or takes over more than
 * that.
 */
export function hasAllOf(
  session: Pick<OperatorSession, 'grants' | 'house'>,
  grants: readonly Grant[],
  all: readonly Permission[],
): boolean {
  return grants.every(({ lines, merchantId }) =>
    permissionsOf(lines, all).every((permission) =>
      merchantId === null
        ? session.house.has(permission)
        : session.house.has(permission) ||
          (session.grants.get(permission) ?? []).some(({ id }) => id === merchantId),
    ),
  );
}

/** What an operator's roles allow. */
export async function grantsOf(db: Queryable, operatorId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('operators.role_grant as g')
    .innerJoin('operators.role as r', 'r.code', 'g.role')
    .where('g.operator_id', '=', operatorId)
    .select(['r.permissions', 'g.merchant_id'])
    .execute();
  return rows.map(({ permissions, merchant_id }) => ({ lines: permissions, merchantId: merchant_id }));
}
