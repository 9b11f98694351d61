import {
  cancelEnvelope,
  claimEnvelope,
  envelopeTerms,
  giveEnvelope,
  listEnvelopes,
  ownEnvelopes,
  proveEnvelope,
  showEnvelope,
} from '@lanna/contract/commission/envelopes/envelopes';
import type { Sending, Value } from '@lanna/contract/endpoint';
import { downline } from '@lanna/contract/people/agents/agents';
import type { balance } from '@lanna/contract/people/members/members';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/calls/call.ts';
import { intentKey } from '../../../api/calls/intent-key.ts';
import { balanceQuery } from '../../../api/queries.ts';

export type Terms = Value<typeof envelopeTerms>;
export type Proof = Value<typeof proveEnvelope>;
export type Order = Sending<typeof giveEnvelope>['body'];

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

/** Gives an envelope; a press that is repeated, or tried again without an answer, is the same envelope. */
export function useGive() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (order: Order) => {
      const { paymentPassword: _, secondFactor: __, ...request } = order;
      return call(giveEnvelope, { body: order, idempotencyKey: keys.for(JSON.stringify(request)) });
    },
    onSuccess: ({ balance: left, envelope }) => {
      keys.settled();
      follow(queries, left, envelope.currency);
    },
  });
}

export function useCancel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelEnvelope, { params: { id } }),
    onSuccess: ({ balance: left, envelope }) => follow(queries, left, envelope.currency),
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

function follow(queries: QueryClient, left: string, currency: string) {
  const shown: Value<typeof balance> = { sumBalance: left, currency };
  queries.setQueryData(balanceQuery.queryKey, shown);
  void queries.invalidateQueries({ queryKey: ['envelopes'] });
}
