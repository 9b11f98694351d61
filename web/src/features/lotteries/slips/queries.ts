import type { Received } from '@lanna/contract/endpoint';
import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

export type SlipsAsked = Partial<Received<typeof listSlips>['query']>;

/** Names of games come in the page's language. Push reports when slips change. */
export const slipsQuery = (asked: SlipsAsked) =>
  queryOptions({
    queryKey: ['lotterySlips', 'list', currentLanguage(), asked],
    queryFn: ({ signal }) => call(listSlips, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export const slipQuery = (id: string) =>
  queryOptions({
    queryKey: ['lotterySlips', 'one', currentLanguage(), id],
    queryFn: ({ signal }) => call(showSlip, { params: { id }, signal }),
  });
