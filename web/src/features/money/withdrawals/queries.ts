import type { Value } from '@lanna/contract/endpoint';
import { bankAccounts } from '@lanna/contract/money/withdrawals/bank-accounts';
import { withdrawalPicture } from '@lanna/contract/money/withdrawals/pictures';
import { paymentConfirmationList } from '@lanna/contract/money/withdrawals/receipts';
import { withdrawals, withdrawalTerms } from '@lanna/contract/money/withdrawals/withdrawals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

export const WITHDRAWALS_A_PAGE = 10;

export type WithdrawalTerms = Value<typeof withdrawalTerms>;
export type PayoutChannel = WithdrawalTerms['channels'][number];
export type OwnBankAccounts = Value<typeof bankAccounts>;

/** What can be withdrawn now, what stays and why; channels in the page's language. */
export function termsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['withdrawals', 'terms', language],
    queryFn: ({ signal }) => call(withdrawalTerms, { signal }),
    // Whatever was done on another page (a password set, a bet settled) counts when one comes back.
    staleTime: 0,
  });
}

export const bankAccountsQuery = queryOptions({
  queryKey: ['withdrawals', 'accounts'],
  queryFn: ({ signal }) => call(bankAccounts, { signal }),
});

/** The member's withdrawals, newest first; what is open is among the first. */
export function withdrawalsQuery(pageNo: number, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['withdrawals', 'list', language, pageNo],
    queryFn: ({ signal }) => call(withdrawals, { query: { pageNo, pageSize: WITHDRAWALS_A_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Paid withdrawals of which the member may still say whether they have arrived. */
export const receiptsQuery = queryOptions({
  queryKey: ['withdrawals', 'receipts'],
  queryFn: ({ signal }) => call(paymentConfirmationList, { signal }),
});

/** A picture the member has sent, as a data address; it never changes. */
export function pictureQuery(id: string) {
  return queryOptions({
    queryKey: ['withdrawals', 'picture', id],
    queryFn: ({ signal }) => call(withdrawalPicture, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
