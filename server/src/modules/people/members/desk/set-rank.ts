import type { Tx } from '../../../../platform/sql/database.ts';
import type { ScopedMember } from '../scoped-member.ts';

/** Sets the rank level of a member that the caller has locked. */
export async function setRank(
  tx: Tx,
  { id, merchantId, version }: ScopedMember,
  level: number,
): Promise<{ rankLevel: number; version: number }> {
  await tx
    .updateTable('members.member')
    .set({ rank_level: level, version: version + 1 })
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .execute();
  return { rankLevel: level, version: version + 1 };
}
