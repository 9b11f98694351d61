import type { Value } from '@lanna/contract/endpoint';
import type { myReferral } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { friendState, lastDays } from '@lanna/rules/rewards/bonuses/referral';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { brandDay, firstDay } from '../offering/brand-day.ts';
import { offersFor } from '../offering/offers-for.ts';
import { readFriendCode } from './friend-code.ts';
import { readFriends } from './read-referrals.ts';

interface Reader {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
}

/** How many friends the page lists, the last to join first. */
const SHOWN_MOST = 100;

/** The member's link, what is offered for friends, and each friend with what is still asked of them. */
export async function showReferral(
  db: Queryable,
  { brand, memberId }: Reader,
  now: Date,
): Promise<Value<typeof myReferral>> {
  const offers = (await offersFor(db, { brand, memberId }, now)).filter(({ terms }) => terms.referral);
  const offer = offers.find(({ terms }) => terms.referral?.side === 'inviter') ?? null;
  const friends = await readFriends(db, { brand, memberId }, sql`r.inviter_id = ${memberId}`, 'last');
  const { today } = brandDay(now, brand.timeZone);
  const since = offer && firstDay(await startOf(db, offer.id), brand.timeZone);
  return {
    code: await readFriendCode(db, memberId),
    currency: brand.currency,
    offer,
    forFriends: offers.find(({ terms }) => terms.referral?.side === 'friend') ?? null,
    joined: await countFriends(db, memberId),
    friends: friends.slice(0, SHOWN_MOST).map((friend) => ({
      name: maskName(friend.name),
      joined: friend.joined,
      deposits: formatMoney(friend.deposits),
      turnover: formatMoney(friend.turnover),
      countsUntil: lastDays(friend.joined).counts,
      takesUntil: lastDays(friend.joined).takes,
      state: offer
        ? friendState(offer.terms as Parameters<typeof friendState>[0], friend, { today, since })
        : friend.isTaken
          ? 'taken'
          : null,
    })),
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
