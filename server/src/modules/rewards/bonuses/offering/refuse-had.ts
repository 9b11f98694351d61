import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { accountsOfPerson } from './accounts-of-person.ts';

/**
 * What is for one thing is given once of an offer: to a member, or to a person whatever accounts they have. The caller holds the offer's row, so that of two
 * accounts at once one comes first. Answers what the person was proved by, to be kept with the bonus. Refuses with `bonus_had`.
 */
export async function refuseHad(
  tx: Tx,
  of: {
    terms: Pick<BonusTerms, 'once'>;
    memberId: string;
    offerId: string;
    cause: string;
    findSamePerson: FindSamePerson;
  },
): Promise<Buffer[]> {
  const { memberId, offerId, cause } = of;
  const { accounts, digests } =
    of.terms.once === 'person'
      ? await accountsOfPerson(tx, of.findSamePerson, memberId)
      : { accounts: [memberId], digests: [] };
  const { rows } = await sql`
    select from bonuses.bonus b
    where b.offer_id = ${offerId} and b.cause = ${cause} and (b.active_from is not null or b.state in ('opted', 'waiting'))
      and (b.member_id = any(${accounts}::uuid[]) or exists (
        select from bonuses.taken_by_person t where t.offer_id = ${offerId} and t.cause = ${cause} and t.bonus_id = b.id
          and t.digest = any(${digests}::bytea[])))
    limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('bonus_had');
  return digests;
}

/** Keeps by what the person was known who has taken it. */
export async function notePerson(
  tx: Tx,
  of: { offerId: string; cause: string; digests: readonly Buffer[]; bonusId: string },
): Promise<void> {
  for (const digest of of.digests)
    await tx
      .insertInto('bonuses.taken_by_person')
      .values({ offer_id: of.offerId, cause: of.cause, digest, bonus_id: of.bonusId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
