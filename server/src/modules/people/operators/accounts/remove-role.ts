import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { OperatorDeps } from '../session/deps.ts';

/** Removes a role that no operator has. Refuses with `not_found`, `beyond_own_rights` for one of the product's own, `role_in_use`. */
export async function removeRole(
  { db }: Pick<OperatorDeps, 'db'>,
  code: string,
  call: Pick<AnyOpsCall, 'record'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const role = await tx
      .selectFrom('operators.role')
      .select(['permissions', 'built_in'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!role) throw new Refusal('not_found');
    if (role.built_in) throw new Refusal('beyond_own_rights');
    const held = await tx
      .selectFrom('operators.role_grant')
      .select('id')
      .where('role', '=', code)
      .executeTakeFirst();
    if (held) throw new Refusal('role_in_use');
    await tx.deleteFrom('operators.role').where('code', '=', code).execute();
    await notifyOps(tx, { brandId: null, type: 'roles_changed' });
    await call.record(tx, {
      action: 'operators.remove-role',
      brandId: null,
      subject: { kind: 'role', id: code },
      before: { lines: role.permissions },
    });
  });
}
