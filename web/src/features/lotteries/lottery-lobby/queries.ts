import type { Language } from '@lanna/contract/people/members/members';
import { popularLotteries, recentLotteries } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

const FIVE_MINUTES_MS = 300_000;

/** The lotteries that players open most. */
export const popularQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalogue', 'popularLotteries', language],
    queryFn: ({ signal }) => call(popularLotteries, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });

/** Those the member opened last. */
export const recentQuery = (language: Language) =>
  queryOptions({
    queryKey: ['recentLotteries', language],
    queryFn: ({ signal }) => call(recentLotteries, { signal }),
  });
