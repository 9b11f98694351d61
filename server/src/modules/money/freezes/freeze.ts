import type { Selectable } from 'kysely';
import type { FreezesFreeze } from '../../../platform/generated/freezes.ts';
import type { ActionSubject } from '../../../platform/ops/operator-gate.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

export type Freeze = Selectable<FreezesFreeze>;

/** Held until the end of the transaction: it is kept, released and lapses by one at a time. */
export function lockFreeze(tx: Tx, id: string): Promise<Freeze | undefined> {
  return tx.selectFrom('freezes.freeze').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How the record of actions names it. */
export async function freezeSubject(
  db: Queryable,
  { id, member_id, case_number }: Pick<Freeze, 'id' | 'member_id' | 'case_number'>,
): Promise<ActionSubject> {
  const { username } = await db
    .selectFrom('members.account')
    .select('username')
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow();
  return { kind: 'freeze', id, name: `${username ?? ''} · ${case_number}` };
}
