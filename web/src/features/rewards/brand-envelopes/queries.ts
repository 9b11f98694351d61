import type { Value } from '@lanna/contract/endpoint';
import type { balance } from '@lanna/contract/people/members/members';
import {
  claimBrandEnvelope,
  myBrandEnvelopes,
  proveBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { balanceQuery } from '../../../api/queries.ts';

export type Proof = Value<typeof proveBrandEnvelope>;

/** `ahead`: by how many milliseconds the server’s clock is ahead of this device’s. */
export const rainQuery = queryOptions({
  queryKey: ['brand-envelopes', 'mine'],
  queryFn: async ({ signal }) => {
    const found = await call(myBrandEnvelopes, { signal });
    return { ...found, ahead: Date.parse(found.now) - Date.now() };
  },
});

export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand-envelopes', 'proof', id],
    queryFn: ({ signal }) => call(proveBrandEnvelope, { params: { id }, signal }),
  });

export function useClaim() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(claimBrandEnvelope, { params: { id }, body: {} }),
    onSuccess: ({ balance: left, currency }) => {
      const shown: Value<typeof balance> = { sumBalance: left, currency };
      queries.setQueryData(balanceQuery.queryKey, shown);
    },
  });
}
