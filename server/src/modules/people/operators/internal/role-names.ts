import type { RoleGiven } from '@lanna/contract/people/operators/operator-ops';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Roles of an operator by brand, as people and the record read them. */
export async function readRoles(db: Queryable, operatorId: string): Promise<RoleGiven[]> {
  return db
    .selectFrom('operators.role_grant as g')
    .leftJoin('brands.brand as b', 'b.id', 'g.merchant_id')
    .where('g.operator_id', '=', operatorId)
    .orderBy('b.code')
    .orderBy('g.role')
    .select(['g.role', 'b.code as brand'])
    .execute();
}

/** `finance · LANNA`, `owner` for the whole house. */
export function roleNames(roles: readonly RoleGiven[]): string[] {
  return roles.map(({ role, brand }) => (brand === null ? role : `${role} · ${brand}`));
}
