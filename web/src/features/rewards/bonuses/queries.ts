import { myBonuses, myBonusRefusal, myReferral } from '@lanna/contract/rewards/bonuses/bonuses';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const mineQuery = queryOptions({
  queryKey: ['bonuses', 'mine'],
  queryFn: ({ signal }) => call(myBonuses, { signal }),
});

export const refusalQuery = queryOptions({
  queryKey: ['bonuses', 'refusal'],
  queryFn: ({ signal }) => call(myBonusRefusal, { signal }),
});

export const referralQuery = queryOptions({
  queryKey: ['bonuses', 'referral'],
  queryFn: ({ signal }) => call(myReferral, { signal }),
});
