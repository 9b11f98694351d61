import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { flaggedAsSamePerson } from '../../../people/members/persons/flagged-as-same-person.ts';

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
  const others = [...accountIds, ...(await flaggedAsSamePerson(tx, { memberId, merchantId }))];
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
