import {
  cancelEnvelope,
  claimEnvelope,
  envelopeTerms,
  type giveEnvelope,
  listEnvelopes,
  ownEnvelopes,
  proveEnvelope,
  showEnvelope,
} from '@lanna/contract/commission/envelopes/envelopes';
import type { Value } from '@lanna/contract/endpoint';
import { downline } from '@lanna/contract/people/agents/agents';
import type { balance } from '@lanna/contract/people/members/members';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { balanceQuery } from '../../../api/queries.ts';

export type Terms = Value<typeof envelopeTerms>;
export type Proof = Value<typeof proveEnvelope>;

const FIRST = undefined as string | undefined;

export const termsQuery = queryOptions({
  queryKey: ['envelopes', 'terms'],
  queryFn: ({ signal }) => call(envelopeTerms, { signal }),
});

export const givenQuery = infiniteQueryOptions({
  queryKey: ['envelopes', 'given'],
  queryFn: ({ pageParam, signal }) => call(listEnvelopes, { query: { after: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const envelopeQuery = (id: string) =>
  queryOptions({
    queryKey: ['envelopes', 'one', id],
    queryFn: ({ signal }) => call(showEnvelope, { params: { id }, signal }),
  });

export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: ['envelopes', 'proof', id],
    queryFn: ({ signal }) => call(proveEnvelope, { params: { id }, signal }),
  });

export const ownQuery = infiniteQueryOptions({
  queryKey: ['envelopes', 'own'],
  queryFn: ({ pageParam, signal }) => call(ownEnvelopes, { query: { after: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Those directly below, to choose from; with a whole account name, that one at any depth. */
export const choiceQuery = (account: string, pageNo: number) =>
  queryOptions({
    queryKey: ['envelopes', 'choice', account, pageNo],
    queryFn: ({ signal }) =>
      call(downline, {
        query: { account: account || undefined, status: 'active', pageNo, pageSize: 10 },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What follows once money has gone into an envelope or has come back: the balance, and envelopes. */
export function useFollow() {
  const queries = useQueryClient();
  return ({ balance: left, envelope }: Pick<Value<typeof giveEnvelope>, 'balance' | 'envelope'>) => {
    const shown: Value<typeof balance> = { sumBalance: left, currency: envelope.currency };
    queries.setQueryData(balanceQuery.queryKey, shown);
    void queries.invalidateQueries({ queryKey: ['envelopes'] });
  };
}

export function useCancel() {
  return useMutation({
    mutationFn: (id: string) => call(cancelEnvelope, { params: { id } }),
    onSuccess: useFollow(),
  });
}

export function useClaim() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(claimEnvelope, { params: { id } }),
    onSuccess: ({ balance: left, currency }) => {
      const shown: Value<typeof balance> = { sumBalance: left, currency };
      queries.setQueryData(balanceQuery.queryKey, shown);
    },
  });
}
