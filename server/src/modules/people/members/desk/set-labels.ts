import type { Tx } from '../../../../platform/sql/database.ts';
import type { ScopedMember } from '../scoped-member.ts';

/** Gives a member that the caller has locked these labels in place of all earlier ones: each once, capital letters being as small ones. */
export async function setLabels(
  tx: Tx,
  { id, merchantId, version }: ScopedMember,
  wanted: readonly string[],
): Promise<{ labels: string[]; version: number }> {
  const once = new Map(wanted.map((label) => [label.normalize('NFC').toLowerCase(), label.normalize('NFC')]));
  const labels = [...once.values()].sort();
  await tx
    .updateTable('members.member')
    .set({ labels, version: version + 1 })
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .execute();
  return { labels, version: version + 1 };
}
