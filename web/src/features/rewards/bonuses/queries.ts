import { myFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets';
import { myBonuses, myBonusRefusal, myReferral } from '@lanna/contract/rewards/bonuses/bonuses';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const mineQuery = queryOptions({
  queryKey: ['bonuses', 'mine'],
  queryFn: ({ signal }) => call(myBonuses, { signal }),
});

/** How many of the member's free rounds are left, and in which games. */
export const roundsLeftQuery = queryOptions({
  queryKey: ['bonuses', 'rounds-left'],
  queryFn: ({ signal }) => call(myFreeBets, { signal }),
});

export const refusalQuery = queryOptions({
  queryKey: ['bonuses', 'refusal'],
  queryFn: ({ signal }) => call(myBonusRefusal, { signal }),
});

export const referralQuery = queryOptions({
  queryKey: ['bonuses', 'referral'],
  queryFn: ({ signal }) => call(myReferral, { signal }),
});
