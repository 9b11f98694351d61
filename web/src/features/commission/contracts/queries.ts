import {
  type ContractAction,
  consolidatedFunds,
  contractCalls,
  showContract,
  waitingContracts,
} from '@lanna/contract/commission/contracts/contracts';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

const MINUTE_MS = 60_000;

/** Which contracts the agent has: by it the agent centre shows their pages. */
export const contractFlagsQuery = queryOptions({
  queryKey: ['contracts', 'flags'],
  queryFn: ({ signal }) => call(consolidatedFunds, { signal }),
  staleTime: MINUTE_MS,
});

export const contractsQuery = (kind: ContractKind, pageNo = 1) =>
  queryOptions({
    queryKey: ['contracts', kind, pageNo],
    queryFn: ({ signal }) => call(contractCalls[kind].list, { query: { pageNo }, signal }),
    placeholderData: keepPreviousData,
  });

/** What waits for the agent's signature. */
export const waitingQuery = queryOptions({
  queryKey: ['contracts', 'waiting'],
  queryFn: ({ signal }) => call(waitingContracts, { signal }),
});

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: ['contracts', 'one', id],
    queryFn: ({ signal }) => call(showContract, { params: { id }, signal }),
  });

/** What is done with a contract; lists, the document and the menu follow, also where it was refused because something has changed. */
export function useContractMove(kind: ContractKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ContractAction) => call(contractCalls[kind].move, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['contracts'] }),
  });
}
