import type { Tx } from '../../../platform/sql/database.ts';

/** Devices of these members receive no more promotions, until a member turns that on again. */
export async function stopPromotions(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .insertInto('web_push.unwanted_kind')
    .values(memberIds.map((member_id) => ({ member_id, kind: 'promotion' })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}
