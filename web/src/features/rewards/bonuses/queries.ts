import { myFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets';
import {
  listBonusBets,
  myBonuses,
  myBonusRefusal,
  myReferral,
} from '@lanna/contract/rewards/bonuses/bonuses';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

export const mineQuery = queryOptions({
  queryKey: ['bonuses', 'mine'],
  queryFn: ({ signal }) => call(myBonuses, { signal }),
});

/** How many of the member's free rounds are left, and in which games. */
export const roundsLeftQuery = queryOptions({
  queryKey: ['bonuses', 'rounds-left'],
  queryFn: ({ signal }) => call(myFreeBets, { signal }),
});

const FIRST = undefined as string | undefined;

export const betsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['bonuses', 'bets', currentLanguage(), id],
    queryFn: ({ pageParam, signal }) =>
      call(listBonusBets, { params: { id }, query: { after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const refusalQuery = queryOptions({
  queryKey: ['bonuses', 'refusal'],
  queryFn: ({ signal }) => call(myBonusRefusal, { signal }),
});

export const referralQuery = queryOptions({
  queryKey: ['bonuses', 'referral'],
  queryFn: ({ signal }) => call(myReferral, { signal }),
});
