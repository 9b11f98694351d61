import type { Friend, Referrals } from '@lanna/rules/rewards/bonuses/referral';
import { REFERRAL_DAYS, REFERRAL_TAKE_DAYS } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { flaggedAccounts } from '../offering/accounts-of-person.ts';

/** What a page and a yes look through at once: the first of those for whom something can still be taken. */
const FRIENDS_MOST = 500;

interface Whose {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
}

/** Friends of a member for whom something can be taken yet, with what their first days have come to; and the member as a friend. */
export async function readReferrals(db: Queryable, whose: Whose, now: Date): Promise<Referrals> {
  const since = new Date(now.getTime() - (REFERRAL_DAYS + REFERRAL_TAKE_DAYS + 1) * 86_400_000);
  const [friends, [own]] = await Promise.all([
    readFriends(db, whose, sql`r.inviter_id = ${whose.memberId} and r.referred_at > ${since}`),
    readFriends(db, whose, sql`r.friend_id = ${whose.memberId} and r.referred_at > ${since}`),
  ]);
  return { friends, own: own ?? null };
}

export type NamedFriend = Friend & { name: string };

/** Friends of the brand's that meet a condition over `r`, the first to join first; for the inviter among them, or for the member as the friend. */
export async function readFriends(
  db: Queryable,
  { brand, memberId }: Whose,
  condition: ReturnType<typeof sql>,
  order: 'first' | 'last' = 'first',
): Promise<NamedFriend[]> {
  const { rows } = await sql<{
    id: string;
    inviter: string;
    name: string;
    joined: string;
    deposits: bigint;
    turnover: bigint;
    is_taken: boolean;
    is_double: boolean;
  }>`
    with chosen as (
      select r.*, (r.referred_at at time zone ${brand.timeZone})::date as joined
      from bonuses.referral r where r.merchant_id = ${brand.id} and ${condition}
      order by ${order === 'first' ? sql`r.referred_at, r.friend_id` : sql`r.referred_at desc, r.friend_id desc`} limit ${FRIENDS_MOST}
    )
    select c.friend_id as id, c.inviter_id as inviter, a.username as name, c.joined::text as joined,
      coalesce((
        select sum(m.amount) from ledger.wallet_deposit m
        where m.member_id = c.friend_id and m.currency = ${brand.currency}
          and m.event_at < (c.joined + ${REFERRAL_DAYS}::integer)::timestamp at time zone ${brand.timeZone}), 0)::bigint as deposits,
      coalesce((
        select sum(d.valid_turnover) from bets.member_day d
        where d.merchant_id = c.merchant_id and d.member_id = c.friend_id and d.currency = ${brand.currency}
          and d.day between c.joined and c.joined + (${REFERRAL_DAYS}::integer - 1)), 0)::bigint as turnover,
      exists (
        select from bonuses.bonus b
        where b.merchant_id = c.merchant_id and (b.active_from is not null or b.state in ('opted', 'waiting'))
          and case when c.friend_id = ${memberId} then b.cause = 'as friend' and b.member_id = c.friend_id
            else b.cause = 'friend ' || c.friend_id end) as is_taken,
      exists (
        select from members.duplicate d join bonuses.referral o on o.friend_id = d.other_member_id join brands.brand b on b.id = d.merchant_id
        where d.member_id = c.friend_id and d.decision is distinct from 'different'
          and (d.decision = 'same_person' or d.signals <> '{device}' or coalesce(b.settings ->> 'demo', 'true') = 'false')
          and o.inviter_id = c.inviter_id and (o.referred_at, o.friend_id) < (c.referred_at, c.friend_id)) as is_double
    from chosen c join members.account a on a.id = c.friend_id
    order by ${order === 'first' ? sql`c.referred_at, c.friend_id` : sql`c.referred_at desc, c.friend_id desc`}`.execute(
    db,
  );
  if (rows.length === 0) return [];
  const alike = new Set(await flaggedAccounts(db, memberId));
  return rows.map(({ is_taken: isTaken, is_double: isDouble, inviter, ...friend }) => ({
    ...friend,
    isTaken,
    // Of the two the member is one, and the other is looked for.
    isSamePerson: isDouble || alike.has(friend.id === memberId ? inviter : friend.id),
  }));
}
