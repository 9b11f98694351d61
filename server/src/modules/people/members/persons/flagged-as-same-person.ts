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
  const rows = await db
    .selectFrom('members.duplicate as d')
    .innerJoin('brands.brand as b', 'b.id', 'd.merchant_id')
    .select('d.other_member_id')
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', merchantId)
    .where((eb) => eb.or([eb('d.decision', 'is', null), eb('d.decision', '=', 'same_person')]))
    .where(
      sql<boolean>`(d.decision = 'same_person' or d.signals <> '{device}' or coalesce(b.settings ->> 'demo', 'true') = 'false')`,
    )
    .execute();
  return rows.flatMap(({ other_member_id }) => other_member_id ?? []);
}
