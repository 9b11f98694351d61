import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { grantsOf, hasAllOf } from './rights.ts';

type Managing = Pick<AnyOpsCall, 'operator' | 'session' | 'brandIds'> & { house: boolean };

/**
 * Whether an operator is in sight of a call: for who has the call's permission in the whole house everybody is; otherwise who has a
 * role in one of the call's brands, or was added by who asks and has no role yet.
 */
export async function isInSight(db: Queryable, id: string, call: Managing): Promise<boolean> {
  const found = await db
    .selectFrom('operators.operator')
    .select('created_by')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || call.house) return found !== undefined;
  const grants = await grantsOf(db, id);
  return grants.length === 0
    ? found.created_by === call.operator.id
    : grants.some(({ merchantId }) => merchantId !== null && call.brandIds.includes(merchantId));
}

/**
 * Locks an operator whom the call changes. Refuses with `not_found` out of sight, `operator_own`, and `beyond_own_rights` for one who
 * may do anything that who asks may not: a new password would be a way to those rights.
 */
export async function lockManagedOperator(
  tx: Tx,
  { permissions }: Pick<OperatorDeps, 'permissions'>,
  id: string,
  call: Managing,
  { own = false }: { own?: boolean } = {},
) {
  const operator = await lockOperator(tx, id);
  if (!operator || !(await isInSight(tx, id, call))) throw new Refusal('not_found');
  if (!own && id === call.operator.id) throw new Refusal('operator_own');
  if (!hasAllOf(call.session, await grantsOf(tx, id), permissions)) throw new Refusal('beyond_own_rights');
  return operator;
}

export type LockedOperator = NonNullable<Awaited<ReturnType<typeof lockOperator>>>;

export function lockOperator(tx: Tx, id: string) {
  return tx
    .selectFrom('operators.operator')
    .select(['id', 'name', 'display_name', 'email', 'status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
