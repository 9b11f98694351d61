import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';

interface Claim {
  promotionId: string;
  /** The brand's day, or `once`. */
  claimedFor: string;
}

/**
 * One person claims once, with however many accounts: refuses with `promotion_claimed_by_person` {nextAt} where another account has claimed for
 * the same day that shares a proved number, e-mail, document or bank account, or is flagged as the same person's. The caller has locked
 * the promotion's spending, so that of two accounts at once the second finds the first. Answers the digests to keep.
 */
export async function refuseSecondOfPerson(
  tx: Tx,
  findSamePerson: FindSamePerson,
  {
    memberId,
    merchantId,
    nextAt,
    ...claim
  }: Claim & { memberId: string; merchantId: string; nextAt: string | null },
): Promise<Buffer[]> {
  const { digests, accountIds } = await findSamePerson(tx, memberId);
  const others = [...accountIds, ...(await flaggedWith(tx, { memberId, merchantId }))];
  if ((await isKnown(tx, claim, digests)) || (await haveClaimed(tx, claim, others)))
    throw new Refusal('promotion_claimed_by_person', { nextAt });
  return digests;
}

/** Kept with the claim: a number that is removed from the account afterwards still leads to it. */
export async function notePerson(
  tx: Tx,
  {
    promotionId,
    claimedFor,
    digests,
    applicationId,
  }: Claim & { digests: readonly Buffer[]; applicationId: string },
): Promise<void> {
  for (const digest of digests)
    await tx
      .insertInto('promotions.claimed_by_person')
      .values({ promotion_id: promotionId, claimed_for: claimedFor, digest, application_id: applicationId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Accounts flagged as the same person's, as long as no operator has found that they are different people's. A shared device alone does not count in
 * a demonstration, which people try with several accounts at one machine.
 */
async function flaggedWith(
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

async function isKnown(
  db: Queryable,
  { promotionId, claimedFor }: Claim,
  digests: readonly Buffer[],
): Promise<boolean> {
  if (digests.length === 0) return false;
  const one = await db
    .selectFrom('promotions.claimed_by_person')
    .select('application_id')
    .where('promotion_id', '=', promotionId)
    .where('claimed_for', '=', claimedFor)
    .where('digest', 'in', digests)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

async function haveClaimed(
  db: Queryable,
  { promotionId, claimedFor }: Claim,
  memberIds: readonly string[],
): Promise<boolean> {
  if (memberIds.length === 0) return false;
  const one = await db
    .selectFrom('promotions.application')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('claimed_for', '=', claimedFor)
    .where('member_id', 'in', memberIds)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
