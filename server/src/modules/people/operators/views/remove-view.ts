import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Refuses with `not_found` one that the operator does not keep. */
export async function removeView(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  id: string,
): Promise<Record<never, never>> {
  const gone = await tx
    .deleteFrom('operators.saved_view')
    .where('id', '=', id)
    .where('operator_id', '=', call.operator.id)
    .returning(['name', 'list', 'shared_with'])
    .executeTakeFirst();
  if (!gone) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'operators.remove-view',
    brandId: gone.shared_with,
    subject: { kind: 'view', id, name: gone.name },
    before: { list: gone.list },
  });
  return {};
}
