import type { ActionSubject } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * A conversation an operator works on, if it is one of these brands' and anything was written in it; held until the
 * transaction ends. Refuses with `not_found`.
 */
export async function lockScoped(tx: Tx, id: string, brandIds: readonly string[]) {
  const found = await tx
    .selectFrom('service.conversation')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .where('last_number', '>', 0)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
}

/** How the record of actions names a conversation: by its id alone, a person's name stays out of it. */
export function conversationSubject({ id }: { id: string }): ActionSubject {
  return { kind: 'conversation', id };
}
