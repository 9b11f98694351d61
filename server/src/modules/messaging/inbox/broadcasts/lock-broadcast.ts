import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** A broadcast of the brands in scope, held until the transaction ends. Refuses `not_found`, `changed_meanwhile`. */
export async function lockBroadcast(
  tx: Tx,
  { id, brandIds, version }: { id: string; brandIds: readonly string[]; version?: number },
) {
  const held = await tx
    .selectFrom('inbox.broadcast')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new Refusal('not_found');
  if (version !== undefined && held.version !== version) throw new Refusal('changed_meanwhile');
  return held;
}
