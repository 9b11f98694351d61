import type { Tx } from '../../../platform/sql/database.ts';

/** Writes the rank level of a member whose row the caller has locked; what is decided about it is the affair of `ranks`. Answers the account's version. */
export async function writeRank(
  tx: Tx,
  { merchantId, memberId, level }: { merchantId: string; memberId: string; level: number },
): Promise<number> {
  const { version } = await tx
    .updateTable('members.member')
    .set(({ eb }) => ({ rank_level: level, version: eb('version', '+', 1) }))
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
