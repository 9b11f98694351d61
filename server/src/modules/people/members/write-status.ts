import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';

/** What becomes of an account, as its caller has decided while holding it. */
interface StatusChange {
  /** As it was found. */
  from: { status: string; version: number };
  set: { status?: string; resumes_as?: string | null; closed_by_member_at?: Date | null };
  reason: string;
  /** Null: the member. */
  operatorName: string | null;
  now: Date;
}

/** Writes another status of an account, and keeps in its history what it was before, and why it is another. */
export async function writeStatus(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  { from, set, reason, operatorName, now }: StatusChange,
): Promise<void> {
  await tx
    .updateTable('members.member')
    .set({ ...set, version: from.version + 1 })
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
  await tx
    .insertInto('members.status_change')
    .values({
      id: newId(),
      merchant_id: merchantId,
      member_id: memberId,
      from_status: from.status,
      to_status: set.status ?? from.status,
      reason,
      operator_name: operatorName,
      at: now,
    })
    .execute();
}
