import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * What is for one thing is given once of an offer: to a member, or to a person whatever accounts they have. The caller holds the offer's row, so that of two
 * accounts at once one comes first. Refuses with `bonus_had`.
 */
export async function refuseHad(
  tx: Tx,
  of: { terms: Pick<BonusTerms, 'once'>; memberId: string; offerId: string; cause: string },
): Promise<void> {
  const members = of.terms.once === 'person' ? await accountsOf(tx, of.memberId) : [of.memberId];
  const had = await tx
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('member_id', 'in', members)
    .where('offer_id', '=', of.offerId)
    .where('cause', '=', of.cause)
    .where(({ or, eb }) => or([eb('active_from', 'is not', null), eb('state', 'in', ['opted', 'waiting'])]))
    .executeTakeFirst();
  if (had) throw new Refusal('bonus_had');
}

/**
 * Accounts that share a device, a number, an identity or a bank account with the member's, or with one that does, unless operators found them different. A shared
 * device alone does not count in a demonstration, which people try with several accounts at one machine.
 */
async function accountsOf(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive alike (id) as (
      select ${memberId}::uuid
      union
      select d.other_member_id from alike a join members.duplicate d on d.member_id = a.id join brands.brand b on b.id = d.merchant_id
      where d.decision is distinct from 'different'
        and (d.decision = 'same_person' or d.signals <> '{device}' or coalesce(b.settings ->> 'demo', 'true') = 'false')
    )
    select id from alike`.execute(tx);
  return rows.map(({ id }) => id);
}
