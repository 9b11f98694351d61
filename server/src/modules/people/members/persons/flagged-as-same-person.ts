import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/**
 * Accounts flagged as the same person's, as long as no operator has found that they are different people's. A shared device alone does not count in
 * a demonstration, which people try with several accounts at one machine.
 */
export async function flaggedAsSamePerson(
  db: Queryable,
  { memberId, merchantId }: { memberId: string; merchantId: string },
): Promise<string[]> {
  const flagged = await flaggedAsSamePersons(db, { memberIds: [memberId], merchantId });
  return flagged.get(memberId) ?? [];
}

/** The same of many: nothing for a member of whom no other account is flagged. */
export async function flaggedAsSamePersons(
  db: Queryable,
  { memberIds, merchantId }: { memberIds: readonly string[]; merchantId: string },
): Promise<Map<string, string[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members.duplicate as d')
    .innerJoin('brands.brand as b', 'b.id', 'd.merchant_id')
    .select(['d.member_id', 'd.other_member_id'])
    .where('d.member_id', 'in', [...memberIds])
    .where('d.merchant_id', '=', merchantId)
    .where((eb) => eb.or([eb('d.decision', 'is', null), eb('d.decision', '=', 'same_person')]))
    .where(
      sql<boolean>`(d.decision = 'same_person' or d.signals <> '{device}' or coalesce(b.settings ->> 'demo', 'true') = 'false')`,
    )
    .execute();
  const found = new Map<string, string[]>();
  for (const { member_id: member, other_member_id: other } of rows)
    found.set(member, [...(found.get(member) ?? []), other]);
  return found;
}
