import type { Value } from '@lanna/contract/endpoint';
import type { BonusOffer, myReferral, ReferralFriend } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { type Friend, friendState, lastDays, type ReferralAt } from '@lanna/rules/rewards/bonuses/referral';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { brandDay, firstDay } from '../offering/brand-day.ts';
import { type OfferReader, offersFor } from '../offering/offers-for.ts';
import { readFriendCode } from './friend-code.ts';
import { readFriends } from './read-referrals.ts';

/** How many friends the page lists, the last to join first. */
const SHOWN_MOST = 100;

/** The member's link, what is offered for friends, and each friend with what is still asked of them. */
export async function showReferral(
  db: Queryable,
  { brand, memberId, segments }: OfferReader,
  now: Date,
): Promise<Value<typeof myReferral>> {
  const offers = (await offersFor(db, { brand, memberId, segments }, now)).filter(
    ({ terms }) => terms.referral,
  );
  const offer = offers.find(({ terms }) => terms.referral?.side === 'inviter') ?? null;
  const forFriends = offers.find(({ terms }) => terms.referral?.side === 'friend') ?? null;
  const friends = await readFriends(db, { brand, memberId }, sql`r.inviter_id = ${memberId}`, 'last');
  const [own] = await readFriends(db, { brand, memberId }, sql`r.friend_id = ${memberId}`);
  const { today } = brandDay(now, brand.timeZone);
  const sinceOf = async (shown: typeof offer) =>
    shown && firstDay(await startOf(db, shown.id), brand.timeZone);
  const at = { today, since: await sinceOf(offer) };
  return {
    code: await readFriendCode(db, memberId),
    currency: brand.currency,
    offer,
    forFriends,
    joined: await countFriends(db, memberId),
    friends: friends
      .slice(0, SHOWN_MOST)
      .map((friend) => ({ name: maskName(friend.name), ...figuresOf(friend, offer, at) })),
    own: own ? figuresOf(own, forFriends, { today, since: await sinceOf(forFriends) }) : null,
  };
}

function figuresOf(friend: Friend, offer: BonusOffer | null, at: ReferralAt): Omit<ReferralFriend, 'name'> {
  const { counts, takes } = lastDays(friend.joined);
  return {
    joined: friend.joined,
    deposits: formatMoney(friend.deposits),
    turnover: formatMoney(friend.turnover),
    countsUntil: counts,
    takesUntil: takes,
    state: offer
      ? friendState(offer.terms as Pick<BonusTerms, 'referral'>, friend, at)
      : friend.isTaken
        ? 'taken'
        : null,
  };
}

async function startOf(db: Queryable, offerId: string): Promise<Date | null> {
  const { starts_at } = await db
    .selectFrom('bonuses.offer')
    .select('starts_at')
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  return starts_at;
}

async function countFriends(db: Queryable, memberId: string): Promise<number> {
  const { joined } = await db
    .selectFrom('bonuses.referral')
    .select(({ fn }) => fn.countAll<bigint>().as('joined'))
    .where('inviter_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(joined);
}
