import type { TransactionState } from '@lanna/contract/play/records/records';
import type { WithdrawalState } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { shortNumber } from '@lanna/rules/short-number';
import { sql } from 'kysely';
import { isShownAs, pageOf, type RecordSource } from '../../../play/records/record-source.ts';

const SHOWN_AS: Readonly<Record<WithdrawalState, TransactionState>> = {
  waiting: 'waiting',
  reviewing: 'waiting',
  needs_answer: 'waiting',
  signed: 'waiting',
  paying: 'waiting',
  paid: 'done',
  partly_paid: 'done',
  returned: 'failed',
  rejected: 'refused',
};

/** Withdrawals in the member's account record: of one that was paid in part, what was paid. */
export const withdrawalRecord: RecordSource = {
  kinds: ['withdrawal'],
  codes: ['withdrawal', 'withdrawal_returned'],
  list: async (db, { brand, memberId }, page) => {
    const withdrawals = db
      .selectFrom('withdrawals.withdrawal as w')
      .where('w.member_id', '=', memberId)
      .where('w.merchant_id', '=', brand.id)
      .where(isShownAs(sql`w.state`, SHOWN_AS, page.state))
      .select(['w.id', 'w.currency', 'w.state'])
      .select(
        sql<bigint>`case when w.state = 'partly_paid'
          then (select coalesce(sum(p.amount), 0)::bigint from withdrawals.payout p where p.withdrawal_id = w.id and p.state = 'paid')
          else w.amount end`.as('amount'),
      );
    const rows = await pageOf(
      withdrawals,
      { at: sql<Date>`w.requested_at`, key: sql<string>`w.id::text` },
      page,
    ).execute();
    return rows.map(({ id, key, at_us, state, amount, currency }) => ({
      id,
      key,
      atUs: at_us,
      kind: 'withdrawal',
      what: 'withdrawal',
      state: SHOWN_AS[state as WithdrawalState],
      amount: -amount,
      currency,
      about: shortNumber('W', id),
      link: { page: 'withdraw', id },
    }));
  },
};
