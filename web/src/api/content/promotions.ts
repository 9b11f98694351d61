import {
  availablePromotions,
  merchantPromotions,
  promotionCategories,
} from '@lanna/contract/rewards/promotions/promotions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../../i18n/words.ts';
import { call } from '../calls/call.ts';
import { isMember } from '../route-guard.ts';
import { useSession } from '../session.ts';

/* What frame, home and the promotions' own pages read alike. */

const FIVE_MINUTES_MS = 300_000;

/** Every promotion of the brand, alike for everybody; titles are answered in the page's language. */
export function promotionsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['promotions', 'list', language],
    queryFn: ({ signal }) => call(merchantPromotions, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function promotionCategoriesQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['promotions', 'categories', language],
    queryFn: ({ signal }) => call(promotionCategories, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** Those that are for the member, with what each of them is to the member. */
export function myPromotionsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['myPromotions', 'list', language],
    queryFn: ({ signal }) => call(availablePromotions, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** How many promotions run, of a member those that are for the member: the figure beside "promotions". Undefined until known. */
export function useOpenPromotions(): number | undefined {
  const member = isMember(useSession());
  const everybodys = useQuery(promotionsQuery());
  const mine = useQuery({ ...myPromotionsQuery(), enabled: member });
  return (member ? mine.data : undefined)?.open ?? everybodys.data?.open;
}
