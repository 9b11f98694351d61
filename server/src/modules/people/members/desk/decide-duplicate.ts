import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * Decides of two accounts of one brand whether they are one person's. Answers what had been decided before. Refuses with `not_found`
 * where the other account is none of the brand's.
 */
export async function decideDuplicate(
  tx: Tx,
  pair: { merchantId: string; memberId: string; otherId: string },
  decision: { as: 'same_person' | 'different'; reason: string; operatorName: string; now: Date },
): Promise<{ before: string | null; otherName: string }> {
  const { merchantId, memberId, otherId } = pair;
  const other = await tx
    .selectFrom('members.member')
    .select('username')
    .where('id', '=', otherId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!other || otherId === memberId) throw new Refusal('not_found');
  const either = sql<boolean>`(member_id, other_member_id) in ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))`;
  const flags = await tx
    .selectFrom('members.duplicate_flag')
    .select('decision')
    .where(either)
    .orderBy('member_id')
    .forUpdate()
    .execute();
  const { as, reason, operatorName, now } = decision;
  const decided = { decision: as, decision_reason: reason, decided_by: operatorName, reviewed_at: now };
  if (flags.length > 0) await tx.updateTable('members.duplicate_flag').set(decided).where(either).execute();
  // The pair was not flagged: an operator saw it, by the address.
  else
    await tx
      .insertInto('members.duplicate_flag')
      .values({
        merchant_id: merchantId,
        member_id: memberId,
        other_member_id: otherId,
        signals: ['address'],
        flagged_at: now,
        ...decided,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'other_member_id']).doUpdateSet(decided))
      .execute();
  return { before: flags[0]?.decision ?? null, otherName: other.username };
}
