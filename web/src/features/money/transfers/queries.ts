import type { Sending, Value } from '@lanna/contract/endpoint';
import { agentAccount } from '@lanna/contract/money/transfers/agent-account';
import {
  agentTransfers,
  allBack,
  listTransfers,
  merchantWallet,
  showDownline,
  showUpline,
  transferDownline,
  transferUpline,
  walletTransfer,
} from '@lanna/contract/money/transfers/transfers';
import type { balance } from '@lanna/contract/people/members/members';
import { memberTransactions } from '@lanna/contract/play/records/records';
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

export type Wallets = Value<typeof merchantWallet>;
export type VendorWallet = Wallets['wallets'][number];

export const walletsQuery = queryOptions({
  queryKey: ['transfers', 'wallets'],
  queryFn: ({ signal }) => call(merchantWallet, { signal }),
});

export const uplineQuery = queryOptions({
  queryKey: ['transfers', 'upline'],
  queryFn: ({ signal }) => call(showUpline, { signal }),
});

export const transfersQuery = (kind: 'vendor' | 'upline', pageNo: number, pageSize = 5) =>
  queryOptions({
    queryKey: ['transfers', 'own', kind, pageNo, pageSize],
    queryFn: ({ signal }) => call(listTransfers, { query: { kind, pageNo, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

const MOVEMENTS = 5;

/** The latest of all that has moved the wallet. */
export const movementsQuery = queryOptions({
  queryKey: ['transfers', 'movements'],
  queryFn: ({ signal }) => call(memberTransactions, { query: { pageSize: MOVEMENTS }, signal }),
});

export const agentTransfersQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['transfers', 'agent', pageNo],
    queryFn: ({ signal }) => call(agentTransfers, { query: { pageNo, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (query: Sending<typeof agentAccount>['query']) =>
  infiniteQueryOptions({
    queryKey: ['transfers', 'account', query],
    queryFn: ({ pageParam, signal }) => call(agentAccount, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Moves money between two wallets; a press that is repeated, or tried again without an answer, is the same transfer. */
export function useWalletTransfer() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (body: Sending<typeof walletTransfer>['body']) =>
      call(walletTransfer, {
        body,
        idempotencyKey: keys.for(`${body.vassalage} ${body.way} ${body.amount}`),
      }),
    onSuccess: ({ balance: left, transfer }) => {
      keys.settled();
      follow(queries, left, transfer.currency);
    },
  });
}

export function useAllBack(currency: string) {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: () => call(allBack, { body: {}, idempotencyKey: keys.for('all') }),
    onSuccess: ({ balance: left }) => {
      keys.settled();
      follow(queries, left, currency);
    },
  });
}

/** A member of the own line, and what the agent can transfer there. */
export const downlineQuery = (to: string) =>
  queryOptions({
    queryKey: ['transfers', 'down', to],
    queryFn: ({ signal }) => call(showDownline, { query: { to }, signal }),
    retry: false,
  });

type LineOrder = Sending<typeof transferUpline | typeof transferDownline>['body'];

/** Moves money within the line: to the own agent, or to a member below. */
export function useLineTransfer() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: async (body: LineOrder) => {
      if ('to' in body)
        return call(transferDownline, { body, idempotencyKey: keys.for(`${body.to} ${body.amount}`) });
      const sent = await call(transferUpline, { body, idempotencyKey: keys.for(body.amount) });
      return { ...sent.transfer, balance: sent.balance };
    },
    onSuccess: ({ balance: left, currency }, body) => {
      keys.settled();
      follow(queries, left, currency);
      // The list behind the form shows what the member has.
      if ('to' in body) void queries.invalidateQueries({ queryKey: ['agent'] });
    },
  });
}

/** The balance shown everywhere follows the answer at once; wallets and lists are fetched again. */
function follow(queries: QueryClient, left: string, currency: string) {
  const shown: Value<typeof balance> = { sumBalance: left, currency };
  queries.setQueryData(balanceQuery.queryKey, shown);
  void queries.invalidateQueries({ queryKey: ['transfers'] });
}
