import {
  cancelDeposit,
  type DepositPage,
  type DepositShown,
  depositMethods,
  depositSlips,
  listDeposits,
  sayPaid,
  showDeposit,
} from '@lanna/contract/money/cashier/cashier';
import { isDepositOpen } from '@lanna/rules/money/cashier/deposit-state';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** Push reports every change; this is for a connection that has none. */
const REFRESH_MS = 15_000;
export const HISTORY_PAGE = 5;

export const depositMethodsQuery = queryOptions({
  queryKey: ['cashier', 'methods'],
  queryFn: ({ signal }) => call(depositMethods, { signal }),
});

export function depositQuery(id: string) {
  return queryOptions({
    queryKey: ['cashier', 'deposit', id],
    queryFn: ({ signal }) => call(showDeposit, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isDepositOpen(state.data.status) ? REFRESH_MS : false),
  });
}

export function depositsQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['cashier', 'deposits', pageNo],
    queryFn: ({ signal }) =>
      call(listDeposits, { query: { pageNo, pageSize: HISTORY_PAGE, status: undefined }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** With how many there are, so that another one is asked for. */
export function depositSlipsQuery(id: string, slips: number) {
  return queryOptions({
    queryKey: ['cashier', 'slips', id, slips],
    queryFn: ({ signal }) => call(depositSlips, { params: { id }, signal }),
  });
}

/** The member says that it is paid, or asks a gateway once more. */
export function useSayPaid(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(sayPaid, { params: { id }, body: {} }),
    onSuccess: (shown) => keepShown(queries, shown),
  });
}

export function useCancelDeposit(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelDeposit, { params: { id }, body: {} }),
    onSuccess: (shown) => keepShown(queries, shown),
  });
}

/** What a call has answered is shown at once; its steps and the list are asked for again. */
export function keepShown(queries: QueryClient, shown: DepositShown): void {
  const { queryKey } = depositQuery(shown.id);
  queries.setQueryData<DepositPage>(queryKey, (known) => ({ ...shown, steps: known?.steps ?? [] }));
  void queries.invalidateQueries({ queryKey: ['cashier'] });
}
