import { myRaffle, proveRaffle, showRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

export function raffleQuery(id: string) {
  return queryOptions({
    queryKey: ['raffles', 'one', id],
    queryFn: ({ signal }) => call(showRaffle, { params: { id }, signal }),
  });
}

export function myRaffleQuery(id: string) {
  return queryOptions({
    queryKey: ['myRaffles', id],
    queryFn: ({ signal }) => call(myRaffle, { params: { id }, signal }),
  });
}

/** Its title is answered in the page's language. */
export function raffleProofQuery(id: string, language = currentLanguage()) {
  return queryOptions({
    queryKey: ['raffles', 'proof', language, id],
    queryFn: ({ signal }) => call(proveRaffle, { params: { id }, signal }),
  });
}
