import type { Permission } from '@lanna/contract/endpoint';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * Whether something about operators waits for a second one. A house begins with one owner, who acts alone as long as no other operator
 * could ever have approved it. Who ever could is kept (`operators.approver_ever`), so that no lock, no role taken away and no
 * change of a role brings the one owner back.
 */
export async function needsAnother(
  tx: Tx,
  { kind, permission, merchantId }: { kind: string; permission: Permission; merchantId: string | null },
  call: Pick<AnyOpsCall, 'operator' | 'mustBeProposed'>,
): Promise<boolean> {
  if (!(await call.mustBeProposed(tx, kind))) return false;
  const another = await tx
    .selectFrom('operators.approver_ever')
    .select('operator_id')
    .where('operator_id', '!=', call.operator.id)
    .where('permission', '=', permission)
    .where((eb) =>
      eb.or([
        eb('merchant_id', 'is', null),
        ...(merchantId === null ? [] : [eb('merchant_id', '=', merchantId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}
