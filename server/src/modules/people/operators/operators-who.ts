import type { Permission } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../platform/sql/database.ts';
import { covers } from './accounts/role.ts';

export interface MailedOperator {
  id: string;
  name: string;
  email: string | null;
}

/** Active operators who have a permission in a brand, or over the whole house where none is named; with the address they are written to. */
export async function operatorsWho(
  db: Queryable,
  permission: Permission,
  merchantId: string | null,
): Promise<MailedOperator[]> {
  const rows = await db
    .selectFrom('operators.role_grant as g')
    .innerJoin('operators.role as r', 'r.code', 'g.role')
    .innerJoin('operators.operator as o', 'o.id', 'g.operator_id')
    .where('o.status', '=', 'active')
    .where(({ or, eb }) =>
      or([
        eb('g.merchant_id', 'is', null),
        ...(merchantId === null ? [] : [eb('g.merchant_id', '=', merchantId)]),
      ]),
    )
    .select(['o.id', 'o.name', 'o.email', 'r.permissions'])
    .orderBy('o.name')
    .execute();
  const able = rows.filter(({ permissions }) => permissions.some((line) => covers(line, permission)));
  return [...new Map(able.map(({ id, name, email }) => [id, { id, name, email }])).values()];
}

/** One of them; undefined for an operator who may not, or may no more. */
export async function operatorWho(
  db: Queryable,
  permission: Permission,
  merchantId: string | null,
  operatorId: string,
): Promise<MailedOperator | undefined> {
  return (await operatorsWho(db, permission, merchantId)).find(({ id }) => id === operatorId);
}
