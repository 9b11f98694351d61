import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

export const OWNER = 'owner';

/**
 * The house keeps an owner who can work. Asked before one is locked or loses the role; another call at the same time waits. Refuses
 * with `last_owner`.
 */
export async function refuseLastOwner(tx: Tx, operatorId: string): Promise<void> {
  await tx
    .selectFrom('operators.role')
    .select('code')
    .where('code', '=', OWNER)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const owners = await tx
    .selectFrom('operators.role_grant as g')
    .innerJoin('operators.operator as o', 'o.id', 'g.operator_id')
    .where('g.role', '=', OWNER)
    .where('g.merchant_id', 'is', null)
    .where('o.status', '=', 'active')
    .select('o.id')
    .execute();
  if (owners.length === 1 && owners[0]?.id === operatorId) throw new Refusal('last_owner');
}
