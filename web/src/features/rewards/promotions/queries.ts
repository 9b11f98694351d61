import type { Value } from '@lanna/contract/endpoint';
import { myFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets';
import { applicationPicture } from '@lanna/contract/rewards/promotions/pictures';
import {
  promotionClaimList,
  promotionDetail,
  rafflePromotionStatus,
} from '@lanna/contract/rewards/promotions/promotions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIVE_MINUTES_MS = 300_000;
export const APPLICATIONS_A_PAGE = 10;

export type PromotionDetail = Value<typeof promotionDetail>;

export function promotionQuery(id: string, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['promotions', 'detail', language, id],
    queryFn: ({ signal }) => call(promotionDetail, { params: { id }, signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** What one promotion is to the member. */
export function myActivityQuery(promotionId: string, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['myPromotions', 'status', language, promotionId],
    queryFn: ({ signal }) => call(rafflePromotionStatus, { query: { promotionId }, signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function myApplicationsQuery(pageNo: number, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['myPromotions', 'applications', language, pageNo],
    queryFn: ({ signal }) =>
      call(promotionClaimList, { query: { pageNo, pageSize: APPLICATIONS_A_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the member may play for nothing. */
export function freeBetsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['freeBets', language],
    queryFn: ({ signal }) => call(myFreeBets, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** A picture of an application, as a data address; it never changes. */
export function applicationPictureQuery(id: string) {
  return queryOptions({
    queryKey: ['myPromotions', 'picture', id],
    queryFn: ({ signal }) => call(applicationPicture, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
