import type { Money } from '../../money.ts';
import type { FriendState } from './friend-states.ts';
import { type BonusTerms, money, REFERRAL_DAYS, REFERRAL_TAKE_DAYS, type ReferralSide } from './terms.ts';

/** A friend as the rules look at it: what the first days after registration have come to. Days are the brand's, as `yyyy-mm-dd`. */
export interface Friend {
  id: string;
  joined: string;
  deposits: Money;
  turnover: Money;
  /** Shares with the inviter what one person has, or is one person with an earlier friend of the inviter's. */
  isSamePerson: boolean;
  /** A bonus was given for this friend on the side that is looked at, of whichever offer. */
  isTaken: boolean;
}

/** Friends that a member has invited, the first first; and the member as a friend of another's. */
export interface Referrals {
  friends: readonly Friend[];
  own: Friend | null;
}

/** `since`: the first day of the offer, where it has a beginning. */
export interface ReferralAt {
  today: string;
  since: string | null;
}

/** The state of one friend towards an offer, on a day. */
export function friendState(
  { referral }: Pick<BonusTerms, 'referral'>,
  friend: Friend,
  { today, since }: ReferralAt,
): FriendState {
  if (!referral) throw new Error('terms of a referral are asked for');
  if (friend.isTaken) return 'taken';
  if (friend.isSamePerson) return 'same_person';
  if (since !== null && friend.joined < since) return 'before';
  const { counts, takes } = lastDays(friend.joined);
  const isMet = friend.deposits >= money(referral.deposits) && friend.turnover >= money(referral.turnover);
  if (isMet) return today <= takes ? 'due' : 'late';
  return today <= counts ? 'open' : 'late';
}

/** The last day whose deposits and turnover count, and the last on which the bonus can be taken. */
export function lastDays(joined: string): { counts: string; takes: string } {
  const after = (days: number) => Temporal.PlainDate.from(joined).add({ days }).toString();
  return { counts: after(REFERRAL_DAYS - 1), takes: after(REFERRAL_DAYS + REFERRAL_TAKE_DAYS - 1) };
}

/** What a member has earned of a referral: for the first friend that is due; or once, as the friend. Null where none is. */
export function dueReferral(
  terms: Pick<BonusTerms, 'referral'>,
  { friends, own }: Referrals,
  at: ReferralAt,
): { cause: string; until: string } | null {
  if (!terms.referral) return null;
  const { side } = terms.referral;
  const looked = side === 'inviter' ? friends : own === null ? [] : [own];
  const due = looked.find((friend) => friendState(terms, friend, at) === 'due');
  return due ? { cause: referralCause(due.id, side), until: lastDays(due.joined).takes } : null;
}

/** What a bonus of a referral is for; each once, whatever the offer. */
export function referralCause(friendId: string, side: ReferralSide): string {
  return side === 'inviter' ? `friend ${friendId}` : 'as friend';
}
