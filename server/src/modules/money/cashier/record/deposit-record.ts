import type { TransactionState } from '@lanna/contract/play/records/records';
import { localText } from '@lanna/rules/local-text';
import type { DepositState } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import { isShownAs, pageOf, type RecordSource } from '../../../play/records/record-source.ts';
import { stateInQuery } from './deposit.ts';

const SHOWN_AS: Readonly<Record<DepositState, TransactionState>> = {
  created: 'waiting',
  waiting: 'waiting',
  review: 'waiting',
  credited: 'done',
  refused: 'refused',
  failed: 'failed',
  expired: 'expired',
};

/** Deposits in the member's account record, also those that were not paid. */
export const depositRecord: RecordSource = {
  kinds: ['deposit'],
  codes: ['deposit'],
  list: async (db, { brand, memberId, language }, page) => {
    const state = stateInQuery(page.now);
    const deposits = db
      .selectFrom('cashier.deposit as d')
      .leftJoin('payments.channel_record as c', (join) =>
        join
          .onRef('c.merchant_id', '=', 'd.merchant_id')
          .onRef('c.code', '=', 'd.method_code')
          .on('c.way', '=', 'in'),
      )
      .where('d.member_id', '=', memberId)
      .where('d.merchant_id', '=', brand.id)
      .where(isShownAs(state, SHOWN_AS, page.state))
      .select(['d.id', 'd.amount', 'd.credited_amount', 'd.currency', 'd.method_code', 'c.name'])
      .select(state.as('state'));
    const rows = await pageOf(
      deposits,
      { at: sql<Date>`d.created_at`, key: sql<string>`d.id::text` },
      page,
    ).execute();
    return rows.map((row) => ({
      id: row.id,
      key: row.key,
      atUs: row.at_us,
      kind: 'deposit',
      what: 'deposit',
      state: SHOWN_AS[row.state],
      amount: row.credited_amount ?? row.amount,
      currency: row.currency,
      about: row.name ? localText(row.name, language, brand.defaultLanguage) : row.method_code,
      link: { page: 'depositv2', id: row.id },
    }));
  },
};
