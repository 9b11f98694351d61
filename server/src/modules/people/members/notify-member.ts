import type { MemberStatus } from '@lanna/contract/people/members/ops';
import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../../platform/sql/database.ts';
import type { ScopedMember } from './scoped-member.ts';

/** What an operator has done to a member's money or account. */
export type MemberNews =
  | { what: 'adjusted'; amount: Money }
  | { what: 'status'; from: MemberStatus; to: MemberStatus };

/** Notifies the member, in the transaction that did it. Who keeps members' messages contributes it. */
export type NotifyMember = (
  tx: Tx,
  member: { merchantId: string; memberId: string; now: Date },
  news: MemberNews,
) => Promise<void>;

/** All that notify, as one. Which there are is asked when there is something to report. */
export function notifyBy(tellers: () => readonly NotifyMember[]): NotifyMember {
  return async (tx, member, news) => {
    for (const notify of tellers()) await notify(tx, member, news);
  };
}

/** A locked member reads it once the account is open again. */
export function notifyStatus(
  tx: Tx,
  notifyMember: NotifyMember,
  { id: memberId, merchantId, status: from }: ScopedMember,
  to: MemberStatus,
  now: Date,
): Promise<void> {
  return notifyMember(tx, { merchantId, memberId, now }, { what: 'status', from, to });
}
