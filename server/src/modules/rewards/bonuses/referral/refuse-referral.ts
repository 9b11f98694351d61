import { referralCause } from '@lanna/rules/rewards/bonuses/referral';
import type { ReferralSide } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { accountsOfPerson } from '../offering/accounts-of-person.ts';

/**
 * A friend is another person, and counts once on each side, with whatever accounts and of whichever offer. Held over the brand, so that of two inviters with
 * two accounts of one friend one comes first. Refuses with `bonus_self_referral`, `bonus_had`.
 */
export async function refuseReferral(
  tx: Tx,
  of: {
    merchantId: string;
    memberId: string;
    side: ReferralSide;
    cause: string;
    findSamePerson: FindSamePerson;
  },
): Promise<void> {
  const { merchantId, memberId, side } = of;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses referral ${merchantId}`}, 0))`.execute(
    tx,
  );
  const referral = await tx
    .selectFrom('bonuses.referral')
    .select(['friend_id', 'inviter_id'])
    .where('friend_id', '=', side === 'friend' ? memberId : of.cause.replace(/^friend /, ''))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!referral) throw new Refusal('bonus_not_earned');
  const { accounts } = await accountsOfPerson(tx, of.findSamePerson, referral.friend_id);
  if (accounts.includes(referral.inviter_id)) throw new Refusal('bonus_self_referral');
  const had = await tx
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where(
      'cause',
      'in',
      accounts.map((id) => referralCause(id, side)),
    )
    .$if(side === 'friend', (query) => query.where('member_id', 'in', accounts))
    .where(({ or, eb }) => or([eb('active_from', 'is not', null), eb('state', 'in', ['opted', 'waiting'])]))
    .executeTakeFirst();
  if (had) throw new Refusal('bonus_had');
}
